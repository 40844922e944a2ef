import type { MiddlewareHandler } from 'hono';
import type { Env } from '../parts';

/** An API call as it arrived, for tests that ask what the server received. */
export interface RecordedRequest {
  method: string;
  /** Without the query. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** The parsed JSON; the text where it is none; undefined where there is no body. */
  body: unknown;
}

/** Appends every call to the list. Passwords are among them: nothing that a real server should do. */
export function record(list: RecordedRequest[]): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const body = parse(await c.req.text());
    const headers = c.req.header();
    list.push({ method: c.req.method, path: pathname, query: search, headers, body });
    await next();
  };
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
