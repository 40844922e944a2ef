import { ADMIN_ROLE } from '../constants';
import type { UserRecord } from './account';

/** What the provider says about a person: claims of the ID token, the user info, the access token. */
export type Claims = Record<string, unknown>;

/** What a token answer brings, `expiresIn` in seconds. */
export interface Tokens {
  access: string;
  refresh?: string;
  id?: string;
  scope?: string;
  expiresIn?: number;
}

/**
 * What of the tokens is kept beside the access token, below a field that is stripped wherever a record
 * leaves the session.
 */
export interface KeptTokens {
  refresh?: string;
  id?: string;
  scope?: string;
  /** Seconds the access token lasts in all. */
  lasts?: number;
}

/** The user record of someone whom a provider signed in; `expires` is in seconds since 1970, by our clock. */
export interface HostedRecord extends UserRecord {
  expires?: number;
  tokens?: KeptTokens;
}

/**
 * Makes the user record (§3) out of claims and tokens. The time is the browser's own from the moment the
 * answer came, so that a clock two hours wrong changes nothing.
 */
export function toRecord(claims: Claims, tokens: Tokens, roleClaim: string): HostedRecord {
  const { access, refresh, id, scope, expiresIn = 0 } = tokens;
  // Some providers answer 0 where they do not know.
  const lasts = expiresIn > 0 ? expiresIn : undefined;
  return {
    token: access,
    UserId: text(claims.preferred_username) ?? text(claims.sub),
    Name: text(claims.name) ?? text(claims.preferred_username),
    Avatar: text(claims.picture),
    Role: roleOf(claims, roleClaim),
    expires: lasts === undefined ? undefined : Math.floor(Date.now() / 1000) + lasts,
    tokens: { refresh, id, scope, lasts },
  };
}

/** The role in a claim: a text, or of a list ADMIN if it is there, else the first. */
export function roleOf(claims: Claims, roleClaim: string): string | undefined {
  const value = claimAt(claims, roleClaim);
  if (!Array.isArray(value)) return text(value);
  return value.includes(ADMIN_ROLE) ? ADMIN_ROLE : value.map(text).find(Boolean);
}

/** A claim by its name, which may hold dots itself (`https://example.com/role`), or by a path of names. */
export function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  const names = name.split('.');
  return names.reduce<unknown>(
    (at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    claims,
  );
}

const isObject = (value: unknown): value is Claims => typeof value === 'object' && value !== null;

const text = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
