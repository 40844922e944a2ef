/**
 * A JSX runtime that makes DOM nodes at once. The build compiles `views/frame` with it a second time
 * for the autoloader, so the first paint and React draw the same markup from the same source.
 * Nodes are created, never parsed: Trusted Types have nothing to object to.
 */

type Child = Node | string | number | boolean | null | undefined | Child[];
type Props = Record<string, unknown> & { children?: Child };

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS = /^(svg|path|circle|rect|line|polyline|polygon|ellipse|g)$/;
/** Names React spells differently from the attribute it sets. */
const RENAMED: Record<string, string> = { className: 'class', htmlFor: 'for' };

export const Fragment = (props: Props): Child => props.children;

/** Makes an element, or calls a view; handlers are left out: React brings them. */
export function jsx(type: string | ((props: Props) => Child), props: Props): Child {
  if (typeof type === 'function') return type(props);
  const node = SVG_TAGS.test(type)
    ? document.createElementNS(SVG, type)
    : document.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    if (name !== 'children') setAttribute(node, name, value);
  }
  append(node, props.children);
  // A select takes its value only once it has its options.
  if (type === 'select') (node as HTMLSelectElement).value = String(props.value);
  return node;
}

export const jsxs = jsx;

/** Appends what a view returned. */
export function append(parent: Node, child: unknown): void {
  if (Array.isArray(child)) for (const one of child) append(parent, one);
  else if (child instanceof Node) parent.appendChild(child);
  else if (typeof child === 'string' || typeof child === 'number') {
    parent.appendChild(document.createTextNode(String(child)));
  }
}

/** As React does: true is an empty attribute, but `true` for aria and data; false and null are none. */
function setAttribute(node: Element, name: string, value: unknown): void {
  if (value == null || name === 'value' || name === 'ref' || typeof value === 'function') return;
  const spelled = /^(aria|data)-/.test(name);
  if (name === 'defaultValue') (node as HTMLInputElement).defaultValue = String(value);
  else if (spelled || value !== false) {
    node.setAttribute(RENAMED[name] ?? name, value === true && !spelled ? '' : String(value));
  }
}

export namespace JSX {
  export type Element = import('react').JSX.Element;
  export type IntrinsicElements = import('react').JSX.IntrinsicElements;
}
