import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

/** Creates the kysely dialect for PGlite, with the SQL of PostgreSQL. It does not close the client. */
export function pgliteDialect(client: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** Driver with the one connection of PGlite: a caller waits until the previous one has released it. */
class PgliteDriver implements Driver {
  readonly #connection: DatabaseConnection;
  #last: Promise<void> = Promise.resolve();
  #release = () => {};

  constructor(private readonly client: PGlite) {
    this.#connection = {
      executeQuery: (query) => run(client, query),
      streamQuery: () => {
        throw new Error('PGlite cannot stream a query.');
      },
    };
  }

  async init() {
    await this.client.waitReady;
  }

  async acquireConnection() {
    const before = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection() {
    this.#release();
  }

  /** Waits for running queries: PGlite 0.5 blocks its thread forever if it is closed during one. */
  async destroy() {
    await this.#last;
  }
}

async function run<Row>(client: PGlite, query: CompiledQuery): Promise<QueryResult<Row>> {
  const answer = await client.query<Row>(query.sql, [...query.parameters]);
  return { rows: answer.rows, numAffectedRows: BigInt(answer.affectedRows ?? 0) };
}
