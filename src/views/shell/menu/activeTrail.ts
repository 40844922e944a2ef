import type { TreeItem } from '../../../store/menu/menuTree';
import { walkMenu } from '../../../store/menu/walkMenu';
import { encodeFragment } from '../../../store/routing/hash';

/** Returns the entries from the top of the menu down to the one whose link covers most of the path. */
export function activeTrail(items: TreeItem[], path: string): TreeItem[] {
  const trail: TreeItem[] = [];
  for (let level = items; level.length > 0; ) {
    const next = nearest(level, path);
    if (!next) break;
    trail.push(next.item);
    if (coveredLength(next.item.link, path) === next.covered) break;
    level = next.item.subItems;
  }
  return trail;
}

/** Returns the item whose link, or that of an entry below it, covers most of the path. */
function nearest(items: TreeItem[], path: string): { item: TreeItem; covered: number } | undefined {
  let best: TreeItem | undefined;
  let covered = 0;
  const isNearer = ({ link }: { link?: unknown }) => coveredLength(link, path) > covered;
  walkMenu(
    items,
    (raw, top) => {
      if (!isNearer(raw)) return undefined;
      covered = coveredLength(raw.link, path);
      best = top;
      return covered === path.length ? 'stop' : undefined;
    },
    isNearer,
  );
  return best && { item: best, covered };
}

/** Returns how many characters of the path a link covers, 0 if it leads elsewhere. */
function coveredLength(value: unknown, path: string): number {
  if (typeof value !== 'string') return 0;
  const link = encodeFragment(value);
  const cut = link.indexOf('?');
  const length = cut < 0 ? link.length : cut;
  if (length > path.length || (length < path.length && (length < 2 || path[length] !== '/')))
    return 0;
  return path.startsWith(cut < 0 ? link : link.slice(0, cut)) ? length : 0;
}
