/** A prerendered node: tag, attributes, children; a string that begins with `$` is a place to fill. */
export type Prerendered = [tag: string, attributes: Record<string, string>, ...children: Child[]];
type Child = string | Prerendered;

/**
 * Makes DOM nodes of a prerendered tree. Nodes are created, never parsed: Trusted Types have nothing
 * to object to. An attribute without a value is left out, a link without an address with its entry.
 */
export function fill(
  [tag, attributes, ...children]: Prerendered,
  value: (place: string) => string | undefined,
  svg = false,
): Element | undefined {
  const drawing = svg || tag === 'svg';
  const filled = (text: string) => (text[0] === '$' ? value(text.slice(1)) : text);
  const node = drawing
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const name in attributes) {
    const text = filled(attributes[name] as string);
    if (text !== undefined) node.setAttribute(name, text);
    else if (name === 'href') return;
    // React says the same of such an address, but a click may come first.
    if ((node as HTMLAnchorElement).protocol === 'javascript:') node.removeAttribute(name);
  }
  for (const child of children) {
    const made = typeof child === 'string' ? filled(child) : fill(child, value, drawing);
    if (made !== undefined) node.append(made);
  }
  return tag === 'li' && !node.firstChild ? undefined : node;
}
