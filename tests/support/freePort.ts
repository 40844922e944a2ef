import { createServer } from 'node:http';
import { listen, stop } from '../../demo/server/http/listen';

/** Returns a free port, for a program that does not accept port 0. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const { port } = await listen(probe, 0, '127.0.0.1');
  await stop(probe);
  return port;
}
