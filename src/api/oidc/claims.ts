import { createClient } from '../client';
import { jwtPayload } from '../jwt';
import { isWebAddress } from '../requestTarget';
import { type Claims, claimAt } from './record';

/** Timeout of a request to the provider, in seconds. */
export const CALL_TIMEOUT_S = 15;

const fetchJson = createClient();

/**
 * Returns the claims of an ID token. Adds a missing name or role from the user-info endpoint, then from
 * the access token. The role only controls what the interface shows, so decoding the token is enough.
 */
export async function completeClaims(
  profile: Claims,
  accessToken: string,
  userInfoAddress: unknown,
  roleClaim: string,
): Promise<Claims> {
  let claims = { ...profile };
  const complete = () => claims.name && (!roleClaim || claimAt(claims, roleClaim) !== undefined);
  if (!complete() && isWebAddress(userInfoAddress)) {
    claims = { ...(await fetchUserInfo(userInfoAddress, accessToken, claims.sub)), ...claims };
  }
  if (!complete()) claims = { ...jwtPayload(accessToken), ...claims };
  return claims;
}

/** Fetches the claims of the user-info endpoint, `{}` if it refuses: that does not fail the sign-in. */
async function fetchUserInfo(address: string, token: string, sub: unknown): Promise<Claims> {
  try {
    const { _data } = await fetchJson<Claims>(address, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      // Covers the body too, which ofetch's own timeout does not.
      signal: AbortSignal.timeout(CALL_TIMEOUT_S * 1000),
    });
    // Claims of another subject come from a faulty provider or an attacker.
    return _data && _data.sub === sub ? _data : {};
  } catch {
    return {};
  }
}
