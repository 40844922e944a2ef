import { common, rest } from 'virtual:icons';
import { warnOnce } from '../../../../store/element/warnOnce';
import { bucketOf } from './iconBucket';

/**
 * The path data of a lucide icon, its name in kebab, Pascal or camel case; undefined, with a warning,
 * where lucide has none of that name.
 * @throws where the file with the icon does not arrive.
 */
export async function drawingOf(name: string): Promise<string | undefined> {
  const drawing = await find(name.replaceAll('-', '').toLowerCase());
  if (!drawing) warnOnce(`the icon "${name}" is unknown: icons are named as on lucide.dev.`);
  return drawing;
}

async function find(key: string): Promise<string | undefined> {
  const found = own(common, key) ?? own(await restWith(key), key);
  // A former name leads to the present one.
  return found && !found.startsWith('M') ? find(found) : found;
}

/** The standalone file has no rest. */
async function restWith(key: string): Promise<Record<string, string>> {
  const file = await rest[bucketOf(key)]?.();
  return file?.default ?? {};
}

/** Names come from the integrator, `constructor` among them. */
const own = (drawings: Record<string, string>, key: string) =>
  Object.hasOwn(drawings, key) ? drawings[key] : undefined;
