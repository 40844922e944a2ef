import type { UserRecord } from '../../api/account';
import { isSendable } from '../../api/token';
import { ADMIN_ROLE, USER_KEY } from '../../constants';
import { readJson, type StorageKind } from '../browser/storage';

export type { UserRecord };

/** User without token and other secrets, for everything outside the session. */
export type PublicUser = Omit<UserRecord, 'token'>;

/** Reads the stored record (§4). Returns undefined for a missing, corrupt or foreign one. */
export function readUserRecord(kind: StorageKind, prefix: string): UserRecord | undefined {
  return toUserRecord(readJson(kind, prefix + USER_KEY));
}

/** Validates a record from storage, a provider or another tab. Returns undefined without a usable token. */
export function toUserRecord(value: unknown): UserRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { token } = value as { token?: unknown };
  return typeof token === 'string' && isSendable(token) ? (value as UserRecord) : undefined;
}

/** Returns a frozen copy for events, areas and views, without fields named like secrets at any depth. */
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

/** Returns the name of a user, or else the user id, or else an empty string. */
export function displayName(user: PublicUser | undefined): string {
  const named = [user?.Name, user?.UserId].find((name) => typeof name === 'string' && name.trim());
  return (named as string | undefined) ?? '';
}
