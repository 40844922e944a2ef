import { safeLink } from '../browser/page';

/** Value of `reset-url` that removes the link. */
export const NO_RESET = 'none';

/** Returns the address behind "Forgot password?", or undefined for no link. */
export function resetLink(option: string | undefined, inPlace: string): string | undefined {
  return option === NO_RESET ? undefined : (safeLink(option) ?? inPlace);
}
