import { MAX_CHECKED_ENTRIES } from '../../constants';
import { listOf, textOf } from '../lists/readList';
import { type RawItem, rawItemsBelow } from './rawMenu';

/** Returns the labels of entries whose `roles` is not an array, at any depth: no role sees them. */
export function labelsWithInvalidRoles(menu: unknown): string[] {
  const labels: string[] = [];
  const visited = new Set<unknown>();
  const visit = (entries: readonly unknown[]) => {
    for (const entry of entries) {
      if (!entry || visited.has(entry) || visited.size >= MAX_CHECKED_ENTRIES) continue;
      visited.add(entry);
      try {
        const { label, roles } = entry as RawItem;
        if (roles != null && !Array.isArray(roles)) labels.push(textOf(label) ?? '');
      } catch {
        // A getter of the host page threw: the menu drops the entry too.
        continue;
      }
      visit(rawItemsBelow(entry as RawItem, NO_CHILDREN));
    }
  };
  visit(listOf(menu) ?? []);
  return labels;
}

/** A flat list has all entries on top. */
const NO_CHILDREN = new Map<RawItem, RawItem[]>();
