import type { I18n, Messages } from '@lingui/core';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Credentials } from '../../api/account';
import type { Request } from '../../api/http';
import { STORAGE_PREFIX } from '../../constants';
import { type LanguageStore, pageLanguage } from '../language/language';
import { isLanguage, type Language } from '../language/languageChoice';
import { createTexts, type ElementTexts } from '../language/texts';
import { createLayout, type Layout } from '../layout/layout';
import { SETTING_NAMES } from '../layout/settings';
import type { createNavigation, Navigation } from '../routing/navigation';
import type { NavigateOptions } from '../routing/router';
import { type ConnectionStatus, createConnectionStatus } from '../session/connectionStatus';
import { sessionOf } from '../session/createSession';
import type { Session, SessionHost } from '../session/session';
import type { Announce } from './announce';
import { createClientCallbacks, createSessionHost } from './createSessionHost';
import type { ElementOptions } from './options';
import { createServer, type Server } from './serverClient';

/** Stores and actions of one element on the page. */
export interface ElementStores {
  prefix: string;
  options: StoreApi<ElementOptions>;
  session: Session;
  /** Callbacks of this element that its session uses. */
  sessionHost: SessionHost;
  connection: ConnectionStatus;
  layout: Layout;
  pageLanguage: LanguageStore;
  i18n: I18n;
  texts: ElementTexts;
  announce: Announce;
  /** Dispatches an error event for a chunk that failed to load. */
  missing(cause: unknown): void;
  /** Resolves to a chunk, or to undefined after an error event if it fails to load. */
  part<Module>(arriving: Promise<Module>): Promise<Module | undefined>;
  request: Request;
  reset: Server['reset'];
  /** Loads the HTTP client before the first request. */
  preloadClient(): void;
  /** Navigation of a shell, undefined on the other elements. */
  navigation?: Navigation;
  /** Returns the location of a shell, undefined on the other elements. */
  currentPath: { get(): string | undefined };
  /** Goes to a path of a shell, does nothing on the other elements. */
  navigate: { to(path: string, options?: NavigateOptions): void };
  /** Returns the language in use: the attribute, or else the user's choice. */
  language(): Language;
  signIn(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  /** Follows attributes and language while the element is connected. Returns an unsubscribe function. */
  start(): () => void;
}

interface Setup {
  options: ElementOptions;
  announce: Announce;
  scriptFolder: string;
  paintedTexts?: (language: Language) => Messages | undefined;
  spoken?(language: Language, texts: Messages): void;
  /** Creates the navigation of a shell. */
  createNavigation?: typeof createNavigation;
}

/** Creates the stores of an element. Elements with the same storage prefix share their session. */
export function createStores(setup: Setup): ElementStores {
  const { announce } = setup;
  const prefix = setup.options.storagePrefix ?? STORAGE_PREFIX;
  const options = createStore<ElementOptions>(() => setup.options);
  const kind = setup.options.storage ?? 'local';
  const session = sessionOf(prefix, kind);
  const connection = createConnectionStatus();
  const languages = pageLanguage();
  const navigation = setup.createNavigation?.(prefix, options);
  const currentPath: ElementStores['currentPath'] = { get: () => navigation?.getState().location };
  const navigate: ElementStores['navigate'] = {
    to: (path, how) => navigation?.getState().router.navigate(path, how),
  };
  const sessionHost = createSessionHost({
    ...{ announce, options, connection },
    currentPath: () => currentPath.get(),
  });
  const hostedContext = { prefix, options: options.getState, session, currentPath, navigate };
  const hosted = () => import('../session/hosted');
  const server = createServer({
    prefix,
    options: options.getState,
    callbacks: createClientCallbacks(session, sessionHost, connection),
    hosted: async () => (await hosted()).hostedProvider(hostedContext),
  });
  const layout = createLayout(prefix, sessionHost.onStorageFailed);
  applyStart(layout, setup.options);

  const missing = (cause: unknown) =>
    void announce('backoffice-error', { source: 'assets', message: String(cause) });

  const part: ElementStores['part'] = (chunk) => chunk.catch(missing) as typeof chunk;

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
    failed: missing,
  });

  /** Asks the provider, once per page, for the user whom a redirect brought back. */
  async function begin({ auth, authProvider }: ElementOptions) {
    if (auth === 'oidc' || authProvider?.start) (await part(hosted()))?.begin(hostedContext);
  }

  return {
    prefix,
    options,
    session,
    sessionHost,
    connection,
    layout,
    pageLanguage: languages,
    i18n: texts.i18n,
    texts,
    announce,
    missing,
    part,
    request: server.request,
    reset: server.reset,
    preloadClient: server.preloadClient,
    navigation,
    currentPath,
    navigate,
    language,
    signIn: (credentials) => session.signIn(server.provider, credentials, sessionHost),
    async signOut() {
      if ((await session.leaveGuards.confirm('logout')) === false) return;
      const ended = session.signOut(server.provider);
      // Decision 9: record, user, provider, then the login route. The route does not wait for the
      // answer of the provider, which may never come, or come when the next user has opened another
      // page.
      navigate.to('/account/login', { replace: true, force: true });
      await ended;
    },
    start() {
      const ends = [
        options.subscribe((now, before) => {
          applyStart(layout, now);
          void begin(now);
          const { language: forced, assetsBase } = before;
          if (now.language !== forced || now.assetsBase !== assetsBase) void texts.load();
        }),
        languages.subscribe(() => void texts.load()),
      ];
      if (navigation) ends.push(navigation.start());
      void texts.load();
      void begin(options.getState());
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

function applyStart(layout: Layout, { lockedSettings, ...options }: ElementOptions): void {
  const values = Object.fromEntries(SETTING_NAMES.map((name) => [name, options[name]]));
  layout.start(values, lockedSettings);
}
