import { FOLDER_KEY } from '../handover/folderKey';
import { ownScript } from '../handover/ownScript';
import { sharedIfPresent } from '../store/browser/registry';

/** Returns the address of the running classic script; empty in modules, which import the catalogs. */
const scriptAddress = () =>
  typeof document === 'undefined' ? '' : (ownScript(/\/backoffice\.standalone\.js\b/)?.src ?? '');

// Without `import.meta.url`: webpack replaces it with a path of the machine that builds the page, and
// scripts that are no modules have none.
const address = sharedIfPresent<string>(FOLDER_KEY) ?? scriptAddress();

/** Folder of the bundle, with the closing slash. It contains the catalogs of the package. */
export const SCRIPT_FOLDER = address.replace(/[?#].*/, '').replace(/(chunks\/)?[^/]*$/, '');
