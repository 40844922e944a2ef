import type { ElementStores } from '../../../store/element/elementStores';
import { looksLikeKey } from '../../../store/menu/menuItems';
import { menuFor } from '../../../store/menu/menuTree';
import { walkMenu } from '../../../store/menu/walkMenu';

/** Labels that are checked at most. */
const MAX_LABELS = 2000;

/** Labels of the menu that look like keys and are in no catalog: they are shown as they are. */
export function unknownLabels({ options, i18n }: ElementStores): string[] {
  const labels = new Set<string>();
  walkMenu(menuFor(options.getState().menu, true), ({ label }) => {
    if (typeof label === 'string') labels.add(label);
    return labels.size > MAX_LABELS ? 'stop' : undefined;
  });
  return [...labels].filter((label) => looksLikeKey(label) && !(label in i18n.messages));
}
