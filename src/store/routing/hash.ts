/** The path inside a hash of ours (`#` + prefix + `/…`), undefined for the host's own anchors. */
export function pathInHash(hash: string, prefix: string): string | undefined {
  const start = `#${prefix}`;
  return hash.startsWith(`${start}/`) ? hash.slice(start.length) : undefined;
}

/** The address of a path; whole where a bare hash would lead to another page: `<base href>`, srcdoc. */
export function hashHref(path: string, prefix: string): string {
  const [page, base] = [location.href, document.baseURI].map((address) => address.split('#')[0]);
  return `${page === base ? '' : page}#${prefix}${path}`;
}
