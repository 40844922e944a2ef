import { setTimeout as sleep } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Call, Env, Services } from '../services';
import { CODES, refuse, succeed } from './envelope';

/** Name of the cookie and of the header that cause a fault. */
const FAULT = 'demo-fault';

/** A fault: answers instead of the server, or returns undefined to continue the call. */
type Fault = (
  c: Call,
  services: Services,
  number: number | undefined,
) => Promise<Response | undefined>;

/** Faults by name. Some accept a number after a colon: `slow:500`. */
export const faults: Record<string, Fault> = {
  slow: async (c, services, milliseconds = 3000) => {
    const gone = closedSignal(c, services);
    await sleep(milliseconds, undefined, { signal: gone }).catch(() => undefined);
    return gone.aborted ? closeConnection(c) : undefined;
  },
  hang: async (c, services) => {
    const gone = closedSignal(c, services);
    if (!gone.aborted) await new Promise((end) => gone.addEventListener('abort', end));
    return closeConnection(c);
  },
  offline: async (c) => closeConnection(c),
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
 * Lets calls fail on request, for tests and the playground. The value of the header or cookie is a list,
 * separated by commas, of `FAULT`, `FAULT:NUMBER`, or `SEGMENT=FAULT` for calls whose path ends with that
 * segment. The first match is used.
 */
export function faultsOnRequest(services: Services): MiddlewareHandler<Env> {
  return async (c, next) => {
    const wanted = c.req.header(FAULT) ?? getCookie(c, FAULT) ?? '';
    for (const part of wanted.split(',')) {
      const [, segment, name = '', number] =
        /^(?:([^=]+)=)?([\w-]+)(?::(\d+))?$/.exec(part.trim()) ?? [];
      if (segment && segment !== c.req.path.split('/').at(-1)) continue;
      if (!Object.hasOwn(faults, name)) continue;
      const answer = await faults[name]?.(c, services, number ? Number(number) : undefined);
      if (answer) return answer;
      break;
    }
    return next();
  };
}

/** Returns a signal that aborts when the client disconnects or the server closes. */
function closedSignal(c: Call, { closing }: Services): AbortSignal {
  return AbortSignal.any([closing, c.req.raw.signal]);
}

/** Closes the connection without an answer. */
function closeConnection(c: Call): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
