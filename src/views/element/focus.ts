import { hostAround, parentOf, slotOf } from '../../handover/ancestors';

/** Focuses the content pane of a shell. */
export function focusContent(host: HTMLElement, options?: FocusOptions): void {
  const content = host.shadowRoot?.querySelector<HTMLElement>('.content');
  content?.focus({ preventScroll: true, ...options });
}

/** Returns the focused element in the shadow root or in the light DOM of an element. */
export function focusedIn(host: HTMLElement): Element | undefined {
  const inside = host.shadowRoot?.activeElement;
  if (inside) return inside;
  const { activeElement } = host.getRootNode() as Document | ShadowRoot;
  if (activeElement && activeElement !== host && host.contains(activeElement)) return activeElement;
  return undefined;
}

/** Returns whether nothing on the page has the focus, or an element that has lost its slot and with it the focus. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || isUnslotted(activeElement);
}

function isUnslotted(element: Element): boolean {
  const parent = parentOf(element);
  if (!parent || parent === hostAround(element)) return false;
  return (parent.shadowRoot !== null && !slotOf(element)) || isUnslotted(parent);
}

/** Returns the focused element, in any shadow root. */
export function deepActiveElement(root: Document | ShadowRoot): HTMLElement | null {
  const { activeElement } = root;
  return activeElement?.shadowRoot?.activeElement
    ? deepActiveElement(activeElement.shadowRoot)
    : (activeElement as HTMLElement | null);
}
