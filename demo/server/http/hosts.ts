import type { MiddlewareHandler } from 'hono';
import type { Env } from '../parts';
import { CODES, refuse } from './envelope';

/** Returns whether a host name or address is one that only this machine can reach. */
export function isLocal(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return /^(.+\.)?localhost$/.test(name) || /^127(\.\d{1,3}){3}$/.test(name) || name === '::1';
}

/** Returns whether only this machine can reach a server: at a local host, and behind no balancer. */
export function isPrivate(host: string, trustProxy: boolean): boolean {
  return isLocal(host) && !trustProxy;
}

/**
 * Refuses calls whose Host header is no host name. With `localOnly` the name must be a local one: a page
 * of another site can make its own name point to 127.0.0.1, and browsers then take this server for that
 * site.
 */
export function checkHost(localOnly: boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    const host = c.req.header('host') ?? '';
    if (/[/?#@\\\s]/.test(host) || !URL.canParse(`http://${host}`)) {
      return refuse(c, CODES.badRequest, 'The Host header is no host name.', 400);
    }
    if (localOnly && !isLocal(new URL(`http://${host}`).hostname)) {
      const message =
        'This server answers to local names only. Behind a proxy, start it with TRUST_PROXY=1.';
      return refuse(c, CODES.badRequest, message, 421);
    }
    return next();
  };
}
