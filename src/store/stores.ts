import type { I18n } from '@lingui/core';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Credentials } from '../api/account';
import type { Request } from '../api/http';
import type { Texts } from '../api/translations';
import { STORAGE_PREFIX, UNAUTHORIZED } from '../constants';
import type { Announce } from './announce';
import { type LanguageStore, pageLanguage } from './language';
import { isLanguage, type Language } from './languageChoice';
import { createLayout, type Layout } from './layout';
import type { ElementOptions } from './options';
import { createServer, type Server } from './server';
import { type Asks, type Session, sessionOf } from './session';
import { SETTING_NAMES } from './settings';
import { createTexts } from './texts';

/** Everything one element on the page works with. */
export interface Stores {
  prefix: string;
  options: StoreApi<ElementOptions>;
  session: Session;
  layout: Layout;
  pageLanguage: LanguageStore;
  i18n: I18n;
  announce: Announce;
  request: Request;
  reset: Server['reset'];
  /** Loads the client ahead of the first call. */
  warm(): void;
  /** The path the shell is at, for a reload that the address cannot survive; set by the router. */
  currentPath: { get(): string | undefined };
  /** Goes to a path of the shell; set by the router. */
  navigate: { to(path: string, options?: { replace?: boolean }): void };
  /** The language in force: the attribute, else the person's choice. */
  language(): Language;
  signIn(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  /** Follows attributes and language while the element is on the page; returns what ends it. */
  start(): () => void;
}

interface Setup {
  options: ElementOptions;
  announce: Announce;
  scriptFolder: string;
  paintedTexts?: (language: Language) => Texts | undefined;
  spoken?(language: Language, texts: Texts): void;
}

/** Puts the stores of one element together; the session is shared by its storage prefix. */
export function createStores(setup: Setup): Stores {
  const { announce } = setup;
  const prefix = setup.options.storagePrefix ?? STORAGE_PREFIX;
  const options = createStore<ElementOptions>(() => setup.options);
  const session = sessionOf(prefix, setup.options.storage ?? 'local');
  const languages = pageLanguage();
  const currentPath: Stores['currentPath'] = { get: () => undefined };
  const navigate: Stores['navigate'] = { to: () => {} };
  const asks: Asks = {
    mayExpire: () => announce('backoffice-session-expired', { status: UNAUTHORIZED }),
    storageFailed: () =>
      announce('backoffice-error', { source: 'storage', message: 'The browser kept nothing.' }),
    path: () => currentPath.get(),
  };
  const server = createServer({
    prefix,
    options: options.getState,
    getToken: session.getToken,
    onUnauthorized: (_status, startedAt) => session.expire(startedAt, asks),
  });
  const layout = createLayout(prefix, asks.storageFailed);
  applyStart(layout, setup.options);

  function language(): Language {
    const forced = options.getState().language;
    return isLanguage(forced) ? forced : languages.getState().language;
  }

  const texts = createTexts({
    language,
    assetsBase: () => options.getState().assetsBase,
    scriptFolder: setup.scriptFolder,
    painted: setup.paintedTexts,
    spoken: setup.spoken,
    failed: (message) => announce('backoffice-error', { source: 'assets', message }),
  });

  return {
    prefix,
    options,
    session,
    layout,
    pageLanguage: languages,
    i18n: texts.i18n,
    announce,
    request: server.request,
    reset: server.reset,
    warm: server.warm,
    currentPath,
    navigate,
    language,
    signIn: (credentials) => session.signIn(server.provider, credentials, asks),
    async signOut() {
      await session.signOut(server.provider);
      // Decision 9: logout ends at the login route, without a way back to the last person's page.
      if (!session.getState().user) navigate.to('/account/login', { replace: true });
    },
    start() {
      const ends = [
        options.subscribe((now, before) => {
          applyStart(layout, now);
          const { language: forced, assetsBase } = before;
          if (now.language !== forced || now.assetsBase !== assetsBase) void texts.load();
        }),
        languages.subscribe(() => void texts.load()),
      ];
      void texts.load();
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

function applyStart(layout: Layout, { lockedSettings, ...given }: ElementOptions): void {
  const values = Object.fromEntries(SETTING_NAMES.map((name) => [name, given[name]]));
  layout.start(values, lockedSettings);
}
