import { RESET_ACTIONS } from '../../constants';
import { describeAnswer, describeWrongStatus, noEnvelope } from '../answers/describe';
import { envelopeOf } from '../answers/envelope';
import { overLimit } from '../answers/inconclusive';
import { WRONG_CODE } from '../calls/serverCalls';
import type { Check } from '../check';

/** Advice for a server without the reset call. */
export const MISSING_RESET =
  'Implement the call, or add --skip reset --skip reset-code if the server does not reset passwords.';

const { verify } = RESET_ACTIONS;

export const resetCode: Check = {
  name: 'reset-code',
  passes: `The Action "${verify}" refuses a wrong reset code.`,
  async run(server) {
    const answer = await server.wrongCode();
    const limited = overLimit(answer);
    if (limited) return limited;
    const fix = 'Answer with status 200, a Code other than 0 and a Message for the user.';
    if (answer.status === 404)
      return { fails: `${answer.call} returns status 404.`, fix: MISSING_RESET };
    if (answer.status !== 200) {
      return { fails: `A wrong code returns ${describeWrongStatus(answer, server.hide)}.`, fix };
    }
    const envelope = envelopeOf(answer);
    if (!envelope) return noEnvelope(answer, server.hide);
    if (envelope.Code === 0) {
      return {
        fails: `The Id ${WRONG_CODE}, which was never mailed, is answered with ${describeAnswer(answer, server.hide)}.`,
        fix: 'Compare the Id with the codes that were mailed.',
      };
    }
    if (!envelope.Message?.trim()) {
      return { fails: `Code ${envelope.Code} has no Message to show.`, fix };
    }
    const { Code, Message } = envelopeOf(await server.unknownAction()) ?? {};
    if (Code !== envelope.Code || Message !== envelope.Message) return undefined;
    return {
      fails: `The Action "${verify}" gets the answer of an action that does not exist: ${describeAnswer(answer, server.hide)}.`,
      fix: `Accept "${verify}": the contract spells the action this way. If the server does, answer an unknown Action in another way.`,
    };
  },
};
