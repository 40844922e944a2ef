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

/** Returns the decoded first segment of a path: the name of its area. */
export function firstSegment(path: string): string {
  if (path[0] !== '/') return '';
  const end = path.search(/.[/?]/s);
  return decodeSegment(path.slice(1, end < 0 ? undefined : end + 1));
}
