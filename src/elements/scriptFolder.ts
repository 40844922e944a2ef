import { FOLDER_KEY } from '../handover/folderKey';
import { ownScript } from '../handover/ownScript';
import { sharedIfPresent } from '../store/browser/registry';

/** Returns the address of the running classic script, which has no `import.meta.url`. */
const scriptAddress = () =>
  typeof document === 'undefined' ? '' : (ownScript(/\/backoffice\.standalone\.js\b/)?.src ?? '');

// The build replaces `import.meta.url`, which must therefore occur once: with nothing in modules, since
// webpack would replace it with a path of the machine that builds the page.
const address: string = import.meta.url ?? sharedIfPresent<string>(FOLDER_KEY) ?? scriptAddress();

/** Folder of the bundle, with the closing slash. It contains the catalogs of the package. */
export const SCRIPT_FOLDER = address.replace(/(chunks\/)?[^/]*$/, '');
