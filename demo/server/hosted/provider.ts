import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Context, Provider } from 'oidc-provider';
import { findUser } from '../account/users';
import type { Parts } from '../parts';
import { errorPage, logoutPage } from './pages';

/** The back office as the provider knows it: a public client, for a page keeps no secret. */
export const CLIENT_ID = 'northgate-back-office';
/** The same without refresh tokens: it renews in a frame that nobody sees. */
export const FRAME_CLIENT_ID = 'northgate-in-a-frame';

/** Twelve hours, as long as the server's own sessions. */
const WORKDAY = 12 * 60 * 60;

/** What a provider is made for. */
export interface ProviderOptions {
  issuer: string;
  /** Pages it leads back to, after sign-in and after log-out. */
  pages: readonly string[];
  /** Address of the portal, as the base of the pictures. */
  portal: string;
  /** Seconds an access token lasts, asked for each one. */
  lifetime(): number;
}

/** Makes the provider. It keeps its sessions in memory: they end with the process. */
export async function makeProvider(parts: Parts, options: ProviderOptions): Promise<Provider> {
  const { issuer, pages, portal, lifetime } = options;
  // Written for Node 22; this is all that it misses in Node 20.
  URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
  const client = {
    redirect_uris: pages,
    post_logout_redirect_uris: pages,
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    client_name: 'Northgate Back Office',
  };
  const configuration = {
    clients: [
      { ...client, client_id: CLIENT_ID, grant_types: ['authorization_code', 'refresh_token'] },
      { ...client, client_id: FRAME_CLIENT_ID, grant_types: ['authorization_code'] },
    ],
    findAccount: (_: Context, id: string) => findAccount(parts, portal, id),
    claims: { openid: ['sub'], profile: ['name', 'preferred_username', 'picture', 'role'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: show(logoutPage) },
    },
    interactions: { url: (_: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
    issueRefreshToken: (_: Context, { clientId }: { clientId: string }) => clientId === CLIENT_ID,
    clientBasedCORS: (_: Context, origin: string) =>
      pages.some((page) => new URL(page).origin === origin),
    renderError: (context: Context, { error_description, error }: Record<string, string>) =>
      show(errorPage)(context, error_description ?? error ?? ''),
    ttl: {
      AccessToken: lifetime,
      IdToken: 3600,
      Interaction: 3600,
      RefreshToken: WORKDAY,
      Session: WORKDAY,
      Grant: WORKDAY,
    },
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
  };
  const { warn } = console;
  // It advises against Node 20 and memory, for production; this is a demo.
  console.warn = () => {};
  try {
    const { Provider } = await import('oidc-provider');
    return new Provider(issuer, configuration);
  } finally {
    console.warn = warn;
  }
}

async function findAccount({ db }: Parts, portal: string, id: string) {
  const user = await findUser(db, id);
  if (!user) return undefined;
  const { name, role, avatar } = user;
  const picture = avatar ? new URL(avatar, portal).href : undefined;
  return {
    accountId: id,
    claims: () => ({ sub: id, name, preferred_username: id, picture, role }),
  };
}

function show(page: (text: string) => unknown) {
  return async (context: Context, text: string) => {
    context.type = 'html';
    context.body = String(await page(text));
  };
}

/** A key for this process alone: what it signed is of no use after its end. */
function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}
