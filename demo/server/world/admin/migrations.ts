/** Migrations of the area Admin. */
export const adminMigrations: readonly string[] = [
  `create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor text not null,
    action text not null,
    subject text not null,
    detail text not null default ''
  )`,
  'create index audit_by_time on audit (at, id)',
  `create table role_areas (
    role text not null,
    area text not null,
    primary key (role, area)
  )`,
];
