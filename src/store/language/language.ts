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
    const store = createStore<LanguageState>(() => ({
      language: chooseLanguage(undefined, isLanguage),
    }));
    watchStored(LANGUAGE_KEY, (stored) => {
      // The value of the event, since the cookie may arrive later and the entry is removed by now.
      if (stored !== null) store.setState({ language: chooseLanguage(stored, isLanguage) });
    });
    return Object.assign(store, {
      choose(language: string) {
        if (!isLanguage(language)) return;
        store.setState({ language });
        import('../browser/persistLanguage').then(
          ({ persistLanguage }) => persistLanguage(language),
          // The choice lasts as long as the page.
          console.warn,
        );
      },
    });
  });
}
