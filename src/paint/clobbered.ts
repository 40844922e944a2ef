/** Members of `document` that the elements cannot work without. */
const NEEDED =
  'activeElement addEventListener adoptedStyleSheets baseURI createElement createElementNS defaultView dispatchEvent getElementsByTagName parentNode querySelectorAll removeEventListener';

/**
 * Returns the name of such a member that markup of the page overrides (`<img name="createElement">`),
 * undefined if none is.
 */
export const clobberedName = (): string | undefined =>
  NEEDED.split(' ').find(
    (name) => Reflect.get(document, name) !== Reflect.get(Document.prototype, name, document),
  );
