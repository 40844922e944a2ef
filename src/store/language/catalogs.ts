import type { Messages } from '@lingui/core';
import { fetchCatalog } from '../../api/translations';
import { catalogPath } from '../../constants';
import { needsIcu } from '../../locales/i18n';
import { warnOnce } from '../element/warnOnce';
import { importCatalog } from './catalogModules';
import { isBuiltIn, type Language } from './languageChoice';
import { hasOwnCatalog, ownCatalogKey, ownCatalogs } from './ownCatalogs';

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
  const fetched = language !== 'en' && isBuiltIn(language);
  const builtIn = fetched ? await builtInTexts() : {};
  if (own) show({ ...builtIn, ...painted });
  show({ ...builtIn, ...(await own) });

  async function builtInTexts(): Promise<Messages> {
    try {
      return (await importCatalog(language)) ?? (await catalog(scriptFolder, ourTexts));
    } catch (error) {
      report((error as Error).message);
      return {};
    }
  }

  async function catalog(base: string, textsOf: Reader): Promise<Messages> {
    try {
      const entries = await fetchCatalog(base, language);
      if (assetsBase && !isBuiltIn(language)) setOwnCatalog(language, assetsBase, true);
      return await textsOf(entries, report);
    } catch (error) {
      const { message } = error as Error;
      if (!assetsBase || isBuiltIn(language)) report(message);
      else leaveOut({ language, assetsBase, failed: wanted.failed }, message);
      return {};
    }
  }

  function report(message: string) {
    wanted.failed(`${language}.json: ${message}`);
  }
}

/** Reports a language that has neither built-in texts nor a catalog, once, and ends its use. */
function leaveOut(
  {
    language,
    assetsBase,
    failed,
  }: { language: string; assetsBase: string; failed: Wanted['failed'] },
  message: string,
): void {
  if (hasOwnCatalog(language, assetsBase) === false) return;
  failed(`${language}.json: ${message}`);
  const address = folder(assetsBase) + catalogPath(language);
  warnOnce(
    `the language "${language}" is left out, since it has no catalog: ${address} (${message}).`,
  );
  setOwnCatalog(language, assetsBase, false);
}

/** Fetches the catalogs of languages that an element offers, to learn which of them exist. */
export async function checkOwnCatalogs(
  languages: readonly string[],
  assetsBase: string,
  failed: Wanted['failed'],
): Promise<void> {
  await Promise.all(
    languages.map(async (language) => {
      try {
        await fetchCatalog(folder(assetsBase), language);
        setOwnCatalog(language, assetsBase, true);
      } catch (error) {
        leaveOut({ language, assetsBase, failed }, (error as Error).message);
      }
    }),
  );
}

/** Remembers whether the catalog of a language exists. */
function setOwnCatalog(language: string, assetsBase: string, exists: boolean): void {
  if (hasOwnCatalog(language, assetsBase) === exists) return;
  ownCatalogs().setState({ [ownCatalogKey(language, assetsBase)]: exists });
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
