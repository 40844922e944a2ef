/**
 * The path of the shell that an area means: `/…` is absolute, others count from the area, as links do
 * from a folder. A colon makes no address of another place, and `#` is a part of the name, as `%23`.
 */
export function pathFromArea(area: string, path: string): string {
  if (path.startsWith('/')) return path;
  const { pathname, search } = new URL(`./${path.replaceAll('#', '%23')}`, `http://area/${area}/`);
  // A path of the shell begins with one "/", and ends without.
  return pathname.replace(/^\/+/, '/').replace(/(.)\/$/, '$1') + search;
}
