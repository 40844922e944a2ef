import { randomUUID } from 'node:crypto';
import { UNAUTHORIZED } from '../../constants';
import { CallFailed } from '../answers/call';
import { overLimit } from '../answers/inconclusive';
import { missingProbe } from '../calls/missingCall';
import type { Check } from '../check';

export const unauthorized: Check = {
  name: 'unauthorized',
  passes: 'A call without a token or with a wrong one returns status 401.',
  async run(server) {
    // The check `bearer` reports a call with the token that gets no answer.
    const missing = await missingProbe(server).catch(ignoreFailedCall);
    if (missing) return missing;
    const without = await server.probe();
    const wrong = await server.probeWith(randomUUID());
    const limited = overLimit(without, wrong);
    if (limited) return limited;
    for (const [answer, what] of [
      [without, 'without a token'],
      [wrong, 'with a wrong token'],
    ] as const) {
      if (answer.status === UNAUTHORIZED) continue;
      return {
        fails: `${answer.call} ${what} returns status ${answer.status}.`,
        fix: 'Answer 401 if a call has no session: the elements then ask the user to sign in again.',
      };
    }
  },
};

function ignoreFailedCall(error: unknown): undefined {
  if (!(error instanceof CallFailed)) throw error;
}
