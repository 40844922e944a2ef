import { answersDiffer } from '../answersDiffer';
import type { Check } from '../check';

export const unknownUser: Check = {
  name: 'unknown-user',
  passes: 'Sign-in answers an unknown user as it answers a wrong password.',
  async run(server) {
    const wrong = await server.wrongPassword();
    const unknown = await server.unknownUser();
    if (!answersDiffer(wrong, unknown, server.options.user)) return undefined;
    return {
      fails: 'Sign-in tells an unknown user from a wrong password.',
      fix: 'Give both the same status, Code and Message, or user ids can be found out.',
    };
  },
};
