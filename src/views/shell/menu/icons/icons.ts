import { common, rest } from 'virtual:icons';
import { warnOnce } from '../../../../store/browser/warnOnce';
import { bucketOf } from './iconBucket';

/**
 * Returns the path data of a lucide icon by its name in kebab, Pascal or camel case; warns and
 * returns undefined if lucide has no such icon.
 * @throws if the file with the icon fails to load
 */
export async function drawingOf(name: string): Promise<string | undefined> {
  const drawing = await find(name.replaceAll('-', '').toLowerCase());
  if (!drawing) warnOnce(`the icon "${name}" is unknown: icons are named as on lucide.dev.`);
  return drawing;
}

async function find(key: string): Promise<string | undefined> {
  const found = own(common, key) ?? own(await restWith(key), key);
  // A former name has the current one in place of path data, which starts with M.
  return found && !found.startsWith('M') ? find(found) : found;
}

/** Loads the icons of the file for a key; none in the standalone file, which has only the common ones. */
async function restWith(key: string): Promise<Record<string, string>> {
  const file = await rest[bucketOf(key)]?.();
  return file?.default ?? {};
}

/** Names come from the integrator and may be `constructor`, for example. */
const own = (drawings: Record<string, string>, key: string) =>
  Object.hasOwn(drawings, key) ? drawings[key] : undefined;
