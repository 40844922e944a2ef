import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../../../demo/server/server';

/** Starts one server for the tests of a file, on a database in memory, and closes it after them. */
export function useServer(options: ServerOptions = {}): () => RunningServer {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ quickHashes: true, ...options });
  }, 120_000);
  afterAll(() => server?.close());
  return () => server;
}
