import type { I18n } from '@lingui/core';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Request } from '../../api/http';
import type { AuthProvider } from '../../api/providers';
import { serverOrigin } from '../../api/serverOrigin';
import { storagePrefixOf } from '../../constants';
import { importedModule } from '../browser/importedModule';
import { languageInfo } from '../language/languages';
import { createLayout, type Layout } from '../layout/layout';
import type { createNavigation, Navigation } from '../routing/navigation';
import { type Session, sessionOf } from '../session/createSession';
import type { SessionHost } from '../session/session';
import { createPublicUser } from '../session/user/publicUser';
import type { PublicUser } from '../session/user/userRecord';
import { type ConnectionStore, createConnectionStore } from '../session/watch/connectionStore';
import type { Announce } from './announce';
import { createHostedSignIn } from './createHostedSignIn';
import { createSessionHost } from './createSessionHost';
import { createElementLanguage, type ElementLanguage, type LanguageSetup } from './elementLanguage';
import { createLifecycle, type Lifecycle } from './lifecycle';
import { type ElementOptions, storageKind } from './options';
import { createServerClient, type ServerClient } from './serverClient';
import { createSessionActions, type SessionActions, type ShellNavigation } from './sessionActions';

/** Stores and actions of one element on the page. */
export interface ElementStores
  extends SessionActions,
    ShellNavigation,
    Lifecycle,
    Pick<ElementLanguage, 'language' | 'pageLanguage' | 'texts'> {
  prefix: string;
  options: StoreApi<ElementOptions>;
  session: Session;
  /** The session as views read it: hydration begins with the state that the first paint shows. */
  shownSession: Pick<Session, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Returns the user as events, areas and the property `user` show it. */
  publicUser(): PublicUser | undefined;
  /** Callbacks of this element that its session uses. */
  sessionHost: SessionHost;
  /** Signs in and out: the page's `authProvider`, or the provider that the attributes select. */
  provider: AuthProvider;
  connection: ConnectionStore;
  layout: Layout;
  i18n: I18n;
  announce: Announce;
  /** Dispatches an error event for a chunk that failed to load. */
  reportLoadError(cause: unknown): void;
  /** Resolves to a chunk, or to undefined after an error event if it fails to load. */
  loadChunk<Module extends object>(loading: Promise<Module>): Promise<Module | undefined>;
  request: Request;
  reset: ServerClient['reset'];
  /** Loads the HTTP client before the first request. */
  preloadClient(): void;
  /** Navigation of a shell, undefined on the other elements. */
  navigation?: Navigation;
}

/** Dependencies of the stores. */
interface Setup extends LanguageSetup {
  options: ElementOptions;
  /** Options at the first paint, if it waits for hydration. They may have changed since. */
  paintedOptions?: ElementOptions | undefined;
  /** Whether the first paint shows no user. One may have signed in since. */
  paintedSignedOut?: boolean;
  announce: Announce;
  /** Whether the element is in a document. */
  isConnected(): boolean;
  /** Creates the navigation of a shell. */
  createNavigation?: typeof createNavigation;
}

/**
 * Creates the stores of an element. Elements with the same storage prefix, storage and server share their
 * session.
 */
export function createStores(setup: Setup): ElementStores {
  const { announce } = setup;
  const prefix = storagePrefixOf(setup.options.storagePrefix);
  // React hydrates with the initial state of the stores, and then renders what has changed since the first paint.
  const options = createStore<ElementOptions>(() => setup.paintedOptions ?? setup.options);
  const kind = storageKind(setup.options);
  const session = sessionOf(prefix, kind, serverOrigin(setup.options.apiBase));
  const sessionAtFirst = session.getState();
  const paintedSession = setup.paintedSignedOut
    ? { ...sessionAtFirst, user: undefined }
    : sessionAtFirst;
  const connection = createConnectionStore();
  const navigation = setup.createNavigation?.(prefix, options, setup.options);
  const shellNavigation = shellNavigationOf(navigation);
  const sessionHost = createSessionHost(setup, options, connection, shellNavigation);
  const { reportLoadError, loadChunk } = createChunkLoader(announce);
  const hosted = createHostedSignIn(
    { prefix, options: options.getState, session, ...shellNavigation },
    loadChunk,
  );
  const server = createServerClient({
    prefix,
    options: options.getState,
    languageTag: () => languageInfo(elementLanguage.language()).locale,
    session,
    sessionHost,
    connection,
    hosted: hosted.provider,
  });
  const layout = createLayout(prefix, sessionHost.onStorageFailed);
  const { start: startLanguage, ...elementLanguage } = createElementLanguage(
    options,
    setup,
    reportLoadError,
  );

  if (setup.paintedOptions) options.setState(setup.options, true);

  return {
    prefix,
    options,
    session,
    shownSession: { ...session, getInitialState: () => paintedSession },
    publicUser: createPublicUser(session, options),
    sessionHost,
    provider: server.provider,
    connection,
    layout,
    i18n: elementLanguage.texts.i18n,
    announce,
    reportLoadError,
    loadChunk,
    request: server.request,
    reset: server.reset,
    preloadClient: server.preloadClient,
    navigation,
    ...shellNavigation,
    ...elementLanguage,
    ...createSessionActions(session, server.provider, shellNavigation),
    ...createLifecycle({ options, session, layout, navigation, startLanguage, hosted, server }),
  };
}

/** Returns the location and navigation of an element, which has none and ignores moves unless it is a shell. */
function shellNavigationOf(navigation?: Navigation): ShellNavigation {
  return {
    currentLocation: () => navigation?.getState().location,
    navigate: (path, options) => navigation?.getState().router.navigate(path, options),
  };
}

/** Creates the loader of lazy chunks, which reports failures as error events. */
function createChunkLoader(
  announce: Announce,
): Pick<ElementStores, 'reportLoadError' | 'loadChunk'> {
  const reportLoadError = (cause: unknown) =>
    void announce('backoffice-error', { source: 'assets', message: String(cause) });
  return {
    reportLoadError,
    loadChunk: (loading) => importedModule(loading).catch(reportLoadError) as typeof loading,
  };
}
