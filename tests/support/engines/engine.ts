/** A browser other than Chromium. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** Runs an expression in the page and returns its value, which must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks the element that an expression names, as a pointer does. */
  click(expression: string): Promise<void>;
  /**
   * Types into the focused element; `Enter`, `Tab`, `Escape`, `ArrowRight` and `ArrowUp` are keys.
   */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Returns an expression for the first visible element, shadow roots included, that matches a
 * selector and whose label, or else text, contains this name.
 */
export function named(selector: string, name: string): string {
  return `(${find})(document, ${JSON.stringify(selector)}, ${JSON.stringify(name)})`;
}

/** Returns an expression for the text of the focused element, shadow roots included. */
export function focused(): string {
  return `(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.textContent ?? '';
  })()`;
}

/** Returns an expression for whether the element of `named` has the focus. */
export function hasFocus(selector: string, name: string): string {
  return `${named(selector, name)}?.matches(':focus') === true`;
}

/* Runs in the page, so it must not use anything outside itself. */
function find(root: Document | ShadowRoot, selector: string, name: string): Element | undefined {
  const inside = (parent: Document | ShadowRoot): Element[] =>
    [...parent.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? inside(element.shadowRoot) : []),
    ]);
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent ??
    '';
  return inside(root).find(
    (element) =>
      element.matches(selector) && nameOf(element).includes(name) && element.checkVisibility(),
  );
}
