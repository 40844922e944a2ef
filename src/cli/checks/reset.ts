import type { Check } from '../check';
import { envelopeOf, NO_ENVELOPE, saying } from '../envelope';
import { tellApart } from './sameAnswer';

export const reset: Check = {
  name: 'reset',
  holds: 'A reset code is asked for with the same answer for known and unknown users.',
  async run(visit) {
    const known = await visit.resetKnown();
    const unknown = await visit.resetUnknown();
    if (tellApart(known, unknown, visit.options.user)) {
      return {
        fails: 'Asking for a reset code tells known users from unknown ones.',
        mend: 'Give both the same status, Code and Message, and mail the known alone.',
      };
    }
    if (known.status !== 200) {
      return {
        fails: `${known.call} with Action "send" is answered with status ${known.status}.`,
        mend: 'Offer the call, and answer with status 200; a failure is a Code other than 0.',
      };
    }
    const envelope = envelopeOf(known);
    if (!envelope) return NO_ENVELOPE;
    return envelope.Code === 0
      ? undefined
      : { unchecked: `The server says ${saying(envelope, visit.hide)}.` };
  },
};
