/**
 * What relative calls resolve against: the page, whatever its `<base href>` says. A frame with srcdoc
 * has no address of its own; its base is that of the page around it.
 */
export function pageUrl(): URL {
  return new URL(location.protocol === 'about:' ? document.baseURI : location.href);
}
