import type { Answer } from './call';

/** Status of a call over a rate limit. */
export const TOO_MANY_REQUESTS = 429;

/** Returns whether a response says nothing about what is checked: over a rate limit, or an error of the server. */
export function isInconclusive({ status }: Answer): boolean {
  return status === TOO_MANY_REQUESTS || status >= 500;
}

/** Returns the finding of a check if one of its calls was over a rate limit. */
export function overLimit(...answers: readonly Answer[]): { unchecked: string } | undefined {
  const limited = answers.find(({ status }) => status === TOO_MANY_REQUESTS);
  if (!limited) return undefined;
  return {
    unchecked: `${limited.call} returns status ${limited.status}: check again when the rate limit allows it.`,
  };
}
