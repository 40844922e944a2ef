import type { Messages } from '@lingui/core';
import { fetchCatalog } from '../../api/translations';
import { needsIcu } from '../../locales/i18n';
import type { Language } from './languageChoice';

interface Wanted {
  language: Language;
  /** Folder of the script, which contains the built-in catalogs. */
  scriptFolder: string;
  /** Folder of the integrator's catalogs, if any. */
  assetsBase: string | undefined;
  /** Texts stored by the last visit, used until the integrator's file has loaded. */
  painted: Messages | undefined;
  failed(message: string): void;
}

/**
 * Fetches the catalogs of a language and shows their texts: the built-in ones first, then
 * overridden one by one by the integrator's (decision 26). A missing or broken file is reported and
 * skipped.
 */
export async function readCatalogs(wanted: Wanted, show: (texts: Messages) => void): Promise<void> {
  const { language, scriptFolder, assetsBase, painted } = wanted;
  const own = assetsBase ? catalog(folder(assetsBase), ownTexts) : undefined;
  const builtIn = language === 'en' ? {} : await catalog(scriptFolder, ourTexts);
  if (own) show({ ...builtIn, ...painted });
  show({ ...builtIn, ...(await own) });

  async function catalog(base: string, textsOf: Reader): Promise<Messages> {
    try {
      return await textsOf(await fetchCatalog(base, language), report);
    } catch (error) {
      report((error as Error).message);
      return {};
    }
  }

  function report(message: string) {
    wanted.failed(`${language}.json: ${message}`);
  }
}

type Entries = [id: string, text: unknown][];
type Reader = (entries: Entries, failed: Wanted['failed']) => Promise<Messages>;

/** The build has compiled the built-in texts. */
const ourTexts: Reader = async (entries) => Object.fromEntries(entries) as Messages;

/**
 * The integrator's texts are not compiled; an empty one is not translated yet, and other values are
 * dropped.
 */
const ownTexts: Reader = async (entries, failed) => {
  const texts = entries.filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  if (!texts.some(([, text]) => needsIcu(text))) return Object.fromEntries(texts);
  const { compileIcu } = await import('../../locales/icu');
  const compiled: Messages = {};
  for (const [id, text] of texts) {
    try {
      compiled[id] = needsIcu(text) ? compileIcu(text) : text;
    } catch (error) {
      const [reason] = (error as Error).message.split('\n');
      failed(`"${id}" cannot be read: ${reason}`);
    }
  }
  return compiled;
};

function folder(address: string): string {
  return new URL(address.endsWith('/') ? address : `${address}/`, document.baseURI).href;
}
