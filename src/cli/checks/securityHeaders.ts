import type { Check } from '../check';

export const securityHeaders: Check = {
  name: 'security-headers',
  passes: 'Browsers are told not to guess content types, nor to leave https.',
  async run(server) {
    for (const { call, headers } of [...server.accountAnswers(), await server.page()]) {
      if (headers.get('x-content-type-options')?.toLowerCase() !== 'nosniff') {
        return {
          fails: `${call} lets browsers guess its content type.`,
          fix: 'Send X-Content-Type-Options: nosniff with every answer.',
        };
      }
      const https = server.options.address.startsWith('https:');
      if (!https || headers.has('strict-transport-security')) continue;
      return {
        fails: `${call} does not keep browsers on https.`,
        fix: 'Send Strict-Transport-Security: max-age=31536000 with every answer.',
      };
    }
  },
};
