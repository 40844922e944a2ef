import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import {
  type RunningServer,
  type ServerOptions,
  startServer,
} from '../../../../demo/server/server';
import { createHttp, type HttpSettings, type RequestOptions } from '../../../../src/api/http';

/** Makes a client on a page. Node stands in for the browser's network. */
export function clientOn(page: string, settings: Partial<HttpSettings> = {}) {
  vi.stubGlobal('location', new URL(page));
  return createHttp({
    apiBase: () => '',
    languageTag: () => 'en-US',
    csrf: () => ({ cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' }),
    readCookie: () => undefined,
    getToken: () => undefined,
    onUnauthorized: async () => false,
    ...settings,
  });
}

/** What the tests of the client share: the reference server, and pages that call it. */
export interface ApiServer {
  server: RunningServer;
  /** A client on a page; the page is the server's own where none is named. */
  client(settings?: Partial<HttpSettings>, page?: string): ReturnType<typeof clientOn>;
  /** The last call as the server received it. */
  last(): RunningServer['requests'][number];
}

/** Starts the reference server for the tests of a file. */
export function useApiServer(options: ServerOptions = {}): ApiServer {
  const api = {
    client: (settings, page = `${api.server.url}/portal/page?x=1#/site`) =>
      clientOn(page, settings),
    last: () => api.server.requests.at(-1)!,
  } as ApiServer;
  beforeAll(async () => {
    api.server = await startServer({ record: true, quickHashes: true, ...options });
  }, 120_000);
  afterEach(() => void vi.unstubAllGlobals());
  afterAll(() => api.server?.close());
  return api;
}

/** Options that ask the reference server to fail in some way. */
export const fault = (name: string, options: RequestOptions = {}): RequestOptions => ({
  ...options,
  headers: { 'demo-fault': name, ...options.headers },
});

/** What a promise rejects with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  const answer = await promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in answer) throw new Error(`It succeeded: ${JSON.stringify(answer.value)}`);
  return answer.error;
}
