import type { Messages } from '@lingui/core';
import { fetchCatalog } from '../../api/translations';
import { catalogPath } from '../../constants';
import { needsIcu } from '../../locales/i18n';
import { warnOnce } from '../browser/warnOnce';
import { importCatalog } from './catalogModules';
import { customCatalogKey, customCatalogs, hasCustomCatalog } from './customCatalogs';
import { isBuiltIn, type Language } from './languageChoice';

/** Language to load, and the sources of its texts. */
interface CatalogRequest {
  language: Language;
  /** Folder of the script, which contains the built-in catalogs. */
  scriptFolder: string;
  /** Folder of the integrator's catalogs, if any. */
  assetsBase: string | undefined;
  /** Texts stored by the last visit, used until the integrator's file has loaded. */
  painted: Messages | undefined;
  onError(message: string): void;
}

/**
 * Fetches the catalogs of a language and shows their texts: the built-in ones first, then
 * overridden one by one by the integrator's. A missing or broken file is reported and
 * skipped.
 */
export async function readCatalogs(
  request: CatalogRequest,
  show: (texts: Messages) => void,
): Promise<void> {
  const { language, scriptFolder, assetsBase, painted, onError } = request;
  const custom = assetsBase ? catalog(folder(assetsBase), compileCustomTexts) : undefined;
  const fetched = language !== 'en' && isBuiltIn(language);
  const builtIn = fetched ? await loadBuiltIn() : {};
  if (custom) show({ ...builtIn, ...painted });
  show({ ...builtIn, ...(await custom) });

  async function loadBuiltIn(): Promise<Messages> {
    try {
      return (await importCatalog(language)) ?? (await catalog(scriptFolder, readBuiltInTexts));
    } catch (error) {
      report((error as Error).message);
      return {};
    }
  }

  async function catalog(base: string, readTexts: ReadTexts): Promise<Messages> {
    try {
      const entries = await fetchCatalog(base, language);
      if (assetsBase && !isBuiltIn(language)) setCustomCatalog(language, assetsBase, true);
      return await readTexts(entries, report);
    } catch (error) {
      const { message } = error as Error;
      if (!assetsBase || isBuiltIn(language)) report(message);
      else disableLanguage({ language, assetsBase, onError }, message);
      return {};
    }
  }

  function report(message: string) {
    onError(`${language}.json: ${message}`);
  }
}

/** Reports, once, a language that has neither built-in texts nor a catalog, and stops using it. */
function disableLanguage(
  {
    language,
    assetsBase,
    onError,
  }: { language: string; assetsBase: string; onError: CatalogRequest['onError'] },
  message: string,
): void {
  if (hasCustomCatalog(language, assetsBase) === false) return;
  onError(`${language}.json: ${message}`);
  const address = folder(assetsBase) + catalogPath(language);
  warnOnce(
    `language "${language}" is not offered, because its catalog is missing: ${address} (${message}).`,
  );
  setCustomCatalog(language, assetsBase, false);
}

/**
 * Fetches the catalogs of languages that an element offers, to check which of them exist. Without
 * `assets-base` none does.
 */
export async function checkCustomCatalogs(
  languages: readonly string[],
  assetsBase: string | undefined,
  onError: CatalogRequest['onError'],
): Promise<void> {
  await Promise.all(
    languages.map(async (language) => {
      if (!assetsBase) {
        warnOnce(
          `language "${language}" is not offered: set "assets-base" to the folder of its catalog.`,
        );
        setCustomCatalog(language, assetsBase, false);
        return;
      }
      try {
        await fetchCatalog(folder(assetsBase), language);
        setCustomCatalog(language, assetsBase, true);
      } catch (error) {
        disableLanguage({ language, assetsBase, onError }, (error as Error).message);
      }
    }),
  );
}

/** Remembers whether the catalog of a language exists. */
function setCustomCatalog(language: string, assetsBase: string | undefined, exists: boolean): void {
  if (hasCustomCatalog(language, assetsBase) === exists) return;
  customCatalogs().setState({ [customCatalogKey(language, assetsBase)]: exists });
}

type Entries = [id: string, text: unknown][];
type ReadTexts = (entries: Entries, onError: CatalogRequest['onError']) => Promise<Messages>;

/** Returns the built-in texts, which the build has compiled. */
const readBuiltInTexts: ReadTexts = async (entries) => Object.fromEntries(entries) as Messages;

/** Compiles the integrator's texts. Drops empty ones, which are not translated yet, and other values. */
const compileCustomTexts: ReadTexts = async (entries, onError) => {
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
      onError(`"${id}" cannot be read: ${reason}`);
    }
  }
  return compiled;
};

function folder(address: string): string {
  return new URL(address.endsWith('/') ? address : `${address}/`, document.baseURI).href;
}
