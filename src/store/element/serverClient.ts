import type { Credentials } from '../../api/account';
import { ApiError } from '../../api/errors';
import type { HttpSettings, Request } from '../../api/http';
import type { AuthProvider } from '../../api/providers';
import { readCookie } from '../browser/cookies';
import type { ElementOptions } from './options';

/** Calls to the server of an element. */
export interface Server {
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
}

/** Callbacks of the HTTP client. */
export type ClientCallbacks = Required<
  Pick<HttpSettings, 'getToken' | 'onUnauthorized' | 'onReachable' | 'onDate'>
>;

interface ServerSetup {
  prefix: string;
  options(): ElementOptions;
  callbacks: ClientCallbacks;
  /** Loads the provider of `auth="oidc"`. */
  hosted(): Promise<AuthProvider>;
}

/** Creates the server of an element. Its HTTP client is loaded and created once, with the first call. */
export function createServer({ prefix, options, callbacks, hosted }: ServerSetup): Server {
  let loaded: ReturnType<typeof load> | undefined;
  async function load() {
    try {
      const api = await import('../../api');
      const request = api.createHttp({
        apiBase: () => options().apiBase ?? '',
        csrf: () => ({
          cookie: options().csrfCookie ?? '',
          header: options().csrfHeader ?? '',
        }),
        readCookie,
        ...callbacks,
      });
      return { ...api, request };
    } catch {
      // The next call loads it again.
      loaded = undefined;
      callbacks.onReachable(false);
      throw new ApiError('The client could not be loaded.', { reason: 'network' });
    }
  }
  const client = () => {
    loaded ??= load();
    return loaded;
  };

  async function provider(): Promise<AuthProvider> {
    const { authProvider, auth } = options();
    if (authProvider) return authProvider;
    if (auth === 'oidc') return hosted();
    const { emailProvider, backendProvider, request } = await client();
    if (auth === 'email') return emailProvider(request);
    const { clientId } = await import('../browser/clientId');
    return backendProvider(request, () => clientId(prefix));
  }

  /** Ends the session at `logout-path`. The logout does not wait for it. */
  function endSession(token: string): void {
    const { logoutPath, apiBase = '' } = options();
    if (!logoutPath) return;
    const call = { path: logoutPath, apiBase, token };
    const ended = Promise.all([client(), import('../session/endAtServer')]).then(
      ([{ request }, { endAtServer }]) => endAtServer(request, call),
    );
    ended.catch(() => {});
  }

  return {
    request: async (url, requestOptions) => (await client()).request(url, requestOptions),
    provider: {
      signIn: async (credentials: Credentials) => (await provider()).signIn(credentials),
      // Synchronous for a custom provider: its logout comes before the move to the login route.
      signOut(user) {
        const { authProvider } = options();
        if (authProvider) return authProvider.signOut(user);
        if (options().auth === 'oidc') return provider().then((chosen) => chosen.signOut(user));
        endSession(user.token);
        return Promise.resolve();
      },
    },
    reset: {
      async send(userId) {
        const { sendResetCode, request } = await client();
        return sendResetCode(request, userId);
      },
      async verify(code) {
        const { verifyResetCode, request } = await client();
        return verifyResetCode(request, code);
      },
      async finish(code, password) {
        const { resetPassword, request } = await client();
        return resetPassword(request, code, password);
      },
    },
    preloadClient: () => void client().catch(() => {}),
  };
}
