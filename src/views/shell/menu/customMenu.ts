import { warnOnce } from '../../../store/browser/warnOnce';
import type { ElementStores } from '../../../store/element/elementStores';
import { unknownMenuLabels } from '../../../store/menu/unknownMenuLabels';
import { adoptStyles } from '../../styles/adoptStyles';
import css from './customMenu.css?inline';

/** Adopts the styles that only custom menus need: second images, markers. */
export function adoptCustomMenuStyles(root: Node | null): void {
  if (root) adoptStyles(root, [css]);
}

/** Warns once about each label that looks like a translation key but has no translation. */
export async function warnOfUnknownLabels(stores: ElementStores): Promise<void> {
  await stores.texts.loaded;
  const language = stores.language();
  for (const label of unknownMenuLabels(stores)) {
    warnOnce(`the menu label "${label}" has no text in "${language}" and is shown as it is.`);
  }
}
