import type { UserRecord } from '../../api/account';
import { isSendable } from '../../api/token';
import { ADMIN_ROLE, USER_KEY } from '../../constants';
import { readJson, type StorageKind } from '../browser/storage';

export type { UserRecord };

/** The user as everyone but the session may see it: no token, nothing that smells of a secret. */
export type PublicUser = Omit<UserRecord, 'token'>;

/** The stored record (§4: restored on load), or undefined for a missing, corrupt or foreign one. */
export function readUserRecord(kind: StorageKind, prefix: string): UserRecord | undefined {
  return toUserRecord(readJson(kind, prefix + USER_KEY));
}

/** Checks what came from storage, a provider or another tab. */
export function toUserRecord(value: unknown): UserRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { token } = value as { token?: unknown };
  return typeof token === 'string' && isSendable(token) ? (value as UserRecord) : undefined;
}

/**
 * A copy for events, areas and views, without secrets at any depth. All of them have the same one, and
 * nobody can make it an administrator.
 */
export function withoutSecrets(user: UserRecord): PublicUser {
  const secret = /token|password|secret|authvalue/i;
  return JSON.parse(
    JSON.stringify(user, (field, value) => (secret.test(field) ? undefined : value)),
    (_, value) => Object.freeze(value),
  );
}

/** Whether the user holds the administrator role (§6). Hiding is presentation: the server must enforce. */
export function isAdmin(user: { Role?: unknown } | undefined): boolean {
  return user?.Role === ADMIN_ROLE;
}

/** What to call the user: the name, else the user id, else nothing. */
export function displayName(user: PublicUser | undefined): string {
  const named = [user?.Name, user?.UserId].find((name) => typeof name === 'string' && name.trim());
  return (named as string | undefined) ?? '';
}
