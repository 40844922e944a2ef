import type { Check } from '../check';

export const securityHeaders: Check = {
  name: 'security-headers',
  holds: 'Browsers are told not to guess content types, nor to leave https.',
  async run(visit) {
    for (const { call, headers } of [...visit.accountAnswers(), await visit.page()]) {
      if (headers.get('x-content-type-options')?.toLowerCase() !== 'nosniff') {
        return {
          fails: `${call} lets browsers guess its content type.`,
          mend: 'Send X-Content-Type-Options: nosniff with every answer.',
        };
      }
      const https = visit.options.address.startsWith('https:');
      if (!https || headers.has('strict-transport-security')) continue;
      return {
        fails: `${call} does not keep browsers on https.`,
        mend: 'Send Strict-Transport-Security: max-age=31536000 with every answer.',
      };
    }
  },
};
