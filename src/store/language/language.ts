import { createStore, type StoreApi } from 'zustand/vanilla';
import { LANGUAGE_KEY } from '../../constants';
import { watchStored } from '../browser/watchStored';
import { shared } from '../element/registry';
import { chooseLanguage, isLanguage, type Language } from './languageChoice';

export interface LanguageState {
  language: Language;
}

export interface LanguageStore extends StoreApi<LanguageState> {
  /** Applies the user's choice to every element and tab, and stores it in the cookie. */
  choose(language: string): void;
}

/**
 * Returns the language of the page (§4), one store for all elements without a `language` attribute.
 */
export function pageLanguage(): LanguageStore {
  return shared('language', () => {
    const store = createStore<LanguageState>(() => ({ language: chooseLanguage() }));
    watchStored(LANGUAGE_KEY, (newValue) => {
      // Uses the value of the event, because the cookie may be set later. Null means that the key
      // was removed again.
      if (newValue !== null) store.setState({ language: chooseLanguage(newValue) });
    });
    return Object.assign(store, {
      choose(language: string) {
        if (!isLanguage(language)) return;
        store.setState({ language });
        import('../browser/keepLanguage').then(
          ({ keepLanguage }) => keepLanguage(language),
          // The choice lasts until the page unloads.
          console.warn,
        );
      },
    });
  });
}
