import { OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import { isWebAddress } from '../requestTarget';
import { CALL_TIMEOUT_S } from './claims';
import { HostedError, toHostedError } from './failure';

/** Settings of an OpenID Connect provider, from the attributes of an element. */
export interface OidcSettings {
  authority: string;
  clientId: string;
  scope: string;
  redirectUri: string;
  roleClaim: string;
  /** Prefix of the session storage keys that hold sign-ins under way. */
  stateKey: string;
}

/** Time in seconds that a user may take at the provider. */
export const STATE_LIFETIME_S = 60 * 60;

/**
 * Creates the client of oidc-client-ts.
 * @throws HostedError for incomplete settings, an insecure page or blocked session storage
 */
export function createOidcClient(settings: OidcSettings): OidcClient {
  const { authority, clientId, redirectUri } = settings;
  const complete = isWebAddress(authority) && isWebAddress(redirectUri) && clientId;
  if (!complete) throw new HostedError('settings');
  if (!globalThis.isSecureContext) throw new HostedError('insecure');
  return new OidcClient({
    authority,
    client_id: clientId,
    scope: settings.scope,
    redirect_uri: redirectUri,
    post_logout_redirect_uri: redirectUri,
    stateStore: new WebStorageStateStore({ prefix: settings.stateKey, store: openSession() }),
    staleStateAgeInSeconds: STATE_LIFETIME_S,
    requestTimeoutInSeconds: CALL_TIMEOUT_S,
    filterProtocolClaims: false,
  });
}

/**
 * Returns the discovery document.
 * @throws HostedError if it is missing or names no issuer, authorization or token endpoint
 */
export async function readMetadata(client: OidcClient) {
  const found = await client.metadataService.getMetadata().catch((cause) => {
    throw toHostedError(cause, 'discovery');
  });
  const needed = [found?.issuer, found?.authorization_endpoint, found?.token_endpoint];
  if (!needed.every(isWebAddress)) throw new HostedError('discovery');
  return found;
}

/**
 * Returns the stored state of the sign-in that a redirect address answers.
 * @param remove whether the state is used up
 * @throws HostedError for an unknown state
 */
export async function readState(client: OidcClient, address: string, remove = false) {
  return client.readSigninResponseState(address, remove).catch(() => {
    throw new HostedError('state');
  });
}

function openSession(): Storage {
  try {
    return sessionStorage;
  } catch {
    // Reading the property throws if the browser blocks storage.
    throw new HostedError('storage');
  }
}
