import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { listen, stop } from '../../../demo/server/http/listen';

/** What a server in front of the reference server sees of a call. */
export interface Call {
  method: string;
  path: string;
  headers: Headers;
  /** The parsed body; empty where there is none. */
  body: Record<string, string>;
}

/** Breaks one thing: changes what is asked of the reference server, or what it answers. */
export type Fault = (
  call: Call,
  ask: (headers?: Headers) => Promise<Response>,
) => Promise<Response>;

/** A server that is broken in one way. */
export interface BrokenServer {
  url: string;
  close(): Promise<void>;
}

/** Starts a server that hands everything on to the reference server, but for its fault. */
export async function startBroken(reference: string, fault: Fault): Promise<BrokenServer> {
  const app = new Hono();
  app.all('*', async (c) => {
    const { method, path } = c.req;
    const text = await c.req.text();
    const own = new Headers(c.req.raw.headers);
    const ask = async () => {
      own.delete('content-length');
      own.delete('connection');
      const sent = { method, headers: own, body: text || undefined, redirect: 'manual' } as const;
      const answer = await fetch(reference + path, sent);
      const kept = new Headers(answer.headers);
      kept.delete('content-encoding');
      kept.delete('content-length');
      const body = answer.status === 204 ? null : await answer.text();
      return new Response(body, { status: answer.status, headers: kept });
    };
    return fault({ method, path, headers: own, body: text ? JSON.parse(text) : {} }, ask);
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const { port } = await listen(server, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, close: () => stop(server) };
}

/** The same answer with another body. */
export function withBody({ status, headers }: Response, body: unknown): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
}

/** The same answer with another status. */
export function withStatus({ body, headers }: Response, status: number): Response {
  return new Response(body, { status, headers });
}

/** The same answer with other headers; undefined takes a header away. */
export async function withHeaders(
  answer: Response,
  changes: Record<string, string | undefined>,
): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  return new Response(answer.status === 204 ? null : await answer.text(), {
    status: answer.status,
    headers,
  });
}
