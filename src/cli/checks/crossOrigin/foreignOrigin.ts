import { LOGIN_PATH } from '../../../constants';
import type { Check } from '../../check';

/** An origin that no server allows: the domain is reserved. */
const FOREIGN = 'https://backoffice-check.invalid';

export const foreignOrigin: Check = {
  name: 'foreign-origin',
  passes: 'Pages of other origins may not send requests.',
  async run(server) {
    const { headers } = await server.call(server.options.address + LOGIN_PATH, 'OPTIONS', {
      Origin: FOREIGN,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    });
    const allowed = headers.get('access-control-allow-origin');
    if (allowed !== FOREIGN && allowed !== '*') return undefined;
    return {
      fails: `Any website can send requests and read the answers: the preflight from ${FOREIGN} is answered with Access-Control-Allow-Origin: ${allowed}.`,
      fix: 'Compare Origin with a list of your own pages, and allow only those.',
    };
  },
};
