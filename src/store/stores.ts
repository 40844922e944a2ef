import type { I18n } from '@lingui/core';
import { createStore, type StoreApi } from 'zustand/vanilla';
import * as account from '../api/account';
import { createHttp, type Request } from '../api/http';
import { type AuthProvider, backendProvider, emailProvider } from '../api/providers';
import { fetchCatalog, type Texts } from '../api/translations';
import { CSRF_COOKIE, CSRF_HEADER, STORAGE_PREFIX } from '../constants';
import { createI18n, speak } from '../locales/i18n';
import type { Announce } from './announce';
import { clientId } from './browser/clientId';
import { readCookie } from './browser/cookies';
import { type LanguageStore, pageLanguage } from './language';
import { isLanguage, LANGUAGES, type Language } from './languageChoice';
import { createLayout, type Layout } from './layout';
import type { ElementOptions } from './options';
import { type Session, sessionOf } from './session';
import { SETTING_NAMES } from './settings';

/** Everything one element on the page works with. */
export interface Stores {
  prefix: string;
  options: StoreApi<ElementOptions>;
  session: Session;
  layout: Layout;
  pageLanguage: LanguageStore;
  i18n: I18n;
  request: Request;
  announce: Announce;
  /** The path the shell is at, for a reload that the address cannot survive; set by the router. */
  currentPath: { get(): string | undefined };
  /** Goes to a path of the shell; set by the router. */
  navigate: { to(path: string, options?: { replace?: boolean }): void };
  language(): Language;
  signIn(credentials: account.Credentials): Promise<void>;
  signOut(): Promise<void>;
  reset: {
    send(userId: string): Promise<unknown>;
    verify(code: string): Promise<unknown>;
    finish(code: string, password: string): Promise<unknown>;
  };
  clientId(): string;
  /** Fetches the catalogs of the current language; English is built in, so nobody waits for it. */
  loadTexts(): Promise<void>;
  /** Follows attributes and language while the element is on the page; returns what ends it. */
  start(): () => void;
}

interface Setup {
  options: ElementOptions;
  announce: Announce;
  /** Folder of the script, where our own catalogs lie. */
  scriptFolder: string;
  /** Texts the first paint already showed in this language. */
  paintedTexts?: (language: Language) => Texts | undefined;
}

/** Puts the stores of one element together; the session is shared by its storage prefix. */
export function createStores({
  options: given,
  announce,
  scriptFolder,
  paintedTexts,
}: Setup): Stores {
  const prefix = given.storagePrefix ?? STORAGE_PREFIX;
  const options = createStore<ElementOptions>(() => given);
  const session = sessionOf(prefix, given.storage ?? 'local');
  const languages = pageLanguage();
  const storageFailed = () =>
    void announce('backoffice-error', {
      source: 'storage',
      message: 'The browser did not keep the data.',
    });
  const currentPath: Stores['currentPath'] = { get: () => undefined };
  const asks = {
    mayExpire: () => announce('backoffice-session-expired', { status: 401 }),
    storageFailed,
    path: () => currentPath.get(),
  };
  const request = createHttp({
    apiBase: () => options.getState().apiBase ?? '',
    csrf: () => ({
      cookie: options.getState().csrfCookie ?? CSRF_COOKIE,
      header: options.getState().csrfHeader ?? CSRF_HEADER,
    }),
    readCookie,
    getToken: session.getToken,
    onUnauthorized: (_status, startedAt) => session.expire(startedAt, asks),
  });
  const layout = createLayout(prefix, storageFailed);
  const applyStart = ({ lockedSettings, ...rest }: ElementOptions) =>
    layout.start(
      Object.fromEntries(SETTING_NAMES.map((name) => [name, rest[name]])),
      lockedSettings,
    );
  applyStart(given);

  function language(): Language {
    const forced = options.getState().language;
    return isLanguage(forced) ? forced : languages.getState().language;
  }

  function provider(): AuthProvider {
    const { authProvider, auth } = options.getState();
    if (authProvider) return authProvider;
    return auth === 'email'
      ? emailProvider(request)
      : backendProvider(request, () => clientId(prefix));
  }

  const first = language();
  const i18n = createI18n(LANGUAGES[first].locale, paintedTexts?.(first));
  let loads = 0;

  async function loadTexts() {
    const load = ++loads;
    const now = language();
    const { assetsBase } = options.getState();
    const folders = [now === 'en' ? undefined : scriptFolder, assetsBase && folder(assetsBase)];
    const { locale } = LANGUAGES[now];
    if (!folders.some(Boolean)) {
      if (i18n.locale !== locale) speak(i18n, locale);
      return;
    }
    const catalogs = await Promise.all(folders.map((base) => base && catalog(base, now)));
    // The language may have changed again while the catalogs were on their way: the last one wins.
    if (load === loads) speak(i18n, locale, Object.assign({}, ...catalogs));
  }

  async function catalog(base: string, now: Language): Promise<Texts | undefined> {
    try {
      return await fetchCatalog(base, now);
    } catch (error) {
      const { message } = error as Error;
      announce('backoffice-error', { source: 'assets', message: `${now}.json: ${message}` });
    }
  }

  return {
    prefix,
    options,
    session,
    layout,
    pageLanguage: languages,
    i18n,
    request,
    announce,
    currentPath,
    navigate: { to: () => {} },
    language,
    signIn: (credentials) => session.signIn(provider(), credentials, asks),
    signOut: () => session.signOut(provider()),
    reset: {
      send: (userId) => account.sendResetCode(request, userId),
      verify: (code) => account.verifyResetCode(request, code),
      finish: (code, password) => account.resetPassword(request, code, password),
    },
    clientId: () => clientId(prefix),
    loadTexts,
    start() {
      const ends = [
        options.subscribe((now, before) => {
          applyStart(now);
          if (now.language !== before.language || now.assetsBase !== before.assetsBase) {
            void loadTexts();
          }
        }),
        languages.subscribe(() => void loadTexts()),
      ];
      void loadTexts();
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

function folder(address: string): string {
  return new URL(address.endsWith('/') ? address : `${address}/`, document.baseURI).href;
}
