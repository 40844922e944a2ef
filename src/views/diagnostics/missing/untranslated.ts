import { english } from '../../../locales/english';
import type { ElementStores } from '../../../store/element/elementStores';
import { unknownLabels } from './unknownLabels';

/** The keys without a text in the language spoken, with the English to translate where there is one. */
export function untranslated(stores: ElementStores): Record<string, string> {
  const { locale, messages } = stores.i18n;
  const missing: Record<string, string> = Object.create(null);
  for (const label of unknownLabels(stores)) missing[label] = '';
  if (locale.startsWith('en')) return missing;
  for (const [id, text] of Object.entries(english)) {
    if (!Object.hasOwn(messages, id)) missing[id] = typeof text === 'string' ? text : '';
  }
  return missing;
}
