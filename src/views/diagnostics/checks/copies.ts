import { parseUrl } from '../../../store/browser/page';
import { sharedIfPresent } from '../../../store/browser/registry';

/** The path of the bundle's script, in any folder. */
const BUNDLE = /\/backoffice(\.standalone)?\.js$/;

/** Lists the copies of the bundle on the page as `version folder`. Each registers the tags it defines. */
export function bundleCopies(): string[] {
  const byTag = new Map<string, string[]>();
  for (const entry of sharedIfPresent<string[]>('copies') ?? []) {
    const [tag = '', ...copy] = entry.split(' ');
    byTag.set(tag, [...(byTag.get(tag) ?? []), copy.join(' ')]);
  }
  return [...byTag.values()].sort((one, other) => other.length - one.length)[0] ?? [];
}

/** Returns the number of script tags that load the bundle. */
export function countScripts(): number {
  const paths = [...document.scripts].map(({ src }) => parseUrl(src)?.pathname ?? '');
  return paths.filter((path) => BUNDLE.test(path)).length;
}
