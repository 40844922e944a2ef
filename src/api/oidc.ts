import {
  type IdTokenClaims,
  OidcClient,
  type RefreshState,
  type SigninResponse,
  WebStorageStateStore,
} from 'oidc-client-ts';
import type { UserRecord } from './account';
import { CALL_TIMEOUT, completeClaims } from './oidcClaims';
import { explain, HostedError } from './oidcFailure';
import { type HostedRecord, type Tokens, toRecord } from './oidcRecord';
import { isWebAddress } from './requestTarget';

/** What the attributes say of the provider. */
export interface OidcSettings {
  authority: string;
  clientId: string;
  scope: string;
  redirectUri: string;
  roleClaim: string;
  /** What the keys begin with under which a sign-in under way is kept in session storage. */
  stateKey: string;
}

/** Where the visitor was: it stays in this tab, the provider sees a random state alone. */
interface Whereabouts {
  /** The path inside the shell, where there is one. */
  path?: string;
  search: string;
  hash: string;
}

/** Seconds a person may take at the provider. */
const STATE_LIFETIME = 60 * 60;

/**
 * An OpenID Connect provider (authorization code with PKCE), spoken to by oidc-client-ts.
 * Everything rejects with HostedError.
 */
export function createOidc(settings: OidcSettings) {
  const { authority, clientId, redirectUri, roleClaim } = settings;
  const known = isWebAddress(authority) && isWebAddress(redirectUri) && clientId;
  if (!known) throw new HostedError('settings');
  if (!globalThis.isSecureContext) throw new HostedError('insecure');
  const client = new OidcClient({
    authority,
    client_id: clientId,
    scope: settings.scope,
    redirect_uri: redirectUri,
    post_logout_redirect_uri: redirectUri,
    stateStore: new WebStorageStateStore({ prefix: settings.stateKey, store: openSession() }),
    staleStateAgeInSeconds: STATE_LIFETIME,
    requestTimeoutInSeconds: CALL_TIMEOUT,
    filterProtocolClaims: false,
  });

  /** The discovery document, once it is sure to be one. */
  async function metadata() {
    const found = await client.metadataService.getMetadata().catch((cause) => {
      throw explain(cause, 'discovery');
    });
    const needed = [found?.issuer, found?.authorization_endpoint, found?.token_endpoint];
    if (!needed.every(isWebAddress)) throw new HostedError('discovery');
    return found;
  }

  async function stateOf(address: string, take = false) {
    return client.readSigninResponseState(address, take).catch(() => {
      throw new HostedError('state');
    });
  }

  async function recordOf(response: SigninResponse): Promise<HostedRecord> {
    const { issuer, userinfo_endpoint } = await metadata();
    const { access_token: access, refresh_token: refresh, id_token: id, scope } = response;
    if (!access) throw new HostedError('refused');
    const { iss, aud, azp } = response.profile;
    // The library checks neither. A multi-tenant issuer contains a placeholder such as `{tenantid}`.
    const isIssuer = iss === issuer || issuer?.includes('{');
    // A token issued to another client names it (OpenID Connect Core 3.1.3.7).
    const isClient = [aud].flat().includes(clientId) && (azp ?? clientId) === clientId;
    if (!isIssuer || !isClient) throw new HostedError('refused');
    const tokens: Tokens = { access, refresh, id, scope, expiresIn: response.expires_in };
    const claims = await completeClaims(response.profile, access, userinfo_endpoint, roleClaim);
    return toRecord(claims, tokens, roleClaim);
  }

  return {
    /** The address at the provider that begins a sign-in; `silent` is for one nobody may see. */
    async begin(from: Whereabouts, silent?: { idToken?: string }): Promise<string> {
      await metadata();
      const request = await client
        .createSigninRequest({
          state: from,
          nonce: crypto.randomUUID(),
          ...(silent && { prompt: 'none', id_token_hint: silent.idToken }),
        })
        .catch(() => {
          // The address is known by now: what fails is keeping the state.
          throw new HostedError('storage');
        });
      return request.url;
    },

    /** Where the visitor was when the sign-in began that this address answers. */
    async whereabouts(address: string): Promise<Whereabouts> {
      const { state } = await stateOf(address);
      return (state.data ?? {}) as Whereabouts;
    },

    /** Ends a sign-in with the address that the provider led back to; a state is good once. */
    async finish(address: string): Promise<HostedRecord> {
      const { state, response } = await stateOf(address, true);
      if (Date.now() / 1000 - state.created > STATE_LIFETIME) throw new HostedError('expired');
      const issuer = response.error ? undefined : (await metadata()).issuer;
      const named = new URL(address).searchParams.get('iss');
      // The answer of another provider (RFC 9207).
      if (issuer && named && named !== issuer) throw new HostedError('refused');
      // The library takes the state away itself.
      await client.settings.stateStore.set(state.id, state.toStorageString());
      return client.processSigninResponse(address).then(recordOf, (cause) => {
        throw explain(cause, 'refused');
      });
    },

    /** A new access token for the refresh token; what the answer leaves out stays as it was. */
    async refresh(record: HostedRecord): Promise<HostedRecord> {
      await metadata();
      const { refresh = '', id: id_token, scope } = record.tokens ?? {};
      const profile = {} as IdTokenClaims;
      const state: RefreshState = {
        refresh_token: refresh,
        ...{ id_token, scope, profile, session_state: null },
      };
      // biome-ignore lint/correctness/useHookAtTopLevel: a method of oidc-client-ts, no hook of React's
      const answer = await client.useRefreshToken({ state }).catch((cause) => {
        throw explain(cause, 'refused');
      });
      if (!answer.access_token) throw new HostedError('refused');
      const tokens = { refresh: answer.refresh_token ?? refresh, id: answer.id_token, scope };
      const renewed = { access: answer.access_token, expiresIn: answer.expires_in, ...tokens };
      const { token, expires, tokens: kept } = toRecord({}, renewed, '');
      return { ...record, token, expires, tokens: kept };
    },

    /** The address that ends the session at the provider too, undefined where it has none. */
    async end(record: UserRecord): Promise<string | undefined> {
      const { end_session_endpoint } = await metadata();
      if (!isWebAddress(end_session_endpoint)) return undefined;
      const { id } = (record as HostedRecord).tokens ?? {};
      const request = await client.createSignoutRequest({ id_token_hint: id, client_id: clientId });
      return request.url;
    },
  };
}

export type Oidc = ReturnType<typeof createOidc>;

function openSession(): Storage {
  try {
    return sessionStorage;
  } catch {
    // The mere access throws where the browser blocks storage.
    throw new HostedError('storage');
  }
}
