import type { I18n, Messages } from '@lingui/core';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Credentials } from '../../api/account';
import type { Request } from '../../api/http';
import { STORAGE_PREFIX, UNAUTHORIZED } from '../../constants';
import { type LanguageStore, pageLanguage } from '../language/language';
import { isLanguage, type Language } from '../language/languageChoice';
import { createTexts, type ElementTexts } from '../language/texts';
import { createLayout, type Layout } from '../layout/layout';
import { SETTING_NAMES } from '../layout/settings';
import type { createNavigation, Navigation } from '../routing/navigation';
import type { NavigateOptions } from '../routing/router';
import { sessionOf } from '../session/createSession';
import type { Asks, Session } from '../session/session';
import type { Announce } from './announce';
import type { ElementOptions } from './options';
import { shared } from './registry';
import { type ClientHooks, createServer, type Server } from './serverClient';

/** Everything one element on the page works with. */
export interface Stores {
  prefix: string;
  options: StoreApi<ElementOptions>;
  session: Session;
  hooks: SessionHooks;
  layout: Layout;
  pageLanguage: LanguageStore;
  i18n: I18n;
  texts: ElementTexts;
  announce: Announce;
  /** Announces that a part of the bundle did not arrive. */
  missing(cause: unknown): void;
  /** What a part of the bundle brings: one that does not arrive is announced, and brings nothing. */
  part<Module>(arriving: Promise<Module>): Promise<Module | undefined>;
  request: Request;
  reset: Server['reset'];
  /** Loads the client ahead of the first call. */
  warm(): void;
  /** Navigation of a shell, undefined on the other elements. */
  navigation?: Navigation;
  /** Returns the location of a shell, undefined on the other elements. */
  currentPath: { get(): string | undefined };
  /** Goes to a path of a shell, does nothing on the other elements. */
  navigate: { to(path: string, options?: NavigateOptions): void };
  /**
   * Asked before a logout and before the reload after a 401, as long as they are in the set: one for
   * all elements of the session, as it ends for all of them.
   */
  guards: Set<LeaveGuard>;
  /** The language in force: the attribute, else the person's choice. */
  language(): Language;
  signIn(credentials: Credentials): Promise<void>;
  signOut(): Promise<void>;
  /** Follows attributes and language while the element is on the page; returns what ends it. */
  start(): () => void;
}

/** What the client asks and tells; a shell adds its own while somebody is signed in to it. */
export interface SessionHooks extends ClientHooks {
  /** Asks for another sign-in over the page; true once the same person is back. */
  signInAgain?: () => Promise<boolean>;
}

/** Says whether unsaved work may be left; it may ask the person first. */
export type LeaveGuard = () => boolean | Promise<boolean>;

interface Setup {
  options: ElementOptions;
  announce: Announce;
  scriptFolder: string;
  paintedTexts?: (language: Language) => Messages | undefined;
  spoken?(language: Language, texts: Messages): void;
  /** Creates the navigation of a shell. */
  createNavigation?: typeof createNavigation;
}

/** Puts the stores of one element together; the session is shared by its storage prefix. */
export function createStores(setup: Setup): Stores {
  const { announce } = setup;
  const prefix = setup.options.storagePrefix ?? STORAGE_PREFIX;
  const options = createStore<ElementOptions>(() => setup.options);
  const kind = setup.options.storage ?? 'local';
  const session = sessionOf(prefix, kind);
  const guards = shared(`guards:${kind}:${prefix}`, () => new Set<LeaveGuard>());
  const languages = pageLanguage();
  const navigation = setup.createNavigation?.(prefix, options);
  const currentPath: Stores['currentPath'] = { get: () => navigation?.getState().location };
  const navigate: Stores['navigate'] = {
    to: (path, how) => navigation?.getState().router.navigate(path, how),
  };
  const asks: Asks = {
    mayExpire: () => announce('backoffice-session-expired', { status: UNAUTHORIZED }),
    storageFailed: () =>
      announce('backoffice-error', { source: 'storage', message: 'The browser kept nothing.' }),
    path: () => currentPath.get(),
    mayLeave: () => (guards.size ? mayLeave() : undefined),
    get signInAgain() {
      const { sessionExpired, auth } = options.getState();
      // A hosted sign-in leaves the page anyway: nothing could be kept intact below a dialog.
      return sessionExpired === 'dialog' && auth !== 'oidc' ? hooks.signInAgain : undefined;
    },
  };
  const hooks: SessionHooks = {
    getToken: session.getToken,
    onUnauthorized: (_status, startedAt) => session.expire(startedAt, asks),
  };
  const place = { prefix, options: options.getState, session, currentPath, navigate };
  const hosted = () => import('../session/hosted');
  const server = createServer({
    prefix,
    options: options.getState,
    hooks,
    hosted: async () => (await hosted()).hostedProvider(place),
  });
  const layout = createLayout(prefix, asks.storageFailed);
  applyStart(layout, setup.options);

  const missing = (cause: unknown) =>
    void announce('backoffice-error', { source: 'assets', message: String(cause) });

  const part: Stores['part'] = (arriving) => arriving.catch(missing) as typeof arriving;

  /** One after the other: each may open a dialog. */
  async function mayLeave() {
    for (const guard of guards) if (!(await guard())) return false;
    return true;
  }

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

  /** Asks the provider, once on a page, whom a redirect has brought back. */
  async function begin({ auth, authProvider }: ElementOptions) {
    if (auth === 'oidc' || authProvider?.start) (await part(hosted()))?.begin(place);
  }

  return {
    prefix,
    options,
    session,
    hooks,
    layout,
    pageLanguage: languages,
    i18n: texts.i18n,
    texts,
    announce,
    missing,
    part,
    request: server.request,
    reset: server.reset,
    warm: server.warm,
    navigation,
    currentPath,
    navigate,
    guards,
    language,
    signIn: (credentials) => session.signIn(server.provider, credentials, asks),
    async signOut() {
      if (guards.size && !(await mayLeave())) return;
      const ended = session.signOut(server.provider);
      // Decision 9: logout ends at the login route, without a way back to the last person's page. The
      // provider's answer may come late, and would take back where the next person went meanwhile.
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

function applyStart(layout: Layout, { lockedSettings, ...given }: ElementOptions): void {
  const values = Object.fromEntries(SETTING_NAMES.map((name) => [name, given[name]]));
  layout.start(values, lockedSettings);
}
