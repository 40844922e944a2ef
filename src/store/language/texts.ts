import type { I18n, Messages } from '@lingui/core';
import { createI18n, speak } from '../../locales/i18n';
import { LANGUAGES, type Language } from './languageChoice';

/** The texts of one element in its language. */
export interface ElementTexts {
  i18n: I18n;
  /** Fetches the catalogs of the current language; English is built in, so nobody waits for it. */
  load(): Promise<void>;
  /** Ends with the last of those fetches. */
  loaded: Promise<void> | undefined;
}

interface Setup {
  language(): Language;
  /** Folder of the integrator's own catalogs. */
  assetsBase(): string | undefined;
  /** Folder of the script, where our own catalogs lie. */
  scriptFolder: string;
  /** What the first paint already showed in this language. */
  painted?: (language: Language) => Messages | undefined;
  /** Told when a catalog is spoken, so that the next visit's first paint speaks it too. */
  spoken?(language: Language, texts: Messages): void;
  failed(message: string): void;
}

/** Makes the texts of an element: ours by language, the integrator's over them one by one (decision 26). */
export function createTexts({ failed, scriptFolder, ...setup }: Setup): ElementTexts {
  const first = setup.language();
  const i18n = createI18n(LANGUAGES[first].locale, setup.painted?.(first));
  let loads = 0;
  /** Whether a catalog lies over the built-in texts. */
  let beyond = false;

  async function load() {
    const thisLoad = ++loads;
    const language = setup.language();
    const { locale } = LANGUAGES[language];
    const assetsBase = setup.assetsBase();
    if (language === 'en' && !assetsBase) {
      if (beyond || i18n.locale !== locale) speak(i18n, locale);
      beyond = false;
      return;
    }
    const painted = setup.painted?.(language);
    let texts: Messages = {};
    /** The language may have changed again while the catalogs were on their way: the last one wins. */
    const show = (read: Messages) => {
      texts = read;
      if (thisLoad === loads) speak(i18n, locale, texts);
    };
    try {
      const { readCatalogs } = await import('./catalogs');
      await readCatalogs({ language, scriptFolder, assetsBase, painted, failed }, show);
    } catch (error) {
      failed(`${language}.json: ${(error as Error).message}`);
      show(texts);
    }
    if (thisLoad !== loads) return;
    setup.spoken?.(language, texts);
    beyond = true;
  }

  const texts: ElementTexts = {
    i18n,
    load: () => {
      texts.loaded = load();
      return texts.loaded;
    },
    loaded: undefined,
  };
  return texts;
}
