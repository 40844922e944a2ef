import type { MenuItem } from '../../../store/menu/menuItems';
import { walk } from '../../../store/menu/menuTree';
import { encodeFragment } from '../../../store/routing/hash';

/** The entries from the top of the menu down to the one whose link leads nearest to the path. */
export function activeTrail(items: MenuItem[], path: string): MenuItem[] {
  const trail: MenuItem[] = [];
  for (let level = items; level.length > 0; ) {
    const next = nearest(level, path);
    if (!next) break;
    trail.push(next.item);
    if (reach(next.item.link, path) === next.reach) break;
    level = next.item.subItems ?? [];
  }
  return trail;
}

/** The item that leads nearest to the path, by itself or by an entry below it. */
function nearest(items: MenuItem[], path: string): { item: MenuItem; reach: number } | undefined {
  const seen: Parameters<typeof walk>[1] = new Set();
  let best: MenuItem | undefined;
  let farthest = 0;
  for (const item of items) {
    walk(item, seen, ({ link }) => {
      const length = reach(link, path);
      if (length <= farthest) return;
      farthest = length;
      best = item;
    });
  }
  return best && { item: best, reach: farthest };
}

/** How much of the path a link covers, in letters; 0 where it leads elsewhere. */
function reach(given: unknown, path: string): number {
  if (typeof given !== 'string') return 0;
  const link = encodeFragment(given);
  const cut = link.indexOf('?');
  const length = cut < 0 ? link.length : cut;
  if (length > path.length || (length < path.length && (length < 2 || path[length] !== '/')))
    return 0;
  return path.startsWith(cut < 0 ? link : link.slice(0, cut)) ? length : 0;
}
