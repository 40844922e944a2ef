import { rootOf } from '../../../handover/ancestors';
import { ancestorsOf } from '../visibility';

/** Changes by which a page hides, shows or moves an element, directly or through style sheets. */
const CHANGES: MutationObserverInit = {
  attributes: true,
  attributeFilter: ['inert', 'hidden', 'class', 'style', 'open', 'slot'],
  childList: true,
  subtree: true,
};

/** Events after which an element may be hidden or shown although no node has changed. */
const EVENTS = ['transitionend', 'animationend', 'fullscreenchange'];

/**
 * Calls back whenever the element may have become usable or unusable (`isUsable`), or may have been moved in
 * the DOM. Returns an unsubscribe function.
 */
export function watchUsable(element: Element, onChange: () => void): () => void {
  const mutations = new MutationObserver(check);
  // A media query changes no node, but an element that it hides loses its size.
  const sizes = new ResizeObserver(check);
  let roots = new Set<Node>();

  /** Observes the document and the shadow roots around the element, which change when it is moved. */
  function observe() {
    const now = new Set(ancestorsOf(element).map(rootOf));
    if (now.size === roots.size && [...now].every((root) => roots.has(root))) return;
    unobserve();
    roots = now;
    for (const root of roots) {
      mutations.observe(root, CHANGES);
      for (const type of EVENTS) root.addEventListener(type, check, true);
    }
  }

  function unobserve() {
    mutations.disconnect();
    for (const root of roots) {
      for (const type of EVENTS) root.removeEventListener(type, check, true);
    }
  }

  function check() {
    observe();
    onChange();
  }

  observe();
  sizes.observe(element);
  return () => {
    unobserve();
    sizes.disconnect();
  };
}
