import { MAX_CHECKED_ENTRIES } from '../../constants';
import { listOf, textOf } from '../lists/readList';
import type { TreeItem } from './menuTree';
import { walkMenu } from './walkMenu';

/** Returns the labels of entries that have neither a link nor entries below them: a click does nothing. */
export function linklessLabels(items: readonly TreeItem[]): string[] {
  const parents = new Set<string | undefined>();
  const linkless: { id: string | undefined; label: string }[] = [];
  let count = 0;
  walkMenu(items, ({ id, parentId, link, label, subItems }) => {
    parents.add(textOf(parentId));
    if (!textOf(link) && !listOf(subItems)?.length) {
      linkless.push({ id: textOf(id), label: textOf(label) ?? '' });
    }
    return ++count > MAX_CHECKED_ENTRIES ? 'stop' : undefined;
  });
  return linkless.filter(({ id }) => !id || !parents.has(id)).map(({ label }) => label);
}
