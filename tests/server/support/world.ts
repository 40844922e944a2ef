import type { RunningServer } from '../../../demo/server/server';
import { type Answer, bearer, call } from './client';

/** Calls the demo world as one of its users. */
export interface Colleague {
  get(path: string): Promise<Answer>;
  send(method: 'POST' | 'PATCH', path: string, body: unknown): Promise<Answer>;
}

/** Signs a user in and returns functions that call the demo world as that user. */
export async function colleague(
  server: RunningServer,
  name: 'ada' | 'ben' | 'chen',
): Promise<Colleague> {
  const headers = await bearer(server, name, `northgate-${name}`);
  const to = (method: string, path: string, body?: unknown) =>
    call(server, method, `/api/world${path}`, { headers, body });
  return { get: (path) => to('GET', path), send: to };
}
