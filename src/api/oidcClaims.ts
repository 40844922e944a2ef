import { jwtPayload } from './jwtPayload';
import { type Claims, claimAt } from './oidcRecord';
import { isWebAddress } from './webAddress';

/** Seconds a call to the provider may take. */
export const CALL_TIMEOUT = 15;

/**
 * The claims of an ID token, completed where name or role is missing: from the user-info address, then
 * from the access token. Whom we hide what from is presentation, so reading that is enough.
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
    claims = { ...(await userInfo(userInfoAddress, accessToken, claims.sub)), ...claims };
  }
  if (!complete()) claims = { ...jwtPayload(accessToken), ...claims };
  return claims;
}

/** What a user-info answer adds. It is asked for by the standard's way, and a refusal costs no sign-in. */
async function userInfo(address: string, token: string, sub: unknown): Promise<Claims> {
  try {
    const answer = await fetch(address, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(CALL_TIMEOUT * 1000),
    });
    const claims: Claims = await answer.json();
    // Someone else's answer would be a confused provider, or an attack.
    return answer.ok && claims.sub === sub ? claims : {};
  } catch {
    // Name and role are then those of the ID token.
    return {};
  }
}
