import { matches, parentOf, slotOf } from '../../handover/ancestors';
import { shared } from '../../store/browser/registry';

/**
 * Returns whether a person can see and use the element: it is rendered, not hidden by CSS, and no element
 * around it is `inert`.
 */
export function isUsable(element: Element): boolean {
  const ancestors = ancestorsOf(element);
  // An element with `display: contents` has no box of its own.
  const box = ancestors.find((node) => getComputedStyle(node).display !== 'contents');
  if (!box?.checkVisibility({ visibilityProperty: true })) return false;
  // Hides the content of the element, but not the element itself.
  if (getComputedStyle(element).contentVisibility === 'hidden') return false;
  for (const node of ancestors) {
    if (matches(node, '[inert]')) return false;
    // A modal dialog of the page is not affected by `inert` around it.
    if (matches(node, 'dialog:modal')) break;
  }
  return true;
}

/** State of an open modal dialog. */
interface OpenModal {
  /** Whether the user must answer it: other dialogs wait until then. */
  mustAnswer: boolean;
}

/** Returns the open modal dialogs of all elements on the page. Copies of the bundle share the map. */
export const openModals = () => shared('openModals', () => new Map<Element, OpenModal>());

/**
 * Returns whether a keyboard shortcut may open something of the element: it is usable, and neither a modal
 * dialog, of the page or of another element, nor a full-screen element is in front of it.
 */
export function takesShortcuts(element: Element): boolean {
  const isOpen = [...openModals()].some(([node]) => node.matches(':modal, [aria-modal]'));
  if (isOpen || !isUsable(element)) return false;
  const ancestors = ancestorsOf(element);
  const { ownerDocument: page } = element;
  // Not `page.fullscreenElement`, which can be an element of the page with that name.
  const fullScreen: Element | null = Reflect.get(Document.prototype, 'fullscreenElement', page);
  const inFront = [...page.querySelectorAll('dialog:modal'), fullScreen];
  return inFront.every((node) => !node || ancestors.includes(node));
}

/** Returns the element and all elements around it, as rendered: through slots and shadow roots. */
export function ancestorsOf(element: Element): Element[] {
  const ancestors = [];
  for (let node: Element | undefined = element; node; node = slotOf(node) ?? parentOf(node))
    ancestors.push(node);
  return ancestors;
}
