import type { I18n } from '@lingui/core';
import { warnOnce } from '../store/element/warnOnce';
import { pageLanguage } from '../store/language/language';
import { isLanguage, LANGUAGES, type Language } from '../store/language/languageChoice';
import { createTexts } from '../store/language/texts';
import { SCRIPT_FOLDER } from './scriptFolder';

/** The texts of a picker, as long as it is on the page. */
export interface Spoken {
  i18n: I18n;
  /** Looks again which language is in force. */
  look(): void;
  stop(): void;
}

/**
 * The language of a picker: its `language` attribute, else that of the shell it lies in, else the
 * page's (decision 1). It follows each of them at once.
 */
export function followLanguage(host: HTMLElement, tell: (locale: string) => void): Spoken {
  const page = pageLanguage();
  const around = () => shellAround(host);

  function language(): Language {
    const own = host.getAttribute('language');
    if (isLanguage(own)) return own;
    const accepted = Object.keys(LANGUAGES).join(', ');
    if (own) warnOnce(`<${host.localName}> language="${own}" is unknown; accepted: ${accepted}.`);
    const outer = around()?.getAttribute('language');
    return isLanguage(outer) ? outer : page.getState().language;
  }

  const texts = createTexts({
    language,
    assetsBase: () => around()?.getAttribute('assets-base') ?? undefined,
    scriptFolder: SCRIPT_FOLDER,
    failed: (message) => warnOnce(`<${host.localName}> ${message}`),
  });
  let spoken: Language | undefined;

  function look() {
    hear();
    const now = language();
    if (now === spoken) return;
    spoken = now;
    tell(LANGUAGES[now].locale);
    void texts.load();
  }

  let document: Document | undefined;

  /** A shell tells of its language in its own document, and so must be heard there. */
  function hear() {
    if (document === host.ownerDocument) return;
    document?.removeEventListener('backoffice-language-change', look);
    document = host.ownerDocument;
    document.addEventListener('backoffice-language-change', look);
  }

  const stopFollowing = page.subscribe(look);
  look();
  return {
    i18n: texts.i18n,
    look,
    stop() {
      stopFollowing();
      document?.removeEventListener('backoffice-language-change', look);
      document = undefined;
    },
  };
}

/** A shell under another name may be defined after its pickers: its tag tells before its mark does. */
const SHELL = /^backoffice-shell(-|$)/;

/** The shell that a node lies in, whatever shadow roots and other elements are between them. */
function shellAround(node: Element): Element | undefined {
  if (SHELL.test(node.localName)) return node;
  const { host } = node.getRootNode() as Partial<ShadowRoot>;
  const around = node.parentElement ?? host;
  return around && shellAround(around);
}
