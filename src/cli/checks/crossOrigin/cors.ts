import { LOGIN_PATH, UNAUTHORIZED } from '../../../constants';
import type { Answer } from '../../answers/call';
import { describeAnswer } from '../../answers/describe';
import { envelopeOf, quote } from '../../answers/envelope';
import { isInconclusive } from '../../answers/inconclusive';
import type { ServerCalls } from '../../calls/serverCalls';
import { type Check, type Finding, NOT_SIGNED_IN } from '../../check';
import { hasOtherOrigin } from '../../options';

/** Headers of the elements' requests that a preflight must allow. */
const REQUIRED_HEADERS = ['authorization', 'content-type'];

export const cors: Check = {
  name: 'cors',
  passes: "The page's origin may send requests with token, JSON and cookies.",
  async run(server) {
    const { address, origin } = server.options;
    if (!origin) return { unchecked: 'No other origin was set with --origin.' };
    if (!hasOtherOrigin(server.options)) return { unchecked: 'The page has the same origin.' };
    const preflight = await server.call(address + LOGIN_PATH, 'OPTIONS', {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': REQUIRED_HEADERS.join(', '),
    });
    const { status, headers } = preflight;
    if (status < 200 || status > 299) {
      return {
        fails: `The preflight (OPTIONS) returns status ${status}.`,
        fix: 'Answer preflights with 204 before checking the token: browsers send none with them.',
      };
    }
    const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase();
    const missing = REQUIRED_HEADERS.filter((name) => !allowed.split(/\s*,\s*/).includes(name));
    if (missing.length > 0) {
      return {
        fails: `The preflight does not allow the headers ${missing.join(', ')}: Access-Control-Allow-Headers is ${allowed ? quote(server.hide(allowed)) : 'missing'}.`,
        fix: 'Send Access-Control-Allow-Headers: Authorization, Content-Type.',
      };
    }
    const probe = await server.call(address + server.options.probe, 'GET', { Origin: origin });
    const isUnauthorized = probe.status === UNAUTHORIZED;
    const found =
      refusal(preflight, 'The preflight', server) ??
      (isUnauthorized ? refusal(probe, 'A 401 answer', server) : undefined);
    if (found) return found;
    const signedIn = await server.loginWith({ Origin: origin });
    if (!signedIn) return NOT_SIGNED_IN;
    if (isInconclusive(signedIn)) {
      return { unchecked: `A sign-in with Origin: ${origin} returns status ${signedIn.status}.` };
    }
    if (signedIn.status >= 400 || envelopeOf(signedIn)?.Code !== 0) {
      return {
        fails: `A sign-in with Origin: ${origin} returns ${describeAnswer(signedIn, server.hide)}; without Origin, the account signs in.`,
        fix: `Accept changing calls with Origin: ${origin}, without the CSRF header.`,
      };
    }
    const refused = refusal(signedIn, 'The answer', server);
    if (refused || isUnauthorized) return refused;
    return {
      unchecked: `GET ${server.options.probe} without a token returns status ${probe.status}, not 401: set another path with --probe.`,
    };
  },
};

/** Returns the finding if a response does not allow the origin or its cookies. */
function refusal(
  { headers }: Answer,
  what: string,
  { hide, options: { origin } }: ServerCalls,
): Finding {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== origin) {
    return {
      fails: `${what} allows ${allowed ? `"${hide(allowed)}"` : 'no origin'}, not ${origin}.`,
      fix: `Send Access-Control-Allow-Origin: ${origin}, with errors too.`,
    };
  }
  const cookies = headers.get('access-control-allow-credentials');
  if (cookies === 'true') return undefined;
  return {
    fails: `${what} does not allow cookies, which the elements send: Access-Control-Allow-Credentials is ${cookies ? quote(hide(cookies)) : 'missing'}.`,
    fix: 'Send Access-Control-Allow-Credentials: true.',
  };
}
