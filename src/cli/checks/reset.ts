import { describeAnswer, describeWrongStatus, noEnvelope } from '../answers/describe';
import { envelopeOf, formatEnvelope } from '../answers/envelope';
import { overLimit } from '../answers/inconclusive';
import { answersDiffer } from '../calls/answersDiffer';
import type { Check } from '../check';
import { MISSING_RESET } from './resetCode';

export const reset: Check = {
  name: 'reset',
  passes: 'A request for a reset code gets the same answer for known and unknown users.',
  async run(server) {
    const known = await server.resetKnown();
    const unknown = await server.resetUnknown();
    const limited = overLimit(known, unknown);
    if (limited) return limited;
    if (answersDiffer(known, unknown, server.options.user)) {
      return {
        fails: `A request for a reset code reveals whether a user exists: known users get ${describeAnswer(known, server.hide)}, unknown ones ${describeAnswer(unknown, server.hide)}.`,
        fix: 'Give both the same status, Code and Message, and send mail only to known users.',
      };
    }
    if (known.status !== 200) {
      return {
        fails: `${known.call} with Action "send" returns ${describeWrongStatus(known, server.hide)}.`,
        fix:
          known.status === 404
            ? MISSING_RESET
            : 'Answer with status 200; a failure is a Code other than 0.',
      };
    }
    const envelope = envelopeOf(known);
    if (!envelope) return noEnvelope(known, server.hide);
    return envelope.Code === 0
      ? undefined
      : { unchecked: `The server says ${formatEnvelope(envelope, server.hide)}.` };
  },
};
