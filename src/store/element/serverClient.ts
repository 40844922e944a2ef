import type { Credentials } from '../../api/account';
import { ApiError } from '../../api/errors';
import type { HttpSettings, Request } from '../../api/http';
import type { AuthProvider } from '../../api/providers';
import { readCookie } from '../browser/cookies';
import type { ElementOptions } from './options';

/** The server as an element's stores see it. */
export interface Server {
  request: Request;
  /** Who proves identities, as the attributes say now. */
  provider: AuthProvider;
  reset: {
    send(userId: string): Promise<unknown>;
    verify(code: string): Promise<unknown>;
    finish(code: string, password: string): Promise<unknown>;
  };
  /** Loads the client ahead of the first call. */
  warm(): void;
}

/** What the client asks and tells the session, as it stands at each call. */
export type ClientHooks = Pick<
  HttpSettings,
  'getToken' | 'onUnauthorized' | 'onReachable' | 'onDate'
>;

type Setup = {
  prefix: string;
  options(): ElementOptions;
  hooks: ClientHooks;
  /** Loads the provider of `auth="oidc"`. */
  hosted(): Promise<AuthProvider>;
};

/** Connects an element with its server. The client is loaded with the first call: until then nobody needs it. */
export function createServer({ prefix, options, hooks, hosted }: Setup): Server {
  const load = () =>
    import('../../api').catch(() => {
      hooks.onReachable?.(false);
      throw new ApiError('The client could not be loaded.', { reason: 'network' });
    });
  const client = async () => {
    const api = await load();
    const request = api.createHttp({
      apiBase: () => options().apiBase ?? '',
      csrf: () => ({
        cookie: options().csrfCookie ?? '',
        header: options().csrfHeader ?? '',
      }),
      readCookie,
      ...hooks,
    });
    return { ...api, request };
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

  return {
    request: async (url, requestOptions) => (await client()).request(url, requestOptions),
    provider: {
      signIn: async (credentials: Credentials) => (await provider()).signIn(credentials),
      signOut: async (user) => (await provider()).signOut(user),
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
    warm: () => void load().catch(() => {}),
  };
}
