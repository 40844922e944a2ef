import { answersDiffer } from '../answersDiffer';
import type { Check } from '../check';
import { describeAnswer } from '../describe';

export const unknownUser: Check = {
  name: 'unknown-user',
  passes: 'Sign-in answers an unknown user as it answers a wrong password.',
  async run(server) {
    const wrong = await server.wrongPassword();
    const unknown = await server.unknownUser();
    if (!answersDiffer(wrong, unknown, server.options.user)) return undefined;
    return {
      fails: `Sign-in tells an unknown user (${describeAnswer(unknown, server.hide)}) from a wrong password (${describeAnswer(wrong, server.hide)}).`,
      fix: 'Give both the same status, Code and Message, or user ids can be found out.',
    };
  },
};
