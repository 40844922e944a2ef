import { warnOnce } from '../../../store/browser/warnOnce';
import type { ElementStores } from '../../../store/element/elementStores';
import { labelsWithInvalidRoles } from '../../../store/menu/invalidRoles';
import { linklessLabels } from '../../../store/menu/linklessLabels';
import { menuFor } from '../../../store/menu/menuTree';
import { accessOf } from '../../../store/menu/roles';
import { unknownMenuLabels } from '../../../store/menu/unknownMenuLabels';

/** Number of entries that a warning names. */
const MAX_NAMED = 5;

/**
 * Warns about entries that lead nowhere, about `roles` that are not an array, and about labels that look like text ids
 * without a text.
 */
export async function warnOfMenuMistakes(stores: ElementStores): Promise<void> {
  const { menu, areas } = stores.options.getState();
  const access = accessOf(stores.session.getState().user, areas);
  warnOfEntries(
    'have neither "link" nor "subItems", so a click does nothing',
    linklessLabels(menuFor(menu, access)),
  );
  warnOfEntries(
    'have "roles" that are not an array, so no role sees them',
    labelsWithInvalidRoles(menu),
  );
  await stores.texts.loaded;
  const language = stores.language();
  for (const label of unknownMenuLabels(stores)) {
    warnOnce(`the menu label "${label}" has no text in "${language}" and is shown as it is.`);
  }
}

function warnOfEntries(mistake: string, labels: string[]): void {
  if (labels.length === 0) return;
  warnOnce(`menu entries ${mistake}: "${labels.slice(0, MAX_NAMED).join('", "')}".`);
}
