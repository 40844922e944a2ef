import type { ElementStores } from '../element/elementStores';
import { looksLikeKey } from './menuItems';
import { menuFor } from './menuTree';
import { ADMIN_ACCESS } from './roles';
import { walkMenu } from './walkMenu';

/** Number of labels that are checked, for very large menus. */
const MAX_LABELS = 2000;

/** Returns the menu labels that look like text ids but are in no catalog. The menu shows them unchanged. */
export function unknownMenuLabels({ options, i18n }: ElementStores): string[] {
  const labels = new Set<string>();
  walkMenu(menuFor(options.getState().menu, ADMIN_ACCESS), ({ label }) => {
    if (typeof label === 'string') labels.add(label);
    return labels.size > MAX_LABELS ? 'stop' : undefined;
  });
  return [...labels].filter((label) => looksLikeKey(label) && !(label in i18n.messages));
}
