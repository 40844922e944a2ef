import type { MiddlewareHandler } from 'hono';
import type { Env } from '../services';
import { CODES, refuse } from './envelope';

/** Returns whether only this machine can reach a host name or address. */
export function isLocal(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return /^(.+\.)?localhost$/.test(name) || /^127(\.\d{1,3}){3}$/.test(name) || name === '::1';
}

/** Returns the address of a server: `http://[::1]:4400` for the host `::1`. */
export const addressAt = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Returns the addresses by which browsers of this machine reach a server: with a local host, both usual names. */
export function addressesOf(address: string): string[] {
  if (!isLocal(new URL(address).hostname)) return [address];
  const named = ['127.0.0.1', 'localhost'].map((name) => {
    const url = new URL(address);
    url.hostname = name;
    return url.href;
  });
  return [...new Set([address, ...named])];
}

/** Returns whether only this machine can reach a server: it has a local host and no load balancer. */
export function isPrivate(host: string, trustProxy: boolean): boolean {
  return isLocal(host) && !trustProxy;
}

/**
 * Refuses calls without a valid Host header. With `localOnly` the name must be local, against DNS
 * rebinding: a site can point its own name to 127.0.0.1, and browsers then treat this server as that site.
 */
export function checkHost(localOnly: boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    const host = c.req.header('host') ?? '';
    if (/[/?#@\\\s]/.test(host) || !URL.canParse(`http://${host}`)) {
      return refuse(c, CODES.badRequest, 'The Host header is not a host name.', 400);
    }
    if (localOnly && !isLocal(new URL(`http://${host}`).hostname)) {
      const message =
        'This server answers to local names only. Behind a proxy, start it with TRUST_PROXY=1.';
      return refuse(c, CODES.badRequest, message, 421);
    }
    return next();
  };
}
