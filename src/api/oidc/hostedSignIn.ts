import type { IdTokenClaims, RefreshState, SigninResponse } from 'oidc-client-ts';
import type { UserRecord } from '../account';
import { isWebAddress } from '../requestTarget';
import { completeClaims } from './claims';
import {
  createOidcClient,
  type OidcSettings,
  readMetadata,
  readState,
  STATE_LIFETIME_S,
} from './client';
import { HostedError, toHostedError } from './failure';
import { type HostedRecord, type Tokens, toRecord } from './record';

export type { OidcSettings };

/** An access token that a header can carry. Importing `isSendable` would split a chunk of the shell. */
const SENDABLE = /^[!-~]+$/;

/** Location of the page when a sign-in started. It stays in this tab; the provider sees a random state. */
interface StartLocation {
  /** Path inside the shell; undefined on other elements. */
  path?: string;
  search: string;
  hash: string;
}

/**
 * Creates the calls to an OpenID Connect provider (authorization code with PKCE) on oidc-client-ts.
 * All of them reject with HostedError.
 * @throws HostedError for incomplete settings, an insecure page or blocked session storage
 */
export function createOidc(settings: OidcSettings) {
  const { authority, clientId, roleClaim, redirectUri } = settings;
  const client = createOidcClient(settings);

  async function toHostedRecord(response: SigninResponse): Promise<HostedRecord> {
    const { issuer, userinfo_endpoint } = await readMetadata(client);
    const { access_token: access, refresh_token: refresh, id_token: id, scope } = response;
    if (!SENDABLE.test(access ?? '') || !isFor(clientId, issuer, response.profile)) {
      throw new HostedError('refused');
    }
    const expiresIn = response.expires_in;
    const tokens: Tokens = { access, refresh, id, scope, expiresIn, redirectUri, authority };
    const claims = await completeClaims(response.profile, access, userinfo_endpoint, roleClaim);
    return toRecord(claims, tokens, roleClaim);
  }

  return {
    /** Returns the provider's address that starts a sign-in; with `silent` the provider shows no page. */
    async begin(from: StartLocation, silent?: { idToken?: string }): Promise<string> {
      await readMetadata(client);
      const request = await client
        .createSigninRequest({
          state: from,
          nonce: crypto.randomUUID(),
          ...(silent && { prompt: 'none', id_token_hint: silent.idToken }),
        })
        .catch(() => {
          // The address is known, so storing the state has failed.
          throw new HostedError('storage');
        });
      return request.url;
    },

    /** Returns the location at which the sign-in started that this address answers. */
    async startLocation(address: string): Promise<StartLocation> {
      const { state } = await readState(client, address);
      return (state.data ?? {}) as StartLocation;
    },

    /** Finishes a sign-in, or a silent renewal, with the address that the provider redirected to. Each state is accepted once. */
    async finish(address: string, { silent = false } = {}): Promise<HostedRecord> {
      const { state, response } = await readState(client, address, true);
      if (Date.now() / 1000 - state.created > STATE_LIFETIME_S) throw new HostedError('expired');
      const issuer = response.error ? undefined : (await readMetadata(client)).issuer;
      const named = new URL(address).searchParams.get('iss');
      // The answer of another provider (RFC 9207).
      if (issuer && named && named !== issuer) throw new HostedError('refused');
      // The library reads and removes the state itself.
      await client.settings.stateStore.set(state.id, state.toStorageString());
      return client.processSigninResponse(address).then(toHostedRecord, (cause) => {
        // The page of a proxy does not refuse a renewal.
        throw toHostedError(cause, silent ? 'unreachable' : 'refused');
      });
    },

    /** Renews the access token. Values that the answer omits keep their old value. */
    async refresh(record: HostedRecord): Promise<HostedRecord> {
      await readMetadata(client);
      const { refresh = '', id: id_token, scope } = record.tokens ?? {};
      const profile = {} as IdTokenClaims;
      const state: RefreshState = {
        refresh_token: refresh,
        ...{ id_token, scope, profile, session_state: null },
      };
      // biome-ignore lint/correctness/useHookAtTopLevel: `useRefreshToken` is a method of oidc-client-ts, not a React hook
      const answer = await client.useRefreshToken({ state }).catch((cause) => {
        // An answer that is not of the protocol, such as the page of a proxy, is not a refusal.
        throw toHostedError(cause, 'unreachable');
      });
      if (!answer.access_token) throw new HostedError('refused');
      return withTokens(record, {
        access: answer.access_token,
        refresh: answer.refresh_token ?? refresh,
        id: answer.id_token,
        scope,
        expiresIn: answer.expires_in,
        redirectUri: record.tokens?.redirectUri,
        authority: record.tokens?.authority ?? authority,
      });
    },

    /** Returns the address that ends the session at the provider; undefined if it has none. */
    async end(record: UserRecord): Promise<string | undefined> {
      const { end_session_endpoint } = await readMetadata(client);
      if (!isWebAddress(end_session_endpoint)) return undefined;
      const { id } = (record as HostedRecord).tokens ?? {};
      const request = await client.createSignoutRequest({ id_token_hint: id, client_id: clientId });
      return request.url;
    },
  };
}

/** Returns a record with renewed tokens. */
function withTokens(record: HostedRecord, renewed: Tokens): HostedRecord {
  const { token, expires, tokens } = toRecord({}, renewed, '');
  return { ...record, token, expires, tokens };
}

/** Returns whether an ID token comes from the issuer and is for the client. The library checks neither. */
function isFor(clientId: string, issuer: string | undefined, claims: IdTokenClaims): boolean {
  const { iss, aud, azp } = claims;
  // A multi-tenant issuer contains a placeholder such as `{tenantid}`.
  if (iss !== issuer && !issuer?.includes('{')) return false;
  // A token issued to another client names it (OpenID Connect Core 3.1.3.7).
  return [aud].flat().includes(clientId) && (azp ?? clientId) === clientId;
}
