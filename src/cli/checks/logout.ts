import { UNAUTHORIZED } from '../../constants';
import { describeAnswer } from '../answers/describe';
import { envelopeOf } from '../answers/envelope';
import { isInconclusive } from '../answers/inconclusive';
import { statusAdvice } from '../answers/statusAdvice';
import { isMissing, missingProbe } from '../calls/missingCall';
import { type Check, NOT_SIGNED_IN } from '../check';

export const logout: Check = {
  name: 'logout',
  passes: 'Logging out ends the session, and succeeds with an old token too.',
  async run(server) {
    const token = await server.token();
    if (token === undefined) return NOT_SIGNED_IN;
    const missing = missingProbe(server);
    // While the session is open; it ends even if this call fails.
    await Promise.allSettled([missing]);
    const end = () => server.logoutWith(token);
    const first = await end();
    const { call } = first;
    if (await isMissing(first, () => server.unknownPost(token)))
      return { unchecked: `${call} does not exist: set another path with --logout.` };
    const advice = statusAdvice(first.status);
    if (advice) {
      return { fails: `${call} returns ${describeAnswer(first, server.hide)}.`, fix: advice };
    }
    const noProbe = await missing;
    const probe = noProbe ? undefined : await server.probeWith(token);
    if (probe && isInconclusive(probe)) {
      return {
        unchecked: `${probe.call} returns status ${probe.status} after ${call}, so whether the session ends cannot be seen.`,
      };
    }
    if (probe && probe.status !== UNAUTHORIZED) {
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
    if (!noProbe) return undefined;
    return {
      unchecked: `${call} returns Code 0. Whether the session ends cannot be seen: ${noProbe.unchecked}`,
    };
  },
};
