import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listen, stop } from '../../../demo/server/http/listen';

/** A load balancer for tests. */
export interface Balancer {
  url: string;
  close(): Promise<void>;
}

/** Header of an answer: the index of the server that gave it. */
export const SERVED_BY = 'x-served-by';

/**
 * Hands calls to servers in turn, with the headers of demo/compose/nginx.conf. A server that refuses the
 * connection is passed over.
 */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((call, answer) => hand(call, answer, servers.length));
  const { port } = await listen(server, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, close: () => stop(server) };

  function hand(call: IncomingMessage, answer: ServerResponse, left: number) {
    const index = turn++ % servers.length;
    const headers = {
      ...call.headers,
      'x-forwarded-for': call.socket.remoteAddress,
      'x-forwarded-proto': 'http',
    };
    // A connection each: one that was kept could belong to a process that has died.
    const options = { method: call.method, headers, agent: false };
    const passed = request(`${servers[index]}${call.url}`, options);
    passed.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, { ...given.headers, [SERVED_BY]: index });
      given.pipe(answer);
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 1) return hand(call, answer, left - 1);
      answer.writeHead(502).end();
    });
    // The body is read once there is a connection, so that it can still go to the other server.
    passed.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => call.pipe(passed));
      else call.pipe(passed);
    });
  }
}
