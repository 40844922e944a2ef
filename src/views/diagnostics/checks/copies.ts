import { sharedIfPresent } from '../../../store/element/registry';

/** What loads the bundle on a page: one file in any folder. */
const BUNDLE = /\/backoffice(\.standalone)?\.js$/;

/** The copies of the bundle, as `version folder`: each notes the tags that it would register. */
export function copiesOnPage(): string[] {
  const byTag = new Map<string, string[]>();
  for (const note of sharedIfPresent<string[]>('copies') ?? []) {
    const [tag = '', ...copy] = note.split(' ');
    byTag.set(tag, [...(byTag.get(tag) ?? []), copy.join(' ')]);
  }
  return [...byTag.values()].sort((one, other) => other.length - one.length)[0] ?? [];
}

/** How many script tags load the bundle. */
export function countScripts(): number {
  return [...document.scripts].filter(({ src }) => src && BUNDLE.test(new URL(src).pathname))
    .length;
}
