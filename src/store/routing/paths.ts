/** Returns whether a link is a path of the shell. */
export const isPath = (link: string | undefined): link is string => /^\/(?!\/)/.test(link ?? '');

/** Returns the login route with the wanted page as `returnUrl`. */
export function loginRoute(wanted: string): string {
  return wanted === '/'
    ? '/account/login'
    : `/account/login?returnUrl=${encodeURIComponent(wanted)}`;
}

/** Returns the decoded segment of a path. A segment with a `%` that begins no escape is returned unchanged. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
