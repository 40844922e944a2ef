import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Idle connections live longer than any client's: closing one just as it is used again resets a call. */
const KEEP_ALIVE = 75_000;

/** Starts to listen; rejects where the port is taken. */
export function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  server.keepAliveTimeout = KEEP_ALIVE;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

/** Stops listening. Calls under way get a second to finish, idle connections none. */
export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const last = setTimeout(() => server.closeAllConnections(), 1000);
    server.close(() => {
      clearTimeout(last);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** The first free port from the wanted one on; of twenty, for then something else is wrong. */
export async function freePort(wanted: number, host: string): Promise<number> {
  const { createServer } = await import('node:http');
  for (let port = wanted; port < Math.min(wanted + 20, 65_536); port++) {
    const probe = createServer();
    try {
      await listen(probe, port, host);
      await stop(probe);
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`No free port at ${host} from ${wanted} on. Name another one with PORT.`);
}
