/**
 * Returns the script element that runs this code: a classic script knows itself; a module, and the text of a script that
 * a library such as jQuery runs inline, is found by its name.
 * Markup such as `<img name="currentScript" src="…">` overrides members of `document`, so they are read
 * through their prototypes: the folder of the script decides which code is imported.
 * @param name matches the address of the script
 */
export function ownScript(name: RegExp): HTMLScriptElement | undefined {
  const current = Reflect.get(Document.prototype, 'currentScript', document);
  if (current instanceof HTMLScriptElement && current.src) return current;
  const scripts = Document.prototype.querySelectorAll.call(document, 'script');
  return ([...scripts] as HTMLScriptElement[]).find(({ src }) => name.test(src));
}
