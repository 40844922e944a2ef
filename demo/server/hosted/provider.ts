import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Context, InteractionPolicy, Provider } from 'oidc-provider';
import type { Services } from '../services';
import { userIdOf, userOfAccount } from './accounts';
import { errorPage, logoutPage } from './pages';

/** Client id of the back office: a public client, since a page cannot keep a secret. */
export const CLIENT_ID = 'northgate-back-office';
/** Client id without refresh tokens: it renews in a hidden frame. */
export const FRAME_CLIENT_ID = 'northgate-in-a-frame';

/** Lifetime of a session in seconds: twelve hours, as on the server. */
const SESSION_LIFETIME = 12 * 60 * 60;

/** Options of a provider. */
export interface ProviderOptions {
  issuer: string;
  /** Pages that it may redirect to after sign-in and logout. */
  pages: readonly string[];
  /** Address of the portal, the base URL of the pictures. */
  portal: string;
  /** Returns the lifetime of a new access token in seconds. */
  lifetime(): number;
}

/** Creates the provider. Its sessions are in memory and end with the process. */
export async function createProvider(
  services: Services,
  options: ProviderOptions,
): Promise<Provider> {
  const { issuer, pages, portal, lifetime } = options;
  // The library requires Node 22; with this function it works in Node 20.
  URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
  const client = {
    redirect_uris: pages,
    post_logout_redirect_uris: pages,
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    client_name: 'Northgate Back Office',
    // Maps the account id to the user id, by `pairwiseIdentifier`.
    subject_type: 'pairwise',
    // Required with pages of several hosts. Never fetched, and `pairwiseIdentifier` does not use it.
    sector_identifier_uri: 'https://northgate.example/pages.json',
  };
  const { Provider, interactionPolicy } = await withoutWarnings(() => import('oidc-provider'));
  const configuration = {
    clients: [
      { ...client, client_id: CLIENT_ID, grant_types: ['authorization_code', 'refresh_token'] },
      { ...client, client_id: FRAME_CLIENT_ID, grant_types: ['authorization_code'] },
    ],
    findAccount: (_: Context, id: string) => findAccount(services, portal, id),
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
    sectorIdentifierUriValidate: () => false,
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
      RefreshToken: SESSION_LIFETIME,
      Session: SESSION_LIFETIME,
      Grant: SESSION_LIFETIME,
    },
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
  };
  return withoutWarnings(async () => new Provider(issuer, configuration));
}

/** Suppresses the warnings about Node 20 and storage in memory, which concern production only. */
async function withoutWarnings<Result>(work: () => Promise<Result>): Promise<Result> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

/** Requires the password again if the provider's session started before a reset. */
function withEndedSessions({ base, Check }: InteractionPolicy) {
  const policy = base();
  const ended = new Check('session_ended', 'The session has ended', ({ oidc }) =>
    oidc.session.accountId && !oidc.account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  );
  policy.get('login').checks.add(ended);
  return policy;
}

async function findAccount({ db }: Services, portal: string, accountId: string) {
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

/** Creates the signing key of this process. Its tokens are invalid after a restart. */
function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}
