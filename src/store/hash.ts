/** The path inside a hash of ours (`#` + prefix + `/…`), undefined for the host's own anchors. */
export function pathInHash(hash: string, prefix: string): string | undefined {
  const start = `#${prefix}`;
  return hash.startsWith(`${start}/`) ? hash.slice(start.length) : undefined;
}

/** The address of a path; whole where `<base href>` would lead a bare hash to another page. */
export function hashHref(path: string, prefix: string): string {
  const page = document.querySelector('base[href]') ? location.href.replace(/#.*$/s, '') : '';
  return `${page}#${prefix}${path}`;
}
