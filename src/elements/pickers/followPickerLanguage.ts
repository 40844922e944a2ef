import type { I18n } from '@lingui/core';
import { warnOnce } from '../../store/browser/warnOnce';
import { customCatalogKey, customCatalogs, isAvailable } from '../../store/language/customCatalogs';
import {
  chooseLanguage,
  isBuiltIn,
  isLanguage,
  LANGUAGES,
  type Language,
  languageInfo,
} from '../../store/language/languages';
import { pageLanguage } from '../../store/language/pageLanguage';
import { createTexts } from '../../store/language/texts';
import { SCRIPT_FOLDER } from '../scriptFolder';
import { closestShell } from './closestShell';

/** The texts of a mounted picker. */
export interface PickerTexts {
  i18n: I18n;
  /** Checks which language applies now. */
  updateLanguage(): void;
  /** Stops following the language. */
  dispose(): void;
}

/**
 * Follows the language of a picker: its `language` attribute, else that of the shell around it, else the
 * page's.
 * @param onChange called with the new locale
 */
export function followPickerLanguage(
  host: HTMLElement,
  onChange: (locale: string) => void,
): PickerTexts {
  const page = pageLanguage();

  const choose = () => languageOf(host, page.getState().language);
  const texts = createTexts({
    language: () => choose().language,
    assetsBase: () => choose().assetsBase,
    scriptFolder: SCRIPT_FOLDER,
    onError: (message) => warnOnce(`<${host.localName}> ${message}`),
  });
  const observer = new MutationObserver(updateLanguage);
  let current: string | undefined;
  let observedShell: Element | undefined;

  function updateLanguage() {
    observe(closestShell(host));
    const { language, locale, assetsBase } = choose();
    // The texts of a language differ by folder.
    const key = `${locale} ${customCatalogKey(language, assetsBase)}`;
    if (key === current) return;
    current = key;
    onChange(locale);
    void texts.load();
  }

  /** Observes the attributes of a shell that `languageOf` reads. */
  function observe(shell: Element | undefined) {
    if (shell === observedShell) return;
    observer.disconnect();
    observedShell = shell;
    const attributeFilter = ['language', 'languages', 'assets-base'];
    if (shell) observer.observe(shell, { attributeFilter });
  }

  const unsubscribers = [
    page.subscribe(updateLanguage),
    customCatalogs().subscribe(updateLanguage),
  ];
  updateLanguage();
  return {
    i18n: texts.i18n,
    updateLanguage,
    dispose() {
      for (const unsubscribe of unsubscribers) unsubscribe();
      observer.disconnect();
    },
  };
}

/** Language of a picker. */
interface PickerLanguage {
  /** Language of the texts. */
  language: Language;
  /** Locale of dates and times, which needs no catalog. */
  locale: string;
  /** Folder of the integrator's catalogs. */
  assetsBase: string | undefined;
}

/** Returns the language of a picker. Warns about its own `language` if that is unknown. */
function languageOf(host: HTMLElement, pageChoice: string): PickerLanguage {
  const languages = shellAttribute(host, 'languages');
  const assetsBase = shellAttribute(host, 'assets-base');
  const own = host.getAttribute('language') || undefined;
  const canUse = (candidate: unknown, attribute: string | undefined) =>
    isAvailable(candidate, { languages, assetsBase, language: attribute });
  if (own && canUse(own, own)) return inLanguage(own, assetsBase);
  if (own && isLocale(own)) return { ...inLanguage(builtInFor(own), assetsBase), locale: own };
  if (own) {
    const accepted = Object.keys(LANGUAGES).join(', ');
    warnOnce(
      `<${host.localName}> language="${own}" is unknown; accepted: ${accepted}, or a language tag.`,
    );
  }
  const ofShell = shellAttribute(host, 'language');
  const inherited = [ofShell, pageChoice].find((candidate) => canUse(candidate, ofShell));
  if (inherited !== undefined) return inLanguage(inherited, assetsBase);
  // Outside of a shell, for example in a dialog that a library moves to the body.
  const folder = assetsBase === undefined ? folderWith(pageChoice) : undefined;
  return folder === undefined
    ? inLanguage(chooseLanguage(), assetsBase)
    : inLanguage(pageChoice, folder);
}

const inLanguage = (language: Language, assetsBase: string | undefined): PickerLanguage => ({
  language,
  locale: languageInfo(language).locale,
  assetsBase,
});

/** Returns whether browsers can write dates in a language. */
function isLocale(language: string): boolean {
  try {
    return isLanguage(language) && Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    // A tag that repeats a variant.
    return false;
  }
}

/** Returns the built-in language that is closest to a language tag: German for `de-AT`, else English. */
function builtInFor(tag: string): Language {
  const [base = ''] = tag.toLowerCase().split('-');
  if (base === 'zh') return 'cn';
  return isBuiltIn(base) ? base : 'en';
}

/** Returns the folder from which a shell of the page has fetched the catalog of a language. */
function folderWith(language: string): string | undefined {
  const catalogs = Object.entries(customCatalogs().getState());
  const end = ` ${language}`;
  return catalogs.find(([key, exists]) => exists && key.endsWith(end))?.[0].slice(0, -end.length);
}

/** Returns an attribute of the shell around a picker. */
const shellAttribute = (host: HTMLElement, name: string): string | undefined =>
  closestShell(host)?.getAttribute(name) ?? undefined;
