/** Attributes that React writes in camel case. HTML documents convert them to lower case. */
const CAMEL_CASE = /^[a-z]+[A-Z]/;
const HTML = 'http://www.w3.org/1999/xhtml';

/**
 * Mirrors attributes such as `autoComplete` and `noValidate` in lower case on the elements below a root.
 * Browsers require lower case, but in XHTML documents `setAttribute` does not convert names.
 */
export function mirrorAttributes(root: Node): void {
  const mirror = (element: Element, name: string) => {
    if (!CAMEL_CASE.test(name) || element.namespaceURI !== HTML) return;
    const value = element.getAttribute(name);
    if (value === null) element.removeAttribute(name.toLowerCase());
    else element.setAttribute(name.toLowerCase(), value);
  };
  const mirrorAll = (element: Element) => {
    for (const name of element.getAttributeNames()) mirror(element, name);
    for (const child of element.children) mirrorAll(child);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName, addedNodes } of records) {
      if (attributeName) mirror(target as Element, attributeName);
      for (const node of addedNodes) if (node instanceof Element) mirrorAll(node);
    }
  });
  observer.observe(root, { attributes: true, childList: true, subtree: true });
  for (const child of (root as Element | ShadowRoot).children) mirrorAll(child);
}
