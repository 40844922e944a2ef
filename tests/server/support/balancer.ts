import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listen, stop } from '../../../demo/server/http/listen';

/** A load balancer for tests. */
export interface Balancer {
  url: string;
  close(): Promise<void>;
}

/** Response header with the index of the server that responded. */
export const SERVED_BY = 'x-served-by';

/**
 * Starts a load balancer that sends calls to the servers in turn, with the headers of demo/compose/nginx.conf.
 * It skips a server that refuses the connection.
 */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((call, answer) => forward(call, answer, servers.length));
  const { port } = await listen(server, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, close: () => stop(server) };

  function forward(call: IncomingMessage, answer: ServerResponse, left: number) {
    const index = turn++ % servers.length;
    const headers = {
      ...call.headers,
      'x-forwarded-for': call.socket.remoteAddress,
      'x-forwarded-proto': 'http',
    };
    // A new connection for each call: a kept one could belong to a killed process.
    const options = { method: call.method, headers, agent: false };
    const forwarded = request(`${servers[index]}${call.url}`, options);
    forwarded.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, { ...response.headers, [SERVED_BY]: index });
      response.pipe(answer);
    });
    forwarded.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 1) return forward(call, answer, left - 1);
      answer.writeHead(502).end();
    });
    // The body is read only once connected, so that another server can still get it.
    forwarded.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => call.pipe(forwarded));
      else call.pipe(forwarded);
    });
  }
}
