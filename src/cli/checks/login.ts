import type { Check } from '../check';
import { envelopeOf, NO_ENVELOPE, saying } from '../envelope';

export const login: Check = {
  name: 'login',
  holds: 'The test account signs in: status 200, Code 0.',
  async run(visit) {
    const answer = await visit.login();
    if (answer.status !== 200) {
      return {
        fails: `The test account gets status ${answer.status}.`,
        mend: 'Answer a sign-in with status 200; a failure is a Code other than 0.',
      };
    }
    const envelope = envelopeOf(answer);
    if (!envelope) return NO_ENVELOPE;
    if (envelope.Code === 0) return undefined;
    return {
      fails: `The test account is refused: ${saying(envelope, visit.hide)}.`,
      mend: 'Correct --user and --password; if they are right, answer with Code 0 and the user record.',
    };
  },
};
