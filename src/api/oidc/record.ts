import { ADMIN_ROLE } from '../../constants';
import type { UserRecord } from '../account';

/** Claims about a user, from the ID token, the user-info endpoint and the access token. */
export type Claims = Record<string, unknown>;

/** Tokens of a provider's answer; `expiresIn` is in seconds. */
export interface Tokens {
  access: string;
  refresh?: string;
  id?: string;
  scope?: string;
  expiresIn?: number;
  redirectUri?: string;
  authority?: string;
}

/**
 * Tokens stored in addition to the access token. Their field is removed from every record that leaves the
 * session.
 */
export interface StoredTokens {
  refresh?: string;
  id?: string;
  scope?: string;
  /** Lifetime of the access token in seconds. */
  lasts?: number;
  /** Redirect URI of the sign-in, which the provider accepts. */
  redirectUri?: string;
  /** Provider of the sign-in: the tokens are sent to no other one. */
  authority?: string;
}

/** User record of a hosted sign-in. */
export interface HostedRecord extends UserRecord {
  /** Time at which the access token expires, in seconds since 1970 by the browser's clock. */
  expires?: number;
  tokens?: StoredTokens;
}

/**
 * Creates the user record from claims and tokens. The expiry is computed from the browser's clock
 * at the time of the answer, so a wrong clock does not matter.
 */
export function toRecord(claims: Claims, tokens: Tokens, roleClaim: string): HostedRecord {
  const { access, refresh, id, scope, expiresIn = 0, redirectUri, authority } = tokens;
  // Some providers send 0 for an unknown lifetime.
  const lasts = expiresIn > 0 ? expiresIn : undefined;
  return {
    token: access,
    UserId: text(claims.preferred_username) ?? text(claims.sub),
    Name: text(claims.name) ?? text(claims.preferred_username),
    Avatar: text(claims.picture),
    Role: roleOf(claims, roleClaim),
    expires: lasts === undefined ? undefined : Math.floor(Date.now() / 1000) + lasts,
    tokens: { refresh, id, scope, lasts, redirectUri, authority },
  };
}

/** Returns the role in a claim: a string as it is; from a list `ADMIN` if it is there, else the first string. */
export function roleOf(claims: Claims, roleClaim: string): string | undefined {
  const value = claimAt(claims, roleClaim);
  if (!Array.isArray(value)) return text(value);
  return value.includes(ADMIN_ROLE) ? ADMIN_ROLE : value.map(text).find(Boolean);
}

/** Returns a claim by its name, which may contain dots (`https://example.com/role`), or by a dotted path. */
export function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  const names = name.split('.');
  return names.reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    claims,
  );
}

const isObject = (value: unknown): value is Claims => typeof value === 'object' && value !== null;

const text = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
