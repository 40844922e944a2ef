import { LOGIN_PATH } from '../../constants';
import type { Check } from '../check';

export const reachable: Check = {
  name: 'reachable',
  holds: 'The server answers, and with JSON.',
  async run(visit) {
    const { call, status, headers, json } = await visit.login();
    if (status >= 300 && status < 400) {
      return {
        fails: `${call} is redirected to ${visit.hide(headers.get('location') ?? 'nowhere')}.`,
        mend: 'Give the address that answers itself: the elements follow no redirects.',
      };
    }
    if (status === 404 || status === 405) {
      return {
        fails: `${call} is answered with status ${status}.`,
        mend: `Offer POST ${LOGIN_PATH} below the address, or give the address that stands in api-base.`,
      };
    }
    if (json === undefined) {
      const type = visit.hide(headers.get('content-type') ?? 'no content type');
      return {
        fails: `${call} is answered with status ${status} and ${type}, which is no JSON.`,
        mend: 'Give the address of the server that answers the calls, not of a page or a proxy.',
      };
    }
  },
};
