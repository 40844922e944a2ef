/** A prerendered node: tag, attributes, children; a string that begins with `$` is a placeholder. */
export type Prerendered = [tag: string, attributes: Record<string, string>, ...children: Child[]];
type Child = string | Prerendered;

/** Returns the value of a placeholder: a text, a node (among children only), or undefined for nothing. */
export type ValueOf = (placeholder: string) => string | Node | undefined;

/**
 * Creates DOM nodes from a prerendered tree and fills in its placeholders. Nodes are created, never
 * parsed, so Trusted Types have nothing to object to. An attribute without a value is left out; a link
 * without an address is left out together with its list item.
 */
export function fill(
  [tag, attributes, ...children]: Prerendered,
  lookUp: ValueOf,
  svg = false,
): HTMLElement | undefined {
  const isSvg = svg || tag === 'svg';
  const filled = (text: string) => (text[0] === '$' ? lookUp(text.slice(1)) : text);
  const node = (
    isSvg
      ? document.createElementNS('http://www.w3.org/2000/svg', tag)
      : document.createElement(tag)
  ) as HTMLElement;
  for (const [name, given] of Object.entries(attributes)) {
    const text = filled(given);
    if (text !== undefined) node.setAttribute(name, text as string);
    else if (name === 'href') return;
  }
  for (const child of children) {
    const made = typeof child === 'string' ? filled(child) : fill(child, lookUp, isSvg);
    if (made !== undefined) node.append(made);
  }
  return tag === 'li' && !node.firstChild ? undefined : node;
}
