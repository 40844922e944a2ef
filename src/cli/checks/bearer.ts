import type { Check } from '../check';
import { NOT_SIGNED_IN } from './notSignedIn';

export const bearer: Check = {
  name: 'bearer',
  holds: 'A call with the token in Authorization: Bearer is answered.',
  async run(visit) {
    const token = await visit.token();
    if (token === undefined) return NOT_SIGNED_IN;
    const { call, status } = await visit.probeWith(token);
    if (status === 404) return { unchecked: `${call} is not there: name a call with --probe.` };
    if (status >= 200 && status < 300) return undefined;
    return {
      fails: `${call} with a fresh token is answered with status ${status}.`,
      mend: 'Take the token of the login answer from the header "Authorization: Bearer TOKEN".',
    };
  },
};
