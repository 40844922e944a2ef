import { type Kysely, sql } from 'kysely';
import type { Database, User } from '../../database/schema';
import { workTimes } from '../seed/workTimes';

/** An entry of the audit log. */
export interface AuditEntry {
  /** `user.invite`, `key.revoke`, … */
  action: string;
  /** User or object that was changed. */
  subject: string;
  detail?: string;
}

/** Adds an entry to the audit log, in the transaction of the change. */
export async function audit(
  db: Kysely<Database>,
  at: Date,
  actor: Pick<User, 'name'>,
  { action, subject, detail = '' }: AuditEntry,
): Promise<void> {
  const row = { at, actor: actor.name, action, subject, detail };
  await db.insertInto('audit').values(row).execute();
}

/** Number of everyday entries, to show that a long list stays fast. */
const EVERYDAY_ENTRIES = 10_000;

/** Number of entries on a working day. */
const ENTRIES_PER_DAY = 45;

/**
 * Seeds the log of the past months: one entry for each key, webhook and editor, and everyday entries. A
 * webhook is paused and resumed only after it was added, and runs at the end.
 */
export async function seedAudit(
  db: Kysely<Database>,
  now: Date,
  { everydayRows = EVERYDAY_ENTRIES } = {},
): Promise<void> {
  await sql`
    insert into audit (at, actor, action, subject, detail)
    select at, actor, action, subject, detail from (
      select created_at as at, users.name as actor, 'key.create' as action, api_keys.name as subject,
        scope as detail
      from api_keys join users on users.id = created_by
      union all
      select revoked_at, users.name, 'key.revoke', api_keys.name, ''
      from api_keys join users on users.id = created_by where revoked_at is not null
      union all
      select created_at, users.name, 'webhook.add', address, event
      from webhooks join users on users.id = created_by
      union all
      select at, actor,
        case when number % 5 in (0, 4) then 'user.refused'
          when role_of is not null then 'user.role'
          when address is null then 'user.reset'
          when number / 15 % 2 = 0 then 'webhook.resume' else 'webhook.pause' end,
        case when number % 5 in (0, 4) then person else coalesce(role_of, address, person) end,
        case when number % 5 in (0, 4) then 'Wrong password'
          when role_of is not null then 'VIEWER to EDITOR' else '' end
      from (${everyday(now, everydayRows)}) as everyday
    ) as log
    order by at
  `.execute(db);
}

/** Returns SQL for everyday entries: a person, and in some an existing webhook or an editor in `role_of`. */
function everyday(now: Date, rows: number) {
  return sql`
    select dates.at, dates.number,
      case when dates.number % 5 in (0, 4) then 'System'
        else people.admins[1 + dates.number % 3] end as actor,
      people.staff[1 + dates.number / 4 * 13 % array_length(people.staff, 1)] as person,
      hooks.address,
      case when dates.number % 500 = 1 then people.editors[1 + dates.number / 500] end as role_of
    from (${workTimes(now, rows, ENTRIES_PER_DAY)}) as dates
    cross join (select
      array_agg(name order by id) filter (where role = 'ADMIN') as admins,
      array_agg(name order by id) filter (where role = 'EDITOR') as editors,
      array_agg(name order by id) filter (where role <> 'ADMIN') as staff from users) as people
    left join (select address, created_at, row_number() over (order by id) as place
      from webhooks) as hooks
      on dates.number % 5 = 2 and hooks.place = 1 + dates.number / 5 % 3
      and hooks.created_at < dates.at
  `;
}
