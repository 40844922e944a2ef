import type { Stores } from '../../../store/element/elementStores';
import { warnOnce } from '../../../store/element/warnOnce';
import { unknownLabels } from '../../diagnostics/missing/unknownLabels';
import { adoptStyles } from '../../styles/adoptStyles';
import css from './ownMenu.css?inline';

/** Dresses a menu of the integrator's own: badges in their colours, second images, marks. */
export function dress(root: Node | null): void {
  if (root) adoptStyles(root, [css]);
}

/** Warns once of each label that looks like a key and has no text in the language spoken. */
export async function warnOfUnknown(stores: Stores): Promise<void> {
  await stores.texts.loaded;
  const language = stores.language();
  for (const label of unknownLabels(stores)) {
    warnOnce(`the menu label "${label}" has no text in "${language}" and is shown as it is.`);
  }
}
