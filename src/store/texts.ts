import type { I18n } from '@lingui/core';
import type { Texts } from '../api/translations';
import { createI18n, speak } from '../locales/i18n';
import { LANGUAGES, type Language } from './languageChoice';

/** The texts of one element in its language. */
export interface ElementTexts {
  i18n: I18n;
  /** Fetches the catalogs of the current language; English is built in, so nobody waits for it. */
  load(): Promise<void>;
}

interface Setup {
  language(): Language;
  /** Folder of the integrator's own catalogs. */
  assetsBase(): string | undefined;
  /** Folder of the script, where our own catalogs lie. */
  scriptFolder: string;
  /** What the first paint already showed in this language. */
  painted?: (language: Language) => Texts | undefined;
  /** Told when a catalog is spoken, so that the next visit's first paint speaks it too. */
  spoken?(language: Language, texts: Texts): void;
  failed(message: string): void;
}

/** Makes the texts of an element: ours by language, the integrator's over them one by one (decision 26). */
export function createTexts(setup: Setup): ElementTexts {
  const first = setup.language();
  const i18n = createI18n(LANGUAGES[first].locale, setup.painted?.(first));
  let loads = 0;
  /** Whether a catalog lies over the built-in texts. */
  let beyond = false;

  async function load() {
    const thisLoad = ++loads;
    const language = setup.language();
    const { locale } = LANGUAGES[language];
    const own = setup.assetsBase();
    const folders = [language === 'en' ? undefined : setup.scriptFolder, own && folder(own)];
    if (!folders.some(Boolean)) {
      if (beyond || i18n.locale !== locale) speak(i18n, locale);
      beyond = false;
      return;
    }
    const catalogs = await Promise.all(folders.map((base) => base && catalog(base, language)));
    // The language may have changed again while the catalogs were on their way: the last one wins.
    if (thisLoad !== loads) return;
    const texts: Texts = Object.assign({}, ...catalogs);
    speak(i18n, locale, texts);
    setup.spoken?.(language, texts);
    beyond = true;
  }

  async function catalog(base: string, language: Language): Promise<Texts | undefined> {
    try {
      const { fetchCatalog } = await import('../api/translations');
      return await fetchCatalog(base, language);
    } catch (error) {
      setup.failed(`${language}.json: ${(error as Error).message}`);
    }
  }

  return { i18n, load };
}

function folder(address: string): string {
  return new URL(address.endsWith('/') ? address : `${address}/`, document.baseURI).href;
}
