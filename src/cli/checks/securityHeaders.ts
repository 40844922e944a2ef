import type { Check } from '../check';
import { quote } from '../envelope';

export const securityHeaders: Check = {
  name: 'security-headers',
  passes: 'Headers keep browsers from guessing content types and from leaving https.',
  async run(server) {
    for (const { call, headers } of [...server.accountAnswers(), await server.page()]) {
      const sniffing = headers.get('x-content-type-options');
      if (sniffing?.toLowerCase() !== 'nosniff') {
        const seen = sniffing ? `is ${quote(server.hide(sniffing))}` : 'is missing';
        return {
          fails: `${call} allows browsers to guess its content type: X-Content-Type-Options ${seen}.`,
          fix: 'Send X-Content-Type-Options: nosniff with every answer.',
        };
      }
      const https = server.options.address.startsWith('https:');
      if (!https || headers.has('strict-transport-security')) continue;
      return {
        fails: `${call} does not keep browsers on https: Strict-Transport-Security is missing.`,
        fix: 'Send Strict-Transport-Security: max-age=31536000 with every answer.',
      };
    }
  },
};
