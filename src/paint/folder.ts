// Markup such as `<img name="currentScript">` shadows `document.currentScript`: accept only a script.
const current: unknown = document.currentScript;
const script =
  current instanceof HTMLScriptElement
    ? current
    : // A module script has no `currentScript`.
      document.querySelector<HTMLScriptElement>('script[src*="backoffice.js"]');

/** The folder of the running script, with the closing slash. */
export const folder = (script?.src ?? document.baseURI).replace(/[^/]*$/, '');
