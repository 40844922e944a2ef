import type { Stores } from '../../../store/element/elementStores';
import { menuFor } from '../../../store/menu/menuItems';
import { walk } from '../../../store/menu/menuTree';
import { looksLikeKey } from '../../shell/menu/looksLikeKey';

/** More labels than these are not looked at. */
const MOST = 2000;

/** Labels of the menu that look like keys and are in no catalog: they are shown as they are. */
export function unknownLabels({ options, i18n }: Stores): string[] {
  const labels = new Set<string>();
  const seen: Parameters<typeof walk>[1] = new Set();
  for (const item of menuFor(options.getState().menu, true)) {
    if (labels.size > MOST) break;
    walk(item, seen, ({ label }) => void (typeof label === 'string' && labels.add(label)));
  }
  return [...labels].filter((label) => looksLikeKey(label) && !(label in i18n.messages));
}
