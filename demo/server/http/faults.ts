import { setTimeout as sleep } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Call, Env, Parts } from '../parts';
import { CODES, refuse, succeed } from './envelope';

/** Name of the cookie, and of the header, that asks for a fault. */
export const FAULT = 'demo-fault';

/** A fault answers in place of the server, or returns nothing and lets the call go on. */
type Fault = (c: Call, parts: Parts, number: number | undefined) => Promise<Response | undefined>;

/** Every fault by its name; a number may follow after a colon: `slow:500`. */
export const faults: Record<string, Fault> = {
  slow: async (c, parts, milliseconds = 3000) => {
    const gone = gaveUp(c, parts);
    await sleep(milliseconds, undefined, { signal: gone }).catch(() => undefined);
    return gone.aborted ? cutOff(c) : undefined;
  },
  hang: async (c, parts) => {
    const gone = gaveUp(c, parts);
    if (!gone.aborted) await new Promise((end) => gone.addEventListener('abort', end));
    return cutOff(c);
  },
  offline: async (c) => cutOff(c),
  '401': async (c) => refuse(c, CODES.notSignedIn, 'Your session has ended.', 401),
  code7: async (c) => refuse(c, 7, 'The server says seven.'),
  'no-token': async (c) => succeed(c, { UserId: 'ada', Name: 'Ada Okafor', Role: 'ADMIN' }),
  html: async (c) => c.html('<!doctype html><title>Proxy</title><h1>Welcome to the proxy</h1>'),
  truncated: async (c) =>
    c.body('{"Code":0,"Message":"","Data":{"UserId":"ad', 200, {
      'Content-Type': 'application/json',
    }),
  '500': async (c) => c.body(null, 500),
  '500-message': async (c) => c.json({ message: 'The database is on holiday.' }, 500),
  'not-envelope': async (c) => c.json({ hello: 1 }),
};

/**
 * Makes calls go wrong on request, for tests and for the playground. The value is `FAULT`,
 * `FAULT:NUMBER`, or `SEGMENT=FAULT` for the calls whose path ends in that segment; several stand
 * apart by commas, the first that fits is taken.
 */
export function faultsOnRequest(parts: Parts): MiddlewareHandler<Env> {
  return async (c, next) => {
    const wanted = c.req.header(FAULT) ?? getCookie(c, FAULT) ?? '';
    for (const part of wanted.split(',')) {
      const [, segment, name = '', number] =
        /^(?:([^=]+)=)?([\w-]+)(?::(\d+))?$/.exec(part.trim()) ?? [];
      if (segment && segment !== c.req.path.split('/').at(-1)) continue;
      if (!Object.hasOwn(faults, name)) continue;
      const answer = await faults[name]?.(c, parts, number ? Number(number) : undefined);
      if (answer) return answer;
      break;
    }
    return next();
  };
}

function gaveUp(c: Call, { closing }: Parts): AbortSignal {
  return AbortSignal.any([closing, c.req.raw.signal]);
}

/** Ends the connection without an answer. */
function cutOff(c: Call): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
