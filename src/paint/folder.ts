const script =
  (document.currentScript as HTMLScriptElement | null) ??
  // Loaded as a module, a script does not know itself.
  document.querySelector<HTMLScriptElement>('script[src*="backoffice.js"]');

/** The folder of the script that runs, with the closing slash. */
export const folder = (script?.src ?? document.baseURI).replace(/[^/]*$/, '');
