import { isPath } from './paths';

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers remove control characters from URLs, so a path with one must be refused
const REFUSED = /[\\\u0000-\u001f\u007f-\u009f]/;

/** Returns a returnUrl that stays inside the shell, else the dashboard. */
export function safeReturnUrl(returnUrl: string | null | undefined): string {
  if (!returnUrl || !isPath(returnUrl) || REFUSED.test(returnUrl)) return '/';
  return /^\/account(\/|\?|$)/.test(returnUrl) ? '/' : returnUrl;
}
