import type { TreeItem } from '../../../store/menu/menuTree';
import { walkMenu } from '../../../store/menu/walkMenu';
import { encodeFragment } from '../../../store/routing/hash';

/** Returns the entries from the top of the menu down to the one whose link covers most of a path, maybe with a query. */
export function activeTrail(items: TreeItem[], location: string): TreeItem[] {
  const [path, query] = split(location);
  const given = query.split('&');
  const coveredBy = ({ link }: { link?: unknown }) => coveredLength(link, path, given);
  const trail: TreeItem[] = [];
  for (let level = items; level.length > 0; ) {
    const next = nearest(level, coveredBy, location.length);
    if (!next) break;
    trail.push(next.item);
    if (coveredBy(next.item) === next.covered) break;
    level = next.item.subItems;
  }
  return trail;
}

/** Returns the item whose link, or that of an entry below it, covers most of the location. */
function nearest(
  items: TreeItem[],
  coveredBy: (entry: { link?: unknown }) => number,
  whole: number,
): { item: TreeItem; covered: number } | undefined {
  let best: TreeItem | undefined;
  let covered = 0;
  const isNearer = (entry: { link?: unknown }) => coveredBy(entry) > covered;
  walkMenu(
    items,
    (raw, top) => {
      if (!isNearer(raw)) return undefined;
      covered = coveredBy(raw);
      best = top;
      return covered === whole ? 'stop' : undefined;
    },
    isNearer,
  );
  return best && { item: best, covered };
}

/**
 * Returns how many characters of the location a link covers, 0 if it leads elsewhere. Of links with the same path, one
 * whose query the location has covers more than one without a query, which covers more than one with another query.
 * @param given the parameters of the location, such as `x=1`
 */
function coveredLength(value: unknown, path: string, given: string[]): number {
  if (typeof value !== 'string') return 0;
  const [link, query] = split(encodeFragment(value));
  const { length } = link;
  if (!path.startsWith(link) || (length < path.length && (length < 2 || path[length] !== '/')))
    return 0;
  if (!query) return length;
  return query.split('&').every((one) => given.includes(one))
    ? length + 1 + query.length
    : length - 0.5;
}

/** Splits an address into its path and its query without `?`. */
function split(address: string): [path: string, query: string] {
  const cut = address.indexOf('?');
  return cut < 0 ? [address, ''] : [address.slice(0, cut), address.slice(cut + 1)];
}
