import { describeWrongStatus, noEnvelope } from '../answers/describe';
import { envelopeOf, formatEnvelope } from '../answers/envelope';
import { statusAdvice } from '../answers/statusAdvice';
import { needsSecondStep } from '../calls/serverCalls';
import type { Check } from '../check';

const STATUS_FIX =
  'If the account is refused, correct --user and --password. Answer with status 200 even then; a failure is a Code other than 0.';

export const login: Check = {
  name: 'login',
  passes: 'The test account signs in: status 200, Code 0.',
  async run(server) {
    const answer = await server.login();
    if (answer.status !== 200) {
      return {
        fails: `The test account gets ${describeWrongStatus(answer, server.hide)}.`,
        fix: statusAdvice(answer.status) ?? STATUS_FIX,
      };
    }
    const envelope = envelopeOf(answer);
    if (!envelope) return noEnvelope(answer, server.hide);
    if (needsSecondStep(answer)) {
      return { unchecked: 'The test account needs a second step: use one without.' };
    }
    if (envelope.Code === 0) return undefined;
    return {
      fails: `The test account is refused: ${formatEnvelope(envelope, server.hide)}.`,
      fix: 'Correct --user and --password. If they are correct, answer with Code 0 and the user record.',
    };
  },
};
