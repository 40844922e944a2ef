import { frameHole, keepsHttps, keepsType } from '../answers/browserRules';
import type { Answer } from '../answers/call';
import { quote } from '../answers/envelope';
import type { Check } from '../check';

export const securityHeaders: Check = {
  name: 'security-headers',
  passes:
    'Headers keep browsers from guessing content types, from leaving https and from foreign frames.',
  async run(server) {
    const page = await server.page();
    for (const { call, headers } of [...server.accountAnswers(), page]) {
      const seen = (name: string) => {
        const value = headers.get(name);
        return value ? `is ${quote(server.hide(value))}` : 'is missing';
      };
      if (!keepsType(headers)) {
        return {
          fails: `${call} allows browsers to guess its content type: X-Content-Type-Options ${seen('x-content-type-options')}.`,
          fix: 'Send X-Content-Type-Options: nosniff with every answer.',
        };
      }
      if (!server.options.address.startsWith('https:') || keepsHttps(headers)) continue;
      return {
        fails: `${call} does not keep browsers on https: Strict-Transport-Security ${seen('strict-transport-security')}.`,
        fix: 'Send Strict-Transport-Security: max-age=31536000 with every answer.',
      };
    }
    const hole = isPage(page) ? frameHole(page.headers, server.hide) : undefined;
    if (!hole) return;
    return {
      fails: `${page.call} allows pages of every origin to frame it: ${hole}.`,
      fix: "Send Content-Security-Policy: frame-ancestors 'self' with every page that shows the sign-in form.",
    };
  },
};

/** Returns whether an answer is a page that browsers show. */
function isPage({ status, headers }: Answer): boolean {
  const isSuccess = status >= 200 && status <= 299;
  return isSuccess && /^text\/html\b/i.test(headers.get('content-type') ?? '');
}
