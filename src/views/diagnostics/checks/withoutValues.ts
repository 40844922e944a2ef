/**
 * The path of an address with the names in its query alone; one of another origin keeps its host.
 * What is no address (`inline`, `eval`) is left as it is.
 */
export function withoutValues(address: string): string {
  if (!/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  const { protocol, host, origin, pathname, search } = new URL(address);
  const names = [...new URLSearchParams(search).keys()].join('&');
  const place = origin === location.origin ? '' : `${protocol}${host && `//${host}`}`;
  return `${place}${pathname}${names && `?${names}`}`;
}
