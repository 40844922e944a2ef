import type { Messages } from '@lingui/core';
import { fetchCatalog } from '../../api/fetchCatalog';
import { catalogPath, ONLINE_DELAY_MS } from '../../constants';
import { needsIcu } from '../../locales/i18n';
import { importedModule } from '../browser/importedModule';
import { warnOnce } from '../browser/warnOnce';
import { importCatalog } from './catalogModules';
import { customCatalogKey, customCatalogs, hasCustomCatalog } from './customCatalogs';
import { isBuiltIn, isLanguage, type Language } from './languages';

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
 * @returns whether the texts of the language have loaded; the integrator's may be missing if there are
 * built-in ones
 */
export async function readCatalogs(
  request: CatalogRequest,
  show: (texts: Messages) => void,
): Promise<boolean> {
  const { language, scriptFolder, assetsBase, painted, onError } = request;
  const report = (message: string) => onError(`${language}.json: ${message}`);
  const isTranslated = language !== 'en' && isBuiltIn(language);
  const loadingCustom = assetsBase ? loadCustom(assetsBase) : undefined;
  const builtIn = isTranslated ? await loadBuiltIn() : undefined;
  if (loadingCustom) show({ ...builtIn, ...painted });
  const custom = await loadingCustom;
  show({ ...builtIn, ...custom });
  return (isTranslated ? builtIn : custom) !== undefined;

  async function loadBuiltIn(): Promise<Messages | undefined> {
    try {
      // The build has compiled the texts of the file.
      const fetched = async () => Object.fromEntries(await fetchCatalog(scriptFolder, language));
      return (await importCatalog(language)) ?? ((await fetched()) as Messages);
    } catch (error) {
      report((error as Error).message);
      return undefined;
    }
  }

  async function loadCustom(base: string): Promise<Messages | undefined> {
    let entries: Entries;
    try {
      entries = await fetchCatalog(folder(base), language);
    } catch (error) {
      const { message } = error as Error;
      if (isBuiltIn(language)) {
        report(message);
        warn(language, base, message);
      } else disableLanguage(language, base, message, onError);
      return undefined;
    }
    if (!isBuiltIn(language)) setCustomCatalog(language, base, true);
    try {
      return await compileCustomTexts(entries, report);
    } catch (error) {
      report((error as Error).message);
      return undefined;
    }
  }
}

/**
 * Warns, once, that a language is not offered, or that only its built-in texts are shown.
 * @param message why the catalog did not load
 */
function warn(language: string, assetsBase?: string, message?: string): void {
  const effect = isBuiltIn(language) ? 'shows its built-in texts' : 'is not offered';
  warnOnce(`language "${language}" ${effect}: ${reason()}.`);

  function reason(): string {
    if (!isLanguage(language)) return 'a language is written as "de" or "de-AT"';
    if (!assetsBase) return 'set "assets-base" to the folder of its catalog';
    const address = folder(assetsBase) + catalogPath(language);
    return `"assets-base" has no usable catalog for it: ${address} (${message})`;
  }
}

/** Reports, once, a language that has neither built-in texts nor a catalog, and stops using it until it has one. */
function disableLanguage(
  language: string,
  assetsBase: string,
  message: string,
  onError: CatalogRequest['onError'],
): void {
  if (hasCustomCatalog(language, assetsBase) === false) return;
  onError(`${language}.json: ${message}`);
  warn(language, assetsBase, message);
  setCustomCatalog(language, assetsBase, false);
  checkOnceOnline(language, assetsBase);
}

/** Checks a catalog again once the browser is online: the network may have failed, not the server. */
function checkOnceOnline(language: string, assetsBase: string): void {
  const check = () =>
    fetchCatalog(folder(assetsBase), language).then(
      () => setCustomCatalog(language, assetsBase, true),
      () => checkOnceOnline(language, assetsBase),
    );
  addEventListener('online', () => setTimeout(check, ONLINE_DELAY_MS), { once: true });
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
      if (!isLanguage(language) || !assetsBase) {
        warn(language);
        setCustomCatalog(language, assetsBase, false);
        return;
      }
      try {
        await fetchCatalog(folder(assetsBase), language);
        setCustomCatalog(language, assetsBase, true);
      } catch (error) {
        disableLanguage(language, assetsBase, (error as Error).message, onError);
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

/**
 * Compiles the integrator's texts. Drops empty ones, which are not translated yet, and other values.
 * @throws (rejects) Error if the compiler does not load
 */
async function compileCustomTexts(
  entries: Entries,
  onError: CatalogRequest['onError'],
): Promise<Messages> {
  const texts = entries.filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  if (!texts.some(([, text]) => needsIcu(text))) return Object.fromEntries(texts);
  const { compileIcu } = await importedModule(import('../../locales/icu'));
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
}

/** Returns the complete address of a folder that the page names, with the closing slash. */
function folder(address: string): string {
  return new URL(address.endsWith('/') ? address : `${address}/`, document.baseURI).href;
}
