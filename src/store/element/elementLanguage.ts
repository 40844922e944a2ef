import type { Messages } from '@lingui/core';
import type { StoreApi } from 'zustand/vanilla';
import { customCatalogs, isAvailable } from '../language/customCatalogs';
import { chooseLanguage, type Language } from '../language/languages';
import { type LanguageStore, pageLanguage } from '../language/pageLanguage';
import { createTexts, type ElementTexts } from '../language/texts';
import type { ElementOptions } from './options';

/** Sources of an element's texts. */
export interface LanguageSetup {
  /** Folder of the script, which contains the built-in catalogs. */
  scriptFolder: string;
  /** Returns the texts that the first paint shows in a language. */
  paintedTexts?: (language: Language) => Messages | undefined;
  /** Called when the texts of a language have loaded, so that the next first paint can use them. */
  onCatalogLoaded?(language: Language, texts: Messages): void;
}

/** The language of an element and its texts. */
export interface ElementLanguage {
  /** Returns the language in use: the attribute in these options, by default the current ones, or else the user's choice. */
  language(options?: ElementOptions): Language;
  /** The user's choice, which all elements of the page share. */
  pageLanguage: LanguageStore;
  texts: ElementTexts;
  /** Loads the texts, and again when the language changes. Returns an unsubscribe function. */
  start(): () => void;
}

/**
 * Creates the language of an element.
 * @param onError called with a message for each catalog that does not load
 */
export function createElementLanguage(
  options: StoreApi<ElementOptions>,
  setup: LanguageSetup,
  onError: (message: string) => void,
): ElementLanguage {
  const choice = pageLanguage();
  let loaded: Language | undefined;

  function language(current = options.getState()): Language {
    const wanted = [current.language, choice.getState().language];
    return wanted.find((candidate) => isAvailable(candidate, current)) ?? chooseLanguage();
  }

  const texts = createTexts({
    language,
    assetsBase: () => options.getState().assetsBase,
    scriptFolder: setup.scriptFolder,
    painted: setup.paintedTexts,
    onCatalogLoaded: setup.onCatalogLoaded,
    onError,
  });

  function load() {
    loaded = language();
    void texts.load();
  }

  /** Loads the texts if the element has fallen back to another language, or can use the wanted one. */
  function onCatalogChecked() {
    if (language() !== loaded) load();
  }

  function start() {
    const unsubscribers = [
      options.subscribe((now, before) => {
        if (now.language !== before.language || now.assetsBase !== before.assetsBase) load();
      }),
      choice.subscribe(load),
      customCatalogs().subscribe(onCatalogChecked),
    ];
    load();
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }

  return { language, pageLanguage: choice, texts, start };
}
