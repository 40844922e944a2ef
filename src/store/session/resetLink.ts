import { safeLink } from '../browser/page';

/** Value of `reset-url` that leaves the reset link out. */
const NO_LINK = 'none';

/**
 * Returns the address of "Forgot password?", or undefined if there is no such link.
 * @param resetUrl the attribute `reset-url`
 * @param inPlace address of the built-in steps, if they are a route
 */
export function resetLink(resetUrl: string | undefined, inPlace = '#'): string | undefined {
  return resetUrl === NO_LINK ? undefined : (safeLink(resetUrl) ?? inPlace);
}
