import type { Answer } from './call';

/** Status of a call over a rate limit. */
export const TOO_MANY_REQUESTS = 429;

/** Returns whether a response says nothing about what is checked: over a rate limit, or an error of the server. */
export function isInconclusive({ status }: Answer): boolean {
  return status === TOO_MANY_REQUESTS || status >= 500;
}
