/**
 * Returns the address that relative URLs resolve against: the page, regardless of `<base href>`. A
 * `srcdoc` frame has no address of its own and uses that of its parent.
 */
export function pageUrl(): URL {
  return new URL(location.protocol === 'about:' ? document.baseURI : location.href);
}

/** Returns the absolute address of a server without trailing slashes; an invalid `apiBase` unchanged. */
export function serverAddress(apiBase = ''): string {
  const page = pageUrl();
  if (!URL.canParse(apiBase || '/', page)) return apiBase;
  return new URL(apiBase || '/', page).href.replace(/\/+$/, '');
}
