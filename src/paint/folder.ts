/**
 * The script element that runs this code: a classic script knows itself, a module is found by its name.
 * Markup such as `<img name="currentScript" src="…">` overrides members of `document`, so they are read
 * through their prototypes: the folder decides which code is imported.
 */
function ownScript(): HTMLScriptElement | undefined {
  const current = Reflect.get(Document.prototype, 'currentScript', document);
  if (current instanceof HTMLScriptElement) return current;
  const scripts = Document.prototype.querySelectorAll.call(document, 'script');
  return ([...scripts] as HTMLScriptElement[]).find(({ src }) => /\/backoffice\.js\b/.test(src));
}

/** The folder of the running script, with a trailing slash; without a script, that of the page. */
export const folder = (ownScript()?.src ?? new Text().baseURI).replace(/[^/]*$/, '');
