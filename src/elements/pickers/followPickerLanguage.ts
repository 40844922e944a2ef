import type { I18n } from '@lingui/core';
import { warnOnce } from '../../store/browser/warnOnce';
import { customCatalogs, isAvailable } from '../../store/language/customCatalogs';
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
  /** Unsubscribes from the page's language. */
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

  function language(): Language {
    const shell = closestShell(host);
    const outer = (name: string) => shell?.getAttribute(name) ?? undefined;
    const shellLanguages = { languages: outer('languages'), assetsBase: outer('assets-base') };
    const own = host.getAttribute('language') ?? undefined;
    if (isAvailable(own, { ...shellLanguages, language: own })) return own;
    const accepted = Object.keys(LANGUAGES).join(', ');
    if (own && !shellLanguages.assetsBase)
      warnOnce(`<${host.localName}> language="${own}" is unknown; accepted: ${accepted}.`);
    const inherited = [outer('language'), page.getState().language];
    const options = { ...shellLanguages, language: inherited[0] };
    return inherited.find((candidate) => isAvailable(candidate, options)) ?? chooseLanguage();
  }

  const texts = createTexts({
    language,
    assetsBase: () => closestShell(host)?.getAttribute('assets-base') ?? undefined,
    scriptFolder: SCRIPT_FOLDER,
    onError: (message) => warnOnce(`<${host.localName}> ${message}`),
  });
  let current: Language | undefined;
  let listenedDocument: Document | undefined;

  function updateLanguage() {
    listen();
    const next = language();
    if (next === current) return;
    current = next;
    onChange(languageInfo(next).locale);
    void texts.load();
  }

  /** Shells dispatch their language event in their own document, which changes on adoption. */
  function listen() {
    if (listenedDocument === host.ownerDocument) return;
    listenedDocument?.removeEventListener('backoffice-language-change', updateLanguage);
    listenedDocument = host.ownerDocument;
    listenedDocument.addEventListener('backoffice-language-change', updateLanguage);
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
      listenedDocument?.removeEventListener('backoffice-language-change', updateLanguage);
      listenedDocument = undefined;
    },
  };
}
