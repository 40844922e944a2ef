/** Where this file lies; a classic script has no `import.meta`, but a `currentScript` while it runs. */
const address: string =
  import.meta.url ??
  (typeof document === 'undefined' ? '' : (document.currentScript as HTMLScriptElement)?.src) ??
  '';

/** Folder of the bundle, with the closing slash; our own catalogs lie below it. */
export const SCRIPT_FOLDER = address.replace(/(chunks\/)?[^/]*$/, '');
