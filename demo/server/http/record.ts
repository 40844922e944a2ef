import type { MiddlewareHandler } from 'hono';
import type { Env } from '../services';

/** A received API call, for tests. */
export interface RecordedRequest {
  method: string;
  /** Without the query. */
  path: string;
  /** With the question mark; empty if there is none. */
  query: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** The parsed JSON, or the text if it is not JSON; undefined without a body. */
  body: unknown;
}

/** Appends every call to the list, including passwords. For tests only. */
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
