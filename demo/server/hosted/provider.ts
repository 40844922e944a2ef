import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Context, InteractionPolicy, Provider } from 'oidc-provider';
import type { Parts } from '../parts';
import { userIdOf, userOfAccount } from './accounts';
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
    // Maps the account id to the user id, by `pairwiseIdentifier`.
    subject_type: 'pairwise',
  };
  const { Provider, interactionPolicy } = await quietly(() => import('oidc-provider'));
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
    interactions: {
      policy: withEndedSessions(interactionPolicy),
      url: (_: Context, { uid }: { uid: string }) => `/interaction/${uid}`,
    },
    subjectTypes: ['pairwise'],
    pairwiseIdentifier: (_: Context, accountId: string) => userIdOf(accountId),
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
  return quietly(async () => new Provider(issuer, configuration));
}

/** Leaves out the warnings against Node 20 and storage in memory: they are about production. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

/** Asks for the password again where the provider's session began before a reset. */
function withEndedSessions({ base, Check }: InteractionPolicy) {
  const policy = base();
  const ended = new Check('session_ended', 'The session has ended', ({ oidc }) =>
    oidc.session.accountId && !oidc.account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  );
  policy.get('login').checks.add(ended);
  return policy;
}

async function findAccount({ db }: Parts, portal: string, accountId: string) {
  const user = await userOfAccount(db, accountId);
  if (!user) return undefined;
  const { id, name, role, avatar } = user;
  const picture = avatar ? new URL(avatar, portal).href : undefined;
  return {
    accountId,
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
