import { describeWrongStatus, noEnvelope } from '../answers/describe';
import { envelopeOf } from '../answers/envelope';
import { overLimit } from '../answers/inconclusive';
import type { Check } from '../check';

export const wrongPassword: Check = {
  name: 'wrong-password',
  passes: 'A wrong password returns status 200, a Code and a Message.',
  async run(server) {
    const answer = await server.wrongPassword();
    const limited = overLimit(answer);
    if (limited) return limited;
    const fix = 'Answer with status 200, a Code other than 0 and a Message for the user.';
    if (answer.status !== 200) {
      return {
        fails: `A wrong password returns ${describeWrongStatus(answer, server.hide)}.`,
        fix,
      };
    }
    const envelope = envelopeOf(answer);
    if (!envelope) return noEnvelope(answer, server.hide);
    if (envelope.Code === 0) {
      return {
        fails: 'A wrong password signs in: status 200, Code 0.',
        fix: 'Check the password.',
      };
    }
    if (envelope.Message?.trim()) return undefined;
    return { fails: `Code ${envelope.Code} has no Message to show.`, fix };
  },
};
