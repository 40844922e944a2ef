import type { Call } from '../services';

/**
 * Logs an error of the server with its stack, but without its fields: errors of the database contain the
 * values of the query. A client that leaves in the middle of its body is not an error of the server.
 */
export function logError(error: Error, c: Call): void {
  if (error === c.env.incoming.errored) return;
  console.error(error.stack ?? String(error));
}
