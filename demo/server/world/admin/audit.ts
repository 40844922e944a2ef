import { type Kysely, sql } from 'kysely';
import type { Database, User } from '../../database/schema';
import { workMoments } from '../seed/workMoments';

/** What is written down of a change. */
export interface Deed {
  /** `user.invite`, `key.revoke`, … */
  action: string;
  /** To whom or what it was done. */
  subject: string;
  detail?: string;
}

/** Writes a line into the audit log, in the transaction of the change itself. */
export async function audit(
  db: Kysely<Database>,
  at: Date,
  actor: Pick<User, 'name'>,
  { action, subject, detail = '' }: Deed,
): Promise<void> {
  const row = { at, actor: actor.name, action, subject, detail };
  await db.insertInto('audit').values(row).execute();
}

/** Lines of the log from before this server's time: a list of this length has to stay quick. */
export const EARLIER = 10_000;

/** How much is logged on a working day. */
const PER_DAY = 45;

/** Fills the log with the months before: made by the database, out of the people, keys and webhooks there are. */
export async function seedAudit(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    insert into audit (at, actor, action, subject, detail)
    select at,
      case when number % 5 = 0 then 'System' else people.admins[1 + number % 3] end,
      action,
      case action
        when 'user.role' then people.editors[1 + number / 4 * 13 % array_length(people.editors, 1)]
        when 'key.create' then things.keys[1 + number / 4 * 13 % array_length(things.keys, 1)]
        when 'webhook.pause' then things.addresses[1 + number / 4 * 13 % array_length(things.addresses, 1)]
        else people.staff[1 + number / 4 * 13 % array_length(people.staff, 1)] end,
      case action
        when 'user.refused' then 'Wrong password'
        when 'user.role' then 'VIEWER to EDITOR'
        when 'key.create' then 'read'
        else '' end
    from (
      select at, number, case when number % 5 = 0 then 'user.refused'
        else (array['user.role', 'user.reset', 'key.create', 'webhook.pause'])[1 + number % 4]
        end as action
      from (${workMoments(now, EARLIER, PER_DAY)}) as moments
    ) as deeds
    cross join (select
      array_agg(name order by id) filter (where role = 'ADMIN') as admins,
      array_agg(name order by id) filter (where role = 'EDITOR') as editors,
      array_agg(name order by id) filter (where role <> 'ADMIN') as staff from users) as people
    cross join (select
      (select array_agg(name order by id) from api_keys) as keys,
      (select array_agg(address order by id) from webhooks) as addresses) as things
    order by at
  `.execute(db);
}
