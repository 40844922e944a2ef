import { createStore, type StoreApi } from 'zustand/vanilla';
import { LANGUAGE_KEY } from '../../constants';
import { watchStored } from '../browser/watchStored';
import { shared } from '../element/registry';
import { chooseLanguage, isLanguage, type Language } from './languageChoice';

export interface LanguageState {
  language: Language;
}

export interface LanguageStore extends StoreApi<LanguageState> {
  /** A person's choice: applies at once to every element, in other tabs too, and is kept in the cookie. */
  choose(language: string): void;
}

/** The language of the page (§4), one for all elements without a `language` attribute. */
export function pageLanguage(): LanguageStore {
  return shared('language', () => {
    const store = createStore<LanguageState>(() => ({ language: chooseLanguage() }));
    watchStored(LANGUAGE_KEY, (told) => {
      // As it is told: the cookie may come after its news. Nothing is there any more by then.
      if (told !== null) store.setState({ language: chooseLanguage(told) });
    });
    return Object.assign(store, {
      choose(language: string) {
        if (!isLanguage(language)) return;
        store.setState({ language });
        import('../browser/keepLanguage').then(
          ({ keepLanguage }) => keepLanguage(language),
          // Chosen for this page alone.
          console.warn,
        );
      },
    });
  });
}
