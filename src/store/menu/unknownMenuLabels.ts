import { MAX_CHECKED_ENTRIES } from '../../constants';
import type { ElementStores } from '../element/elementStores';
import { looksLikeKey } from './menuItems';
import { menuFor } from './menuTree';
import { accessOf } from './roles';
import { walkMenu } from './walkMenu';

/**
 * Returns the labels in the user's menu that look like text ids but are in no catalog. The menu shows them
 * unchanged.
 */
export function unknownMenuLabels({ options, session, i18n }: ElementStores): string[] {
  const { menu, areas } = options.getState();
  const access = accessOf(session.getState().user, areas);
  const labels = new Set<string>();
  walkMenu(menuFor(menu, access), ({ label }) => {
    if (typeof label === 'string') labels.add(label);
    return labels.size > MAX_CHECKED_ENTRIES ? 'stop' : undefined;
  });
  return [...labels].filter((label) => looksLikeKey(label) && !(label in i18n.messages));
}
