import { LOGIN_PATH } from '../../../constants';
import { describeAnswer } from '../../answers/describe';
import { isInconclusive } from '../../answers/inconclusive';
import { tokenOf } from '../../calls/serverCalls';
import { type Check, NOT_SIGNED_IN } from '../../check';

/** An origin that no server allows: the domain is reserved. */
const FOREIGN = 'https://backoffice-check.invalid';

export const foreignOrigin: Check = {
  name: 'foreign-origin',
  passes: 'Pages of other origins may not send requests.',
  async run(server) {
    const preflight = await server.call(server.options.address + LOGIN_PATH, 'OPTIONS', {
      Origin: FOREIGN,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    });
    const allowed = preflight.headers.get('access-control-allow-origin');
    if (allowed === FOREIGN || allowed === '*') {
      return {
        fails: `Any website can send requests and read the answers: the preflight from ${FOREIGN} is answered with Access-Control-Allow-Origin: ${allowed}.`,
        fix: 'Compare Origin with a list of your own pages, and allow only those.',
      };
    }
    // Browsers send this call without a preflight.
    const headers = { Origin: FOREIGN, 'Content-Type': 'text/plain' };
    const signedIn = await server.loginWith(headers, { withoutCookies: true });
    if (!signedIn) return NOT_SIGNED_IN;
    if (isInconclusive(signedIn)) {
      return {
        unchecked: `A POST with Origin: ${FOREIGN} and Content-Type: text/plain returns status ${signedIn.status}, which is no refusal of the origin.`,
      };
    }
    if (tokenOf(signedIn) === undefined) return undefined;
    return {
      fails: `A POST with Origin: ${FOREIGN} and Content-Type: text/plain is accepted: ${describeAnswer(signedIn, server.hide)}.`,
      fix: 'Answer 403 to changing calls with an Origin that is neither your own nor allowed, or at least 415 to a Content-Type other than application/json.',
    };
  },
};
