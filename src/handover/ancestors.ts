// Members of `document` and of forms can be elements of the host page: `<form name="host">` is `document.host`, and a
// field with the name `parentElement` is that property of its form. Here they are read from the prototypes.

/** Returns the root of a node: a document, a shadow root, or the top of a detached tree. */
export function rootOf(node: Node): Node {
  return Node.prototype.getRootNode.call(node);
}

/** Returns the host of the shadow root around a node, undefined outside of shadow roots. */
export function hostAround(node: Node): Element | undefined {
  const root = rootOf(node);
  return root.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? (root as ShadowRoot).host : undefined;
}

/** Returns the element around another one: its parent, or else the host of its shadow root. */
export function parentOf(element: Element): Element | undefined {
  return Reflect.get(Node.prototype, 'parentElement', element) ?? hostAround(element);
}

/** Returns the slot that shows an element, if any; in a closed root, only if its host gives access to the root. */
export function slotOf(element: Element): Element | null {
  const slot = Reflect.get(Element.prototype, 'assignedSlot', element);
  const root = Reflect.get(Node.prototype, 'parentElement', element)?.shadowRoot;
  if (slot || root?.mode !== 'closed') return slot;
  const slots: Iterable<HTMLSlotElement> = root.querySelectorAll('slot');
  return [...slots].find((one) => one.assignedElements().includes(element)) ?? null;
}

/** Returns whether an element matches selectors. */
export function matches(element: Element, selectors: string): boolean {
  return Element.prototype.matches.call(element, selectors);
}
