/**
 * Resolves a path that an area navigates to. `/…` is absolute in the shell, anything else is relative to
 * the area, as links are to a folder. `app:42` is a path and no URL; `#` becomes `%23`.
 */
export function pathFromArea(area: string, path: string): string {
  if (path.startsWith('/')) return path;
  const { pathname, search } = new URL(`./${path.replaceAll('#', '%23')}`, `http://area/${area}/`);
  // Shell paths start with exactly one slash and do not end with one.
  return pathname.replace(/^\/+/, '/').replace(/(.)\/$/, '$1') + search;
}
