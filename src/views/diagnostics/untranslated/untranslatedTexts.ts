import { english } from '../../../locales/english';
import type { ElementStores } from '../../../store/element/elementStores';
import { unknownMenuLabels } from '../../../store/menu/unknownMenuLabels';

/** Returns the text ids without a translation in the active language, with the English text if there is one. */
export function untranslatedTexts(stores: ElementStores): Record<string, string> {
  const { locale, messages } = stores.i18n;
  const missing: Record<string, string> = Object.create(null);
  for (const label of unknownMenuLabels(stores)) missing[label] = '';
  if (locale.startsWith('en')) return missing;
  for (const [id, text] of Object.entries(english)) {
    if (!Object.hasOwn(messages, id)) missing[id] = typeof text === 'string' ? text : '';
  }
  return missing;
}
