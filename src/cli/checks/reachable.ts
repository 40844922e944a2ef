import { LOGIN_PATH } from '../../constants';
import { describeType } from '../answers/describe';
import { statusAdvice } from '../answers/statusAdvice';
import type { Check } from '../check';

export const reachable: Check = {
  name: 'reachable',
  passes: 'The server answers with JSON.',
  async run(server) {
    const answer = await server.login();
    const { call, status, headers, json } = answer;
    if (status >= 300 && status < 400) {
      return {
        fails: `${call} is redirected to ${server.hide(headers.get('location') ?? 'nowhere')}.`,
        fix: 'Use the address that it redirects to: the elements do not follow redirects.',
      };
    }
    if (status === 404 || status === 405) {
      return {
        fails: `${call} returns status ${status}.`,
        fix: `Implement POST ${LOGIN_PATH} below the address, or use the address in api-base.`,
      };
    }
    if (json === undefined) {
      const type = describeType(answer, server.hide);
      return {
        fails: `${call} returns status ${status} and ${type}, which is not JSON.`,
        fix:
          statusAdvice(status) ?? 'Use the address of the server itself, not of a page or a proxy.',
      };
    }
  },
};
