import type { Answer } from './call';

/** Status of a call over a rate limit. */
export const TOO_MANY_REQUESTS = 429;

/** Returns whether a status says nothing about the call: a rate limit, or an error of the server. */
export function isUnclear({ status }: Answer): boolean {
  return status === TOO_MANY_REQUESTS || status >= 500;
}
