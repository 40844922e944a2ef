import { UNAUTHORIZED } from '../../constants';
import { type Check, FORBIDDEN, NOT_SIGNED_IN, REFUSED_FIX } from '../check';
import { describeAnswer } from '../describe';
import { envelopeOf } from '../envelope';

export const logout: Check = {
  name: 'logout',
  passes: 'Logging out ends the session, and succeeds with an old token too.',
  async run(server) {
    const token = await server.token();
    if (token === undefined) return NOT_SIGNED_IN;
    const end = () => server.logoutWith(token);
    const first = await end();
    const { call, status } = first;
    if (status === 404)
      return { unchecked: `${call} does not exist: set another path with --logout.` };
    if (status === FORBIDDEN) {
      return { fails: `${call} returns status ${status}.`, fix: REFUSED_FIX };
    }
    const probe = await server.probeWith(token);
    if (probe.status !== UNAUTHORIZED && probe.status !== 404) {
      return {
        fails: `${probe.call} returns status ${probe.status} after ${call}.`,
        fix: 'End the session of the token in "Authorization: Bearer TOKEN": later calls get 401.',
      };
    }
    for (const answer of [first, await end()]) {
      if (answer.status === 200 && envelopeOf(answer)?.Code === 0) continue;
      return {
        fails: `${call} returns ${describeAnswer(answer, server.hide)}, not Code 0.`,
        fix: 'Answer status 200 and Code 0, also if the session has already ended.',
      };
    }
  },
};
