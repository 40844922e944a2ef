/**
 * Reduces an absolute URL to its path and the names of its query parameters. URLs of another origin
 * keep their host. Other strings (`inline`, `eval`) are returned unchanged.
 */
export function redactUrl(address: string): string {
  if (!/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  const { protocol, host, origin, pathname, search } = new URL(address);
  const names = [...new URLSearchParams(search).keys()].join('&');
  const base = origin === location.origin ? '' : `${protocol}${host && `//${host}`}`;
  return `${base}${pathname}${names && `?${names}`}`;
}
