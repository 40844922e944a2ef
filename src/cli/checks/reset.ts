import { answersDiffer } from '../answersDiffer';
import type { Check } from '../check';
import { envelopeOf, formatEnvelope, NO_ENVELOPE } from '../envelope';

export const reset: Check = {
  name: 'reset',
  passes: 'A reset code is asked for with the same answer for known and unknown users.',
  async run(server) {
    const known = await server.resetKnown();
    const unknown = await server.resetUnknown();
    if (answersDiffer(known, unknown, server.options.user)) {
      return {
        fails: 'Asking for a reset code tells known users from unknown ones.',
        fix: 'Give both the same status, Code and Message, and mail the known alone.',
      };
    }
    if (known.status !== 200) {
      return {
        fails: `${known.call} with Action "send" is answered with status ${known.status}.`,
        fix: 'Offer the call, and answer with status 200; a failure is a Code other than 0.',
      };
    }
    const envelope = envelopeOf(known);
    if (!envelope) return NO_ENVELOPE;
    return envelope.Code === 0
      ? undefined
      : { unchecked: `The server says ${formatEnvelope(envelope, server.hide)}.` };
  },
};
