import type { PublicUser, UserRecord } from '../../../api/account';
import { serverOrigin } from '../../../api/serverOrigin';
import { isSendable } from '../../../api/token';
import { ADMIN_ROLE, MAX_TEXT_LENGTH, USER_KEY, USER_SERVER_KEY } from '../../../constants';
import { readJson, readText, type StorageKind } from '../../browser/storage';

export type { PublicUser, UserRecord };

/**
 * The user inside the session: all fields of the record but its secrets. Events and properties show fewer, see
 * `createPublicUser`.
 */
export type SessionUser = PublicUser;

/**
 * Reads the stored record. Returns undefined for a missing or corrupt one, and for one that belongs to
 * another server: without a stored owner, to the page's own origin.
 * @param apiBase `api-base` of the element, or its origin
 */
export function readUserRecord(
  kind: StorageKind,
  prefix: string,
  apiBase: string | undefined,
): UserRecord | undefined {
  const owner = readText(kind, prefix + USER_SERVER_KEY) ?? serverOrigin();
  if (owner !== serverOrigin(apiBase)) return undefined;
  return toUserRecord(readJson(kind, prefix + USER_KEY));
}

/** Validates a record from storage, a provider or another tab. Returns undefined without a usable token. */
export function toUserRecord(value: unknown): UserRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { token } = value as { token?: unknown };
  return typeof token === 'string' && isSendable(token) ? (value as UserRecord) : undefined;
}

/** Minimum length of a token that is searched inside of texts. A shorter one, as in a test, is part of many words. */
const MIN_SEARCHED_LENGTH = 4;

/**
 * Returns a frozen copy without secrets at any depth: fields named like one, and texts that are or contain the
 * token under any name.
 */
export function withoutSecrets(user: UserRecord): SessionUser {
  const { token } = user;
  const secretName = /token|password|secret|authvalue/i;
  const holdsToken = (value: unknown) =>
    value === token ||
    (token.length >= MIN_SEARCHED_LENGTH && typeof value === 'string' && value.includes(token));
  const isSecret = (field: string, value: unknown) => secretName.test(field) || holdsToken(value);
  return JSON.parse(
    JSON.stringify(user, (field, value) => (isSecret(field, value) ? undefined : value)),
    (_, value) => Object.freeze(value),
  );
}

/** Returns the text that identifies a user in stored data: the user id, or else the name; empty without both. */
export function userKey(user: SessionUser | undefined): string {
  return String(user?.UserId || user?.Name || '');
}

/** Returns whether a user is an administrator. Hiding is presentation: the server must enforce it. */
export function isAdmin(user: { Role?: unknown } | undefined): boolean {
  return user?.Role === ADMIN_ROLE;
}

/** Returns the first word of a user's name, or an empty string. */
export function firstName(user: SessionUser | undefined): string {
  return typeof user?.Name === 'string'
    ? (user.Name.slice(0, MAX_TEXT_LENGTH).trim().split(/\s+/)[0] ?? '')
    : '';
}

/** Returns the name of a user, or else the user id, or else an empty string. */
export function displayName(user: SessionUser | undefined): string {
  const named = [user?.Name, user?.UserId].find((name) => typeof name === 'string' && name.trim());
  return (named as string | undefined)?.slice(0, MAX_TEXT_LENGTH) ?? '';
}
