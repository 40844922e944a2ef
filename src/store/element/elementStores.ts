import type { I18n, Messages } from '@lingui/core';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Credentials } from '../../api/account';
import type { Request } from '../../api/http';
import { serverOrigin } from '../../api/serverOrigin';
import { STORAGE_PREFIX } from '../../constants';
import { type LanguageStore, pageLanguage } from '../language/language';
import { chooseLanguage, type Language } from '../language/languageChoice';
import { ownCatalogs, speaks } from '../language/ownCatalogs';
import { createTexts, type ElementTexts } from '../language/texts';
import { createLayout, type Layout } from '../layout/layout';
import { SETTING_NAMES } from '../layout/settings';
import type { createNavigation, Navigation } from '../routing/navigation';
import { loginRoute } from '../routing/route';
import type { NavigateOptions } from '../routing/router';
import { type ConnectionStatus, createConnectionStatus } from '../session/connectionStatus';
import { sessionOf } from '../session/createSession';
import { createPublicUser } from '../session/publicUser';
import type { Session, SessionHost } from '../session/session';
import type { PublicUser } from '../session/userRecord';
import type { Announce } from './announce';
import { createHostedSignIn } from './createHostedSignIn';
import { createClientCallbacks, createSessionHost } from './createSessionHost';
import type { ElementOptions } from './options';
import { createServer, type Server } from './serverClient';

/** Stores and actions of one element on the page. */
export interface ElementStores {
  prefix: string;
  options: StoreApi<ElementOptions>;
  session: Session;
  /** Returns the user as events, areas and the property `user` show it. */
  publicUser(): PublicUser | undefined;
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
  /** Takes over a session of the host page. */
  takeOver(record: unknown): Promise<void>;
  signOut(): Promise<void>;
  /** Ends the session of an idle user; keeps drafts, and the page to return to. */
  signOutIdle(): Promise<void>;
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
  const session = sessionOf(prefix, kind, serverOrigin(setup.options.apiBase));
  const connection = createConnectionStatus();
  const languages = pageLanguage();
  const { navigation, currentPath, navigate } = createRoute(
    setup.createNavigation?.(prefix, options),
  );
  const sessionHost = createSessionHost({
    ...{ announce, options, connection },
    currentPath: currentPath.get,
  });
  const { missing, part } = createPartLoader(announce);
  const hosted = createHostedSignIn(
    { prefix, options: options.getState, session, currentPath, navigate },
    part,
  );
  const server = createServer({
    prefix,
    options: options.getState,
    callbacks: createClientCallbacks(session, sessionHost, connection),
    hosted: hosted.provider,
  });
  const layout = createLayout(prefix, sessionHost.onStorageFailed);
  applyInitialSettings(layout, setup.options);

  function language(): Language {
    const own = options.getState();
    const wanted = [own.language, languages.getState().language];
    return wanted.find((one) => speaks(one, own)) ?? chooseLanguage();
  }

  const texts = createTexts({
    language,
    assetsBase: () => options.getState().assetsBase,
    scriptFolder: setup.scriptFolder,
    painted: setup.paintedTexts,
    spoken: setup.spoken,
    failed: missing,
  });

  /** Loads the texts if the element has fallen back to another language, or can use the wanted one. */
  function onCatalogChecked() {
    if (language() !== loaded) load();
  }

  let loaded: Language | undefined;
  function load() {
    loaded = language();
    void texts.load();
  }

  function start() {
    const unsubscribe = [
      options.subscribe((now, before) => {
        applyInitialSettings(layout, now);
        void hosted.begin(now);
        void server.preloadLogout();
        const { language: forced, assetsBase } = before;
        if (now.language !== forced || now.assetsBase !== assetsBase) load();
      }),
      languages.subscribe(load),
      ownCatalogs().subscribe(onCatalogChecked),
    ];
    if (navigation) unsubscribe.push(navigation.start());
    load();
    void hosted.begin(options.getState());
    void server.preloadLogout();
    return () => {
      for (const end of unsubscribe) end();
    };
  }

  return {
    prefix,
    options,
    session,
    publicUser: createPublicUser(session, options),
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
    takeOver: (record) => session.takeOver(record, sessionHost),
    signOut: () => signOut(session, server, navigate),
    signOutIdle() {
      const ended = session.signOut(server.provider, 'idle');
      const wanted = loginRoute(currentPath.get() ?? '/');
      navigate.to(wanted, { replace: true, force: true });
      return ended;
    },
    start,
  };
}

/** Wraps the navigation of a shell, or nothing for other elements. */
function createRoute(
  navigation?: Navigation,
): Pick<ElementStores, 'navigation' | 'currentPath' | 'navigate'> {
  return {
    navigation,
    currentPath: { get: () => navigation?.getState().location },
    navigate: { to: (path, options) => navigation?.getState().router.navigate(path, options) },
  };
}

/** Creates the loader of lazy chunks, which reports failures as error events. */
function createPartLoader(announce: Announce): Pick<ElementStores, 'missing' | 'part'> {
  const missing = (cause: unknown) =>
    void announce('backoffice-error', { source: 'assets', message: String(cause) });
  return { missing, part: (arriving) => arriving.catch(missing) as typeof arriving };
}

/** Signs out unless the user keeps unsaved work. */
async function signOut(session: Session, server: Server, navigate: ElementStores['navigate']) {
  if ((await session.leaveGuards.confirm('logout')) === false) return;
  const ended = session.signOut(server.provider);
  // Decision 9: record, user, provider, then the login route. The route does not wait for the answer
  // of the provider, which may never come, or come when the next user has gone elsewhere.
  navigate.to('/account/login', { replace: true, force: true });
  await ended;
}

/** Passes the integrator's settings and locks to the layout. */
function applyInitialSettings(layout: Layout, options: ElementOptions): void {
  const values = Object.fromEntries(SETTING_NAMES.map((name) => [name, options[name]]));
  layout.start(values, options.lockedSettings);
}
