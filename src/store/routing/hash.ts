/** Characters that a fragment shows as they are. */
const UNCHANGED = /^[!#-;=?-_a-~]*$/;

/**
 * Percent-encodes a path or prefix as browsers do in the fragment of an address: `/büro` becomes
 * `/b%C3%BCro`. Existing escapes stay, so that encoding twice changes nothing.
 */
export function encodeFragment(text: string): string {
  return UNCHANGED.test(text) ? text : new URL(`#${text}`, 'http://x').hash.slice(1);
}

/** Returns the encoded path in a hash (`#` + `hashPrefix` + `/…`), undefined for the host page's own anchors. */
export function pathInHash(hash: string, hashPrefix: string): string | undefined {
  const start = encodeFragment(`${hashPrefix}/`);
  const fragment = encodeFragment(hash.slice(1));
  return fragment.startsWith(start) ? fragment.slice(start.length - 1) : undefined;
}

/** Returns the link to a path; absolute where `<base href>` or srcdoc would lead a bare hash elsewhere. */
export function hashHref(path: string, hashPrefix: string): string {
  const [page, base] = [location.href, document.baseURI].map((address) => address.split('#')[0]);
  return `${page === base ? '' : page}#${hashPrefix}${path}`;
}
