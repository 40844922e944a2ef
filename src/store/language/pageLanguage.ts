import { createStore, type StoreApi } from 'zustand/vanilla';
import { LANGUAGE_KEY } from '../../constants';
import { importedModule } from '../browser/importedModule';
import { shared } from '../browser/registry';
import { watchStorageKey } from '../browser/watchStorageKey';
import { chooseLanguage, isLanguage, type Language } from './languages';

/** State of the page's language. */
export interface LanguageState {
  language: Language;
}

/** Store of the page's language. */
export interface LanguageStore extends StoreApi<LanguageState> {
  /** Applies the user's choice to every element and tab, and stores it in the cookie. */
  choose(language: string): void;
}

/**
 * Returns the language of the page, one store for all elements without a `language` attribute.
 */
export function pageLanguage(): LanguageStore {
  return shared('language', () => {
    const store = createStore<LanguageState>(() => ({
      language: chooseLanguage(undefined, isLanguage),
    }));
    watchStorageKey(LANGUAGE_KEY, (stored) => {
      // Use the value of the event: the cookie may change later, and the entry is already removed.
      if (stored !== null) store.setState({ language: chooseLanguage(stored, isLanguage) });
    });
    return Object.assign(store, {
      choose(language: string) {
        if (!isLanguage(language)) return;
        store.setState({ language });
        importedModule(import('../browser/persistLanguage')).then(
          ({ persistLanguage }) => persistLanguage(language),
          // Without the cookie the choice lasts as long as the page.
          console.warn,
        );
      },
    });
  });
}
