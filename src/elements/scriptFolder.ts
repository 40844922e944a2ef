/**
 * Returns the address of the running classic script, which has no `import.meta.url`. Markup such as
 * `<img name="currentScript">` shadows `document.currentScript`, so only a script element is accepted.
 */
function scriptAddress(): string {
  if (typeof document === 'undefined') return '';
  const script: unknown = document.currentScript;
  return script instanceof HTMLScriptElement ? script.src : '';
}

// The build replaces `import.meta.url`, which must therefore occur once.
const address: string = import.meta.url ?? scriptAddress();

/** Folder of the bundle, with the closing slash. It contains the catalogs of the package. */
export const SCRIPT_FOLDER = address.replace(/(chunks\/)?[^/]*$/, '');
