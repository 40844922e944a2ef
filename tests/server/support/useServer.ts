import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../../../demo/server/server';
import { SHORT_HISTORY } from '../../support/shortHistory';

/**
 * Starts one server for the tests of a file, on a database in memory, and closes it after them. The history of the
 * demo is short; `useDemoServer` has all of it.
 */
export function useServer(options: ServerOptions = {}): () => RunningServer {
  return useDemoServer({ everydayRows: SHORT_HISTORY, ...options });
}

/** Starts a server as `useServer` does, with the whole history of the demo. */
export function useDemoServer(options: ServerOptions = {}): () => RunningServer {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ quickHashes: true, ...options });
  }, 120_000);
  afterAll(() => server?.close());
  return () => server;
}
