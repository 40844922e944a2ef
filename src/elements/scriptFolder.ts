import { FOLDER_KEY } from '../handover/folderKey';
import { sharedIfPresent } from '../store/browser/registry';

/**
 * Returns the address of the running classic script, which has no `import.meta.url`. Markup such as
 * `<img name="currentScript">` shadows `document.currentScript`: then the script is found by its file name.
 */
function scriptAddress(): string {
  if (typeof document === 'undefined') return '';
  const script: unknown = document.currentScript;
  if (script instanceof HTMLScriptElement) return script.src;
  const scripts = [...document.querySelectorAll('script')];
  return scripts.find(({ src }) => /\/backoffice\.standalone\.js\b/.test(src))?.src ?? '';
}

// The build replaces `import.meta.url`, which must therefore occur once: with nothing in modules, since
// webpack would replace it with a path of the machine that builds the page.
const address: string = import.meta.url ?? sharedIfPresent<string>(FOLDER_KEY) ?? scriptAddress();

/** Folder of the bundle, with the closing slash. It contains the catalogs of the package. */
export const SCRIPT_FOLDER = address.replace(/(chunks\/)?[^/]*$/, '');
