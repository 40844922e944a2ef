/** Members of `document` that the elements cannot work without. */
const NEEDED =
  'addEventListener adoptedStyleSheets baseURI createElement createElementNS defaultView dispatchEvent getElementsByTagName parentNode querySelectorAll removeEventListener';

/**
 * Returns what of the page keeps React from rendering, undefined if nothing does: markup that overrides
 * such a member (`<img name="createElement">`), or a `ref` on `Object.prototype`, which React takes for one of
 * each of its elements. A member that a script has replaced may still work.
 */
export function obstacle(): string | undefined {
  if (({} as { ref?: unknown }).ref !== undefined) return 'Object.prototype.ref';
  const taken =
    NEEDED.split(' ').find((name) => isMarkup(Reflect.get(document, name))) ??
    // An element is its usual value.
    (document.activeElement === Reflect.get(Document.prototype, 'activeElement', document)
      ? undefined
      : 'activeElement');
  return taken && `document.${taken}`;
}

/** Returns whether a value is what a name in markup refers to: an element, several, or a frame's window. */
const isMarkup = (value: unknown) =>
  value instanceof Element ||
  value instanceof HTMLCollection ||
  (value !== window && Object(value).window === value);
