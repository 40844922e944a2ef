import type { Answer } from '../call';
import type { Check } from '../check';
import { quote } from '../envelope';

export const securityHeaders: Check = {
  name: 'security-headers',
  passes:
    'Headers keep browsers from guessing content types, from leaving https and from foreign frames.',
  async run(server) {
    const page = await server.page();
    for (const { call, headers } of [...server.accountAnswers(), page]) {
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
    if (!isFramable(page)) return;
    return {
      fails: `${page.call} allows pages of every origin to frame it: Content-Security-Policy has no frame-ancestors.`,
      fix: "Send Content-Security-Policy: frame-ancestors 'self' with every page that shows the sign-in form.",
    };
  },
};

/** Returns whether an answer is a page that pages of every origin may show in a frame. */
function isFramable({ status, headers }: Answer): boolean {
  const policy = headers.get('content-security-policy') ?? '';
  const isSuccess = status >= 200 && status <= 299;
  const isPage = isSuccess && headers.get('content-type')?.startsWith('text/html');
  return Boolean(isPage) && !headers.has('x-frame-options') && !/frame-ancestors/i.test(policy);
}
