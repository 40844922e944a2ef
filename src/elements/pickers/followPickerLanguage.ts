import type { I18n } from '@lingui/core';
import { warnOnce } from '../../store/browser/warnOnce';
import { customCatalogKey, customCatalogs, isAvailable } from '../../store/language/customCatalogs';
import {
  chooseLanguage,
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

  const assetsBase = () => shellAttribute(host, 'assets-base');
  const language = () => languageOf(host, page.getState().language);
  const texts = createTexts({
    language,
    assetsBase,
    scriptFolder: SCRIPT_FOLDER,
    onError: (message) => warnOnce(`<${host.localName}> ${message}`),
  });
  const observer = new MutationObserver(updateLanguage);
  let current: string | undefined;
  let observedShell: Element | undefined;

  function updateLanguage() {
    observe(closestShell(host));
    const next = language();
    // The texts of a language differ by folder.
    const key = customCatalogKey(next, assetsBase());
    if (key === current) return;
    current = key;
    onChange(languageInfo(next).locale);
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

/** Returns the language of a picker. Warns about its own `language` if that is unknown. */
function languageOf(host: HTMLElement, pageChoice: string): Language {
  const languages = shellAttribute(host, 'languages');
  const assetsBase = shellAttribute(host, 'assets-base');
  const own = host.getAttribute('language') ?? undefined;
  if (isAvailable(own, { languages, assetsBase, language: own })) return own;
  if (own && !assetsBase) {
    const accepted = Object.keys(LANGUAGES).join(', ');
    warnOnce(`<${host.localName}> language="${own}" is unknown; accepted: ${accepted}.`);
  }
  const ofShell = shellAttribute(host, 'language');
  const options = { languages, assetsBase, language: ofShell };
  const inherited = [ofShell, pageChoice];
  return inherited.find((candidate) => isAvailable(candidate, options)) ?? chooseLanguage();
}

/** Returns an attribute of the shell around a picker. */
const shellAttribute = (host: HTMLElement, name: string): string | undefined =>
  closestShell(host)?.getAttribute(name) ?? undefined;
