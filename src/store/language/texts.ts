import type { I18n, Messages } from '@lingui/core';
import { ONLINE_DELAY_MS } from '../../constants';
import { english } from '../../locales/english';
import { activateLocale, createI18n } from '../../locales/i18n';
import { importedModule } from '../browser/importedModule';
import { isBuiltIn, type Language, languageInfo } from './languages';

/** The texts of one element in its language. */
export interface ElementTexts {
  i18n: I18n;
  /**
   * Fetches the catalogs of the current language. Until they arrive, English texts are shown.
   */
  load(): Promise<void>;
  /** Settles when the last of these fetches has ended. */
  loaded: Promise<void> | undefined;
}

interface Setup {
  language(): Language;
  /** Returns the folder of the integrator's catalogs. */
  assetsBase(): string | undefined;
  /** Folder of the script, which contains the built-in catalogs. */
  scriptFolder: string;
  /** Returns the texts that the first paint shows in this language. */
  painted?: (language: Language) => Messages | undefined;
  /** Called when the texts of a language have loaded, so that the next first paint can use them. */
  onCatalogLoaded?(language: Language, texts: Messages): void;
  /** Called with a message for each catalog that does not load. */
  onError(message: string): void;
}

/** Creates the texts of an element: built-in by language, overridden one by one by the integrator's. */
export function createTexts({ onError, scriptFolder, ...setup }: Setup): ElementTexts {
  const first = setup.language();
  const i18n = createI18n(languageInfo(first).locale, setup.painted?.(first));
  /** Whether the first paint shows texts of a catalog, maybe that of another page. */
  let paintsCatalog = Object.entries(setup.painted?.(first) ?? {}).some(
    ([id, text]) => text !== english[id],
  );
  let loads = 0;
  /** Whether the element shows texts of a catalog, not only the English ones of its code. */
  let showsCatalog = false;

  async function load() {
    const thisLoad = ++loads;
    const language = setup.language();
    const { locale } = languageInfo(language);
    const assetsBase = setup.assetsBase();
    const isBare = language === 'en' && !assetsBase;
    if (isBare && !paintsCatalog) {
      if (showsCatalog || i18n.locale !== locale) activateLocale(i18n, locale);
      showsCatalog = false;
      return;
    }
    const painted = setup.painted?.(language);
    let messages: Messages = {};
    /** Shows the texts, unless another load has started since. */
    const show = (read: Messages) => {
      messages = read;
      if (thisLoad === loads) activateLocale(i18n, locale, messages);
    };
    let complete = false;
    try {
      const { readCatalogs } = await importedModule(import('./catalogs'));
      const request = { language, scriptFolder, assetsBase, painted, onError };
      complete = await readCatalogs(request, show);
    } catch (error) {
      onError(`${language}.json: ${(error as Error).message}`);
      show(messages);
    }
    if (thisLoad !== loads) return;
    // Without a catalog, the next visit is painted in the built-in English texts again.
    if (complete || isBare) setup.onCatalogLoaded?.(language, messages);
    else if (isBuiltIn(language))
      addEventListener(
        'online',
        () => setTimeout(() => thisLoad === loads && texts.load(), ONLINE_DELAY_MS),
        { once: true },
      );
    showsCatalog = true;
    paintsCatalog = false;
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
