import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations';
import type { Database } from './schema';

/** Id of the advisory lock: an arbitrary number that all processes of this server share. */
const LOCK = 20_260_401;

/**
 * Brings the schema up to date. All steps run in one transaction behind an advisory lock, so several
 * processes may start at the same time: the first one migrates while the others wait.
 */
export async function migrate(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    await sql`create table if not exists migrations (
      id integer primary key, applied_at timestamptz not null
    )`.execute(trx);
    const applied = await trx.selectFrom('migrations').select('id').execute();
    const known = new Set(applied.map((row) => row.id));
    for (const [position, statement] of migrations.entries()) {
      const id = position + 1;
      if (known.has(id)) continue;
      await sql.raw(statement).execute(trx);
      await trx.insertInto('migrations').values({ id, applied_at: now }).execute();
    }
  });
}
