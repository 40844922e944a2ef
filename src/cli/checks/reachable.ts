import { LOGIN_PATH } from '../../constants';
import type { Check } from '../check';
import { describeType } from '../describe';

export const reachable: Check = {
  name: 'reachable',
  passes: 'The server answers, and with JSON.',
  async run(server) {
    const answer = await server.login();
    const { call, status, headers, json } = answer;
    if (status >= 300 && status < 400) {
      return {
        fails: `${call} is redirected to ${server.hide(headers.get('location') ?? 'nowhere')}.`,
        fix: 'Give the address that answers itself: the elements follow no redirects.',
      };
    }
    if (status === 404 || status === 405) {
      return {
        fails: `${call} is answered with status ${status}.`,
        fix: `Offer POST ${LOGIN_PATH} below the address, or give the address that stands in api-base.`,
      };
    }
    if (json === undefined) {
      const type = describeType(answer, server.hide);
      return {
        fails: `${call} is answered with status ${status} and ${type}, which is no JSON.`,
        fix: 'Give the address of the server that answers the calls, not of a page or a proxy.',
      };
    }
  },
};
