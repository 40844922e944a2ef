import { ApiError } from '../../api/errors';
import type { EncodedRequest, Request } from '../../api/http';
import type { AuthProvider } from '../../api/providers';
import { encodeBody } from '../../api/requestBody';
import type { HeaderSettings } from '../../api/requestHeaders';
import { readCookie } from '../browser/cookies';
import type { Session } from '../session/createSession';
import { importInTime } from '../session/importInTime';
import { stopKeepingNotice } from '../session/notice';
import type { SessionHost } from '../session/session';
import type { ConnectionStore } from '../session/watch/connectionStore';
import { followClock } from '../session/watch/followClock';
import { createLogoutCall, type LogoutCall } from './createLogoutCall';
import type { ElementOptions } from './options';

/** Calls to the server of an element. */
export interface ServerClient {
  request: Request;
  /** Provider that the current attributes choose. */
  provider: AuthProvider;
  reset: {
    send(userId: string): Promise<unknown>;
    verify(code: string): Promise<unknown>;
    finish(code: string, password: string): Promise<unknown>;
  };
  /** Loads the client before the first call. */
  preloadClient(): void;
  /** Removes the requests that the diagnostics list. */
  forgetRequests(): void;
  /** Prepares the call of `logout-path`. */
  preloadLogout: LogoutCall['preload'];
}

/** Dependencies of the server calls. */
interface ServerSetup {
  prefix: string;
  options(): ElementOptions;
  /** Returns the language of the element as a language tag, such as `zh-CN`. */
  languageTag(): string;
  session: Session;
  sessionHost: SessionHost;
  connection: ConnectionStore;
  /** Loads the provider of `auth="oidc"`. */
  hosted(): Promise<AuthProvider>;
}

/** The loaded module with the request function of the element. */
type LoadedClient = typeof import('../../api') & { request: EncodedRequest };

const importClient = <Module extends object>(loading: Promise<Module>) =>
  importInTime(loading, 'The client could not be loaded.');

/** Creates the server client of an element. Its HTTP client is loaded once, with the first call. */
export function createServerClient(setup: ServerSetup): ServerClient {
  const { options, languageTag, session, sessionHost, connection } = setup;
  const headers: HeaderSettings = {
    languageTag,
    csrf: () => ({ cookie: options().csrfCookie, header: options().csrfHeader }),
    readCookie,
  };
  const logoutCall = createLogoutCall(options, headers);
  let loaded: Promise<LoadedClient> | undefined;

  async function load(): Promise<LoadedClient> {
    try {
      const api = await importClient(import('../../api'));
      const request = api.createHttp({
        ...headers,
        apiBase: () => options().apiBase ?? '',
        getToken: session.getToken,
        onUnauthorized: (startedAt) => session.handleUnauthorized(startedAt, sessionHost),
        onReachable: (reachable) => connection.setState({ offline: !reachable }),
        onDate: followClock(connection),
      });
      return { ...api, request };
    } catch (error) {
      // The next call loads it again.
      loaded = undefined;
      connection.setState({ offline: true });
      throw error;
    }
  }

  const client = () => {
    loaded ??= load();
    return loaded;
  };

  return {
    async request(url, given) {
      // Read before the client has loaded: the caller may change them after the call.
      const requestHeaders = Object.fromEntries(new Headers(given?.headers));
      const call = [
        String(url),
        { ...given, headers: requestHeaders },
        encodeBody(given?.body),
      ] as const;
      const { user, userChangeCount } = session.getState();
      const api = await client();
      if (user && session.getState().userChangeCount !== userChangeCount) {
        throw new ApiError('Another user has signed in meanwhile.', { reason: 'aborted' });
      }
      return api.request(...call);
    },
    provider: createElementProvider(setup, client, logoutCall.send),
    reset: {
      send: (userId) => client().then((api) => api.sendResetCode(api.request, userId)),
      verify: (code) => client().then((api) => api.verifyResetCode(api.request, code)),
      finish: (code, password) =>
        client().then((api) => api.resetPassword(api.request, code, password)),
    },
    preloadClient: () => void client().catch(() => {}),
    forgetRequests: () => void loaded?.then((api) => api.forgetRequests()).catch(() => {}),
    preloadLogout: logoutCall.preload,
  };
}

/** Creates the provider of an element, which chooses another one at each call. */
function createElementProvider(
  { prefix, options, hosted }: ServerSetup,
  client: () => Promise<LoadedClient>,
  logOutAtServer: LogoutCall['send'],
): AuthProvider {
  /** Returns the provider of the page, or the one that the attributes select. */
  async function choose(): Promise<AuthProvider> {
    const { authProvider, auth } = options();
    if (authProvider) return authProvider;
    if (auth === 'oidc') return hosted();
    const { emailProvider, backendProvider, request } = await client();
    if (auth === 'email') return emailProvider(request);
    const { clientId } = await importClient(import('../browser/clientId'));
    return backendProvider(request, () => clientId(prefix));
  }

  return {
    signIn: async (credentials) => (await choose()).signIn(credentials),
    // Synchronous for a custom provider: its logout comes before the move to the login route.
    signOut(user) {
      const { authProvider, auth } = options();
      if (authProvider) return authProvider.signOut(user);
      // Before anything asynchronous: a listener of the logout may leave the page.
      if (auth !== 'oidc') return logOutAtServer(user);
      return choose().then(
        (chosen) => chosen.signOut(user),
        // Its code has not loaded: the page stays.
        () => stopKeepingNotice(prefix),
      );
    },
  };
}
