import { TOO_MANY_REQUESTS } from './inconclusive';

/** Returns the advice for a status that means the same on every call; undefined for any other. */
export function statusAdvice(status: number): string | undefined {
  if (status === 403) return 'The server refused the call: check its CSRF and origin rules.';
  if (status === TOO_MANY_REQUESTS)
    return 'Check again when the rate limit of the server allows it.';
  return status >= 500 ? 'Look into the log of the server.' : undefined;
}
