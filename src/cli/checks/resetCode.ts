import { RESET_ACTIONS } from '../../constants';
import type { Check } from '../check';
import { envelopeOf, NO_ENVELOPE } from '../envelope';

const { verify } = RESET_ACTIONS;

export const resetCode: Check = {
  name: 'reset-code',
  passes: `A wrong reset code is refused, at the Action "${verify}".`,
  async run(server) {
    const answer = await server.wrongCode();
    const fix = 'Answer with status 200, a Code other than 0 and a Message for the person.';
    if (answer.status !== 200) {
      return { fails: `A wrong code is answered with status ${answer.status}.`, fix };
    }
    const envelope = envelopeOf(answer);
    if (!envelope) return NO_ENVELOPE;
    if (envelope.Code === 0) {
      return {
        fails: 'A code that nobody was sent is taken for good.',
        fix: 'Compare the Id with the codes that were mailed.',
      };
    }
    if (!envelope.Message?.trim()) {
      return { fails: `Code ${envelope.Code} comes without a Message to show.`, fix };
    }
    const { Code, Message } = envelopeOf(await server.unknownAction()) ?? {};
    if (Code !== envelope.Code || Message !== envelope.Message) return undefined;
    return {
      fails: `The Action "${verify}" gets the answer of an action that does not exist.`,
      fix: `Accept "${verify}": the contract spells the action so.`,
    };
  },
};
