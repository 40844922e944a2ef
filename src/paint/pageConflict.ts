/** Members of `document` that the elements cannot work without. */
const NEEDED =
  'addEventListener adoptedStyleSheets baseURI createElement createElementNS defaultView dispatchEvent getElementsByTagName parentNode querySelectorAll removeEventListener';

/**
 * Returns the name of a property of the page that prevents rendering, else undefined: a member of `document`
 * that markup overrides (`<img name="createElement">`), or `Object.prototype.ref`, which React reads as the
 * ref of every element. A member that a script has replaced may still work.
 */
export function pageConflict(): string | undefined {
  if (({} as { ref?: unknown }).ref !== undefined) return 'Object.prototype.ref';
  const overridden =
    NEEDED.split(' ').find((name) => isMarkup(Reflect.get(document, name))) ??
    // It is normally an element, so compare it with the value of the prototype's getter.
    (document.activeElement === Reflect.get(Document.prototype, 'activeElement', document)
      ? undefined
      : 'activeElement');
  return overridden && `document.${overridden}`;
}

/** Returns whether a value is what a name in markup refers to: an element, several, or a frame's window. */
const isMarkup = (value: unknown) =>
  value instanceof Element ||
  value instanceof HTMLCollection ||
  (value !== window && Object(value).window === value);
