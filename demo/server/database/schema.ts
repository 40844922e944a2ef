import type { ColumnType, Generated, Selectable } from 'kysely';
import type { WorldTables } from '../world/tables';
import type { Timestamp } from './timestamp';

/** Staff. Without a `password_hash` a user cannot sign in. */
export interface UserTable {
  id: string;
  name: string;
  email: string;
  role: string;
  avatar: string;
  password_hash: string | null;
  team: Generated<string>;
  active: Generated<boolean>;
  last_seen: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Incremented when all sessions of the user end. */
  session_epoch: Generated<number>;
  /** Whether the next sign-in requires a new password. */
  must_change_password: Generated<boolean>;
  /** Random name of the user in passkeys; null before the first one. */
  passkey_handle: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Passkeys by credential id, with the public key in base64url. */
export interface PasskeyTable {
  id: string;
  user_id: string;
  name: string;
  public_key: string;
  counter: number;
  created_at: Timestamp;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Open WebAuthn challenges; `user_id` is null for a sign-in. */
export interface PasskeyChallengeTable {
  hash: string;
  user_id: string | null;
  expires_at: Timestamp;
}

/** Authenticator apps (TOTP). `confirmed` is false until the first code; `last_step` is the last redeemed period. */
export interface FactorTable {
  user_id: string;
  secret: string;
  confirmed: boolean;
  last_step: Generated<number>;
}

/** Sign-ins with a correct password that wait for a second step. */
export interface ChallengeTable {
  hash: string;
  user_id: string;
  client_id: string;
  session_epoch: number;
  code_passed: boolean;
  expires_at: Timestamp;
}

/** Sessions. Only the SHA-256 of a token is stored. */
export interface TokenTable {
  hash: string;
  user_id: string;
  client_id: string;
  expires_at: Timestamp;
}

/** Reset codes, hashed. `user_id` is null if the code was requested for an unknown user. */
export interface ResetCodeTable {
  hash: string;
  user_id: string | null;
  asked_from: string;
  expires_at: Timestamp;
}

/** Attempts that the rate limits count, one row for each subject. `settled` is false while one is pending. */
export interface AttemptTable {
  id: Generated<string>;
  kind: string;
  subject: string;
  at: Timestamp;
  settled: boolean;
}

/** Mails of the outbox page, used only without a mail server. */
export interface MailTable {
  number: Generated<string>;
  recipient: string;
  subject: string;
  text: string;
  code: string;
  link: string;
  sent_at: Timestamp;
}

/** Tables of the reference server, with the columns of `migrations.ts`. */
export interface Database extends WorldTables {
  users: UserTable;
  tokens: TokenTable;
  reset_codes: ResetCodeTable;
  attempts: AttemptTable;
  factors: FactorTable;
  challenges: ChallengeTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  mails: MailTable;
  migrations: { id: number; applied_at: Timestamp };
}

/** A user as read from the database. */
export type User = Selectable<UserTable>;
