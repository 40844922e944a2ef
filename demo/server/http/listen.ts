import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lifetime of idle connections in ms, longer than those of clients: closing one that is just used again resets a call. */
const KEEP_ALIVE = 75_000;

/** Time in ms that pending calls have to finish when the server stops. */
const STOP_TIMEOUT = 1000;

/** Number of ports that `freePort` tries. */
const MAX_PORTS = 20;

/** Starts to listen. Rejects if the port is in use. */
export function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  server.keepAliveTimeout = KEEP_ALIVE;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

/** Stops listening. Pending calls have one second to finish; idle connections are closed immediately. */
export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * Returns the first free port of twenty, starting with `wanted`.
 * @throws Error if all of them are in use
 */
export async function freePort(wanted: number, host: string): Promise<number> {
  const { createServer } = await import('node:http');
  for (let port = wanted; port < Math.min(wanted + MAX_PORTS, 65_536); port++) {
    const probe = createServer();
    try {
      await listen(probe, port, host);
      await stop(probe);
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`No free port at ${host} from ${wanted} on. Set another one with PORT.`);
}
