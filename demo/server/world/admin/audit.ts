import { type Kysely, sql } from 'kysely';
import type { Database, User } from '../../database/schema';

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

/** Fills the log with the months before: made by the database, out of the people who are there. */
export async function seedAudit(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    insert into audit (at, actor, action, subject, detail)
    select ${now}::timestamptz - make_interval(mins => 600 + number * 17 + number % 11),
      case when number % 5 = 0 then 'System' else people.names[1 + number * 7 % 3] end,
      case when number % 5 = 0 then 'user.refused'
        else (array['user.role', 'user.reset', 'key.create', 'webhook.pause'])[1 + number % 4] end,
      people.everyone[1 + number * 13 % array_length(people.everyone, 1)],
      case when number % 5 = 0 then 'Wrong password'
        else (array['EDITOR', '', 'read', ''])[1 + number % 4] end
    from generate_series(${sql.lit(EARLIER)}, 1, -1) as number
    cross join (select
      array_agg(name order by id) filter (where role = 'ADMIN') as names,
      array_agg(name order by id) as everyone from users) as people
  `.execute(db);
}
