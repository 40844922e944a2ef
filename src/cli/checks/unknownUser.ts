import { describeAnswer } from '../answers/describe';
import { isInconclusive, overLimit } from '../answers/inconclusive';
import { answersDiffer } from '../calls/answersDiffer';
import type { Check } from '../check';

export const unknownUser: Check = {
  name: 'unknown-user',
  passes: 'The sign-in gives an unknown user the same answer as a wrong password.',
  async run(server) {
    const wrong = await server.wrongPassword();
    const unknown = await server.unknownUser();
    const limited = overLimit(wrong, unknown);
    if (limited) return limited;
    if (!answersDiffer(wrong, unknown, server.options.user)) {
      return isInconclusive(wrong)
        ? { unchecked: `Both sign-ins return ${describeAnswer(wrong, server.hide)}.` }
        : undefined;
    }
    return {
      fails: `The sign-in reveals whether a user exists: an unknown user gets ${describeAnswer(unknown, server.hide)}, a wrong password ${describeAnswer(wrong, server.hide)}.`,
      fix: 'Give both the same status, Code and Message, or user ids can be guessed.',
    };
  },
};
