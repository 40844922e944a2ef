import { LOGIN_PATH } from '../../constants';
import type { Answer } from '../call';
import type { Check, Finding } from '../check';
import { quote } from '../envelope';
import type { ServerCalls } from '../serverCalls';

const NEEDED = ['authorization', 'content-type'];

export const cors: Check = {
  name: 'cors',
  passes: "The page's origin may call, with token, JSON and cookies.",
  async run(server) {
    const { address, origin } = server.options;
    if (!origin) return { unchecked: 'The page has the same origin, or name it with --origin.' };
    if (origin === new URL(address).origin) return { unchecked: 'The page has the same origin.' };
    const preflight = await server.call(address + LOGIN_PATH, 'OPTIONS', {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': NEEDED.join(', '),
    });
    const { status, headers } = preflight;
    if (status < 200 || status > 299) {
      return {
        fails: `The preflight (OPTIONS) is answered with status ${status}.`,
        fix: 'Answer preflights with 204 before you look for a token: browsers send none with them.',
      };
    }
    const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase();
    const missing = NEEDED.filter((name) => !allowed.split(/\s*,\s*/).includes(name));
    if (missing.length > 0) {
      return {
        fails: `The preflight does not allow the headers ${missing.join(', ')}: Access-Control-Allow-Headers is ${allowed ? quote(server.hide(allowed)) : 'missing'}.`,
        fix: 'Send Access-Control-Allow-Headers: Authorization, Content-Type.',
      };
    }
    const unsigned = () => server.call(address + server.options.probe, 'GET', { Origin: origin });
    return (
      refusal(preflight, 'The preflight', server) ??
      refusal(await server.loginWith({ Origin: origin }), 'The answer', server) ??
      refusal(await unsigned(), 'A 401 answer', server)
    );
  },
};

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
    fails: `${what} allows no cookies, which the elements send along: Access-Control-Allow-Credentials is ${cookies ? quote(hide(cookies)) : 'missing'}.`,
    fix: 'Send Access-Control-Allow-Credentials: true.',
  };
}
