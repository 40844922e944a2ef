/**
 * Returns whether a person can see and use the element: it is rendered, not hidden by CSS, and no element
 * around it is `inert`.
 */
export function isUsable(element: Element): boolean {
  const visible = element.checkVisibility({ visibilityProperty: true });
  return visible && !ancestorsOf(element).some((node) => node.hasAttribute('inert'));
}

/** Attributes by which a page hides an element or makes it inert, also through its style sheets. */
const HIDING_ATTRIBUTES = ['inert', 'hidden', 'class', 'style', 'open'];

/** Calls back when the element stops being usable. Returns an unsubscribe function. */
export function watchUsable(element: Element, onLost: () => void): () => void {
  const check = () => {
    if (!isUsable(element)) onLost();
  };
  const mutations = new MutationObserver(check);
  for (const root of new Set(ancestorsOf(element).map((node) => node.getRootNode()))) {
    const options = { attributes: true, attributeFilter: HIDING_ATTRIBUTES, subtree: true };
    mutations.observe(root, options);
  }
  // A media query changes no attribute, but an element that it hides loses its size.
  const sizes = new ResizeObserver(check);
  sizes.observe(element);
  return () => {
    mutations.disconnect();
    sizes.disconnect();
  };
}

/** Returns the element and all elements around it, as rendered: through slots and shadow roots. */
function ancestorsOf(element: Element): Element[] {
  const ancestors = [];
  for (let node: Element | undefined = element; node; node = parentOf(node)) ancestors.push(node);
  return ancestors;
}

function parentOf(node: Element): Element | undefined {
  const { host } = node.getRootNode() as Partial<ShadowRoot>;
  return node.assignedSlot ?? node.parentElement ?? host;
}
