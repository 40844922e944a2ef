import { adminMigrations } from '../world/admin/migrations';
import { releaseMigrations } from '../world/apppublish/migrations';
import { developMigrations } from '../world/develop/migrations';
import { worldMigrations } from '../world/migrations';

/**
 * The migrations of the schema in order, one statement each. A released migration is never changed; a
 * later one corrects it. The id of a migration is its position in the list, counted from 1.
 */
export const migrations: readonly string[] = [
  `create table users (
    id text primary key,
    name text not null,
    email text not null unique,
    role text not null,
    avatar text not null default '',
    password_hash text
  )`,
  `create table tokens (
    hash text primary key,
    user_id text not null references users (id) on delete cascade,
    client_id text not null,
    expires_at timestamptz not null
  )`,
  'create index tokens_by_user on tokens (user_id)',
  `create table reset_codes (
    hash text primary key,
    user_id text references users (id) on delete cascade,
    asked_from text not null,
    expires_at timestamptz not null
  )`,
  `create table attempts (
    id bigint generated always as identity primary key,
    kind text not null,
    subject text not null,
    at timestamptz not null
  )`,
  'create index attempts_by_subject on attempts (kind, subject, at)',
  `create table mails (
    number bigint generated always as identity primary key,
    recipient text not null,
    subject text not null,
    text text not null,
    code text not null,
    link text not null,
    sent_at timestamptz not null
  )`,
  ...worldMigrations,
  ...releaseMigrations,
  ...developMigrations,
  ...adminMigrations,
  // Existing attempts have failed, since those that succeed are deleted.
  'alter table attempts add column settled boolean not null default true',
  'alter table users add column session_epoch integer not null default 0',
  'alter table users add column must_change_password boolean not null default false',
  `create table factors (
    user_id text primary key references users (id) on delete cascade,
    secret text not null,
    confirmed boolean not null,
    last_step integer not null default 0
  )`,
  `create table challenges (
    hash text primary key,
    user_id text not null references users (id) on delete cascade,
    client_id text not null,
    session_epoch integer not null,
    code_passed boolean not null,
    expires_at timestamptz not null
  )`,
  'alter table users add column passkey_handle text',
  `create table passkeys (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    public_key text not null,
    counter double precision not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index passkeys_user on passkeys (user_id)',
  `create table passkey_challenges (
    hash text primary key,
    user_id text references users (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  // American spelling, as everywhere else.
  'alter table organisations rename to organizations',
  'alter table sites rename column organisation_id to organization_id',
  'alter table tickets rename column organisation_id to organization_id',
  'create table world_seeds (at timestamptz not null)',
  // Only a release failed: after its rollback the application and its site run again.
  "update applications set state = 'rolled-back' where state = 'failed'",
  "update sites set state = 'running' where state = 'failed'",
];
