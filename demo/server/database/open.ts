import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { lockFolder } from './folderLock';
import { pgliteDialect } from './pgliteDialect';
import type { Database } from './schema';

/** An open database and the one way to close it, after which everything written has been kept. */
export interface OpenDatabase {
  db: Kysely<Database>;
  close(): Promise<void>;
}

/**
 * Opens `postgres://…` through a pool, a folder or 'memory' in PGlite (PostgreSQL in WebAssembly).
 * Both drivers are loaded only when they are wanted.
 */
export async function openDatabase(database = 'memory'): Promise<OpenDatabase> {
  if (/^postgres(ql)?:\/\//.test(database)) return openPostgres(database);
  if (database === 'memory') return openPglite(await blankPglite());
  const unlock = await lockFolder(database);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    return openPglite(await PGlite.create(join(database, 'pglite')), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  let closing = false;
  // A connection that breaks while it is idle is replaced by the pool; unheard, it ends the process.
  pool.on('error', (error) => {
    if (!closing) console.error(`PostgreSQL connection lost: ${error.message}`);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = () => {
    closing = true;
    return db.destroy();
  };
  return { db, close };
}

function openPglite(client: PGlite, unlock = async () => {}): OpenDatabase {
  const db = new Kysely<Database>({ dialect: pgliteDialect(client) });
  return { db, close: () => db.destroy().finally(unlock) };
}

let blank: Promise<Blob | File> | undefined;

/** The first database in memory takes seconds to set up; its copies take a fraction of one. */
async function blankPglite(): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  if (blank) return PGlite.create({ loadDataDir: await blank });
  const first = await PGlite.create();
  blank = first.dumpDataDir('none');
  await blank;
  return first;
}
