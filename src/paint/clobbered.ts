/** Members of `document` that the elements cannot work without. */
const NEEDED =
  'addEventListener adoptedStyleSheets baseURI createElement createElementNS defaultView dispatchEvent getElementsByTagName parentNode querySelectorAll removeEventListener';

/**
 * Returns the name of such a member that markup of the page overrides (`<img name="createElement">`),
 * undefined if none is. A member that a script has replaced may still work.
 */
export const clobberedName = (): string | undefined =>
  NEEDED.split(' ').find((name) => isMarkup(Reflect.get(document, name))) ??
  // An element is its usual value.
  (document.activeElement === Reflect.get(Document.prototype, 'activeElement', document)
    ? undefined
    : 'activeElement');

/** Returns whether a value is what a name in markup refers to: an element, several, or a frame's window. */
const isMarkup = (value: unknown) =>
  value instanceof Element ||
  value instanceof HTMLCollection ||
  (value !== window && Object(value).window === value);
