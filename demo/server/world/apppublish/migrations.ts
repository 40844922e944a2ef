/** Migrations of the area App Publish. */
export const releaseMigrations: readonly string[] = [
  `create table releases (
    id text primary key,
    application_id text not null references applications (id),
    number text not null,
    stage text not null,
    author_id text not null references users (id),
    notes text not null default '',
    replaces text,
    rolled_back text,
    revision integer not null default 1,
    changed_at timestamptz not null,
    changed_by text not null references users (id)
  )`,
  `create table approvals (
    release_id text not null references releases (id),
    user_id text not null references users (id),
    at timestamptz not null,
    primary key (release_id, user_id)
  )`,
  `create table release_events (
    id bigint generated always as identity primary key,
    release_id text not null references releases (id),
    at timestamptz not null,
    user_id text not null references users (id),
    what text not null
  )`,
  'create index release_events_by_release on release_events (release_id, id)',
];
