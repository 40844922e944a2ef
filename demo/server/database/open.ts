import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { blankFor } from './blankDatabase';
import { lockFolder } from './folderLock';
import { emptyPglite, takePglite } from './inMemory';
import { pgliteDialect } from './pgliteDialect';
import type { Database } from './schema';

/** Time in ms for the connections to PostgreSQL to close. */
const CLOSE_TIME_MS = 5000;

/** An open database. */
export interface OpenDatabase {
  db: Kysely<Database>;
  /** Closes the database. Resolves once everything is written. */
  close(): Promise<void>;
}

/**
 * Opens a database: `postgres://…` through a pool, a folder or `memory` in PGlite (PostgreSQL in
 * WebAssembly). The driver is loaded on demand.
 */
export async function openDatabase(database = 'memory'): Promise<OpenDatabase> {
  if (/^postgres(ql)?:\/\//.test(database)) return openPostgres(database);
  if (database === 'memory') return openInMemory();
  const unlock = await lockFolder(database);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const dataDir = join(database, 'pglite');
    const client = await PGlite.create({ dataDir, loadDataDir: await blankFor(dataDir) });
    return openPglite(client, () => client.close().finally(unlock));
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Less than the time that clients wait for an answer: a database that hangs becomes an error.
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Not an option of the connection, which PgBouncer refuses.
    onConnect: async (client) => {
      await client.query('set idle_in_transaction_session_timeout = 30000');
    },
  });
  let closing = false;
  // The pool replaces broken connections. Without these listeners their errors would end the process; the
  // pool itself listens only to idle connections.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.once('error', (error) => {
      if (!closing) console.error(`PostgreSQL connection lost: ${error.message}`);
    });
    client.on('error', () => {});
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    closing = true;
    // It waits for all connections, and one to a database that hangs never ends.
    await Promise.race([db.destroy(), setTimeout(CLOSE_TIME_MS, undefined, { ref: false })]);
  };
  return { db, close };
}

function openPglite(client: PGlite, end: () => Promise<void>): OpenDatabase {
  const db = new Kysely<Database>({ dialect: pgliteDialect(client) });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= db.destroy().finally(end);
    return closed;
  };
  return { db, close };
}

async function openInMemory(): Promise<OpenDatabase> {
  const client = await takePglite();
  return openPglite(client, () => emptyPglite(client));
}
