import { isIP } from 'node:net';
import type { Call, Services } from '../services';

/** Returns the client address of a call, in the form that the rate limits count. */
export function addressOf(c: Call, { trustProxy }: Pick<Services, 'trustProxy'>): string {
  // The trusted load balancer has added the last entry; the others may be forged.
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined;
  return (
    countedAddress(forwarded ?? '') ??
    countedAddress(c.env.incoming.socket.remoteAddress ?? '') ??
    'unknown'
  );
}

/**
 * Returns the part of an IP address that identifies a client: a complete IPv4 address, also one mapped to
 * IPv6, or the first 64 bits of an IPv6 address, since a household usually has a /64 network. Accepts a
 * port, as in `203.0.113.7:40000` or `[2001:db8::1]:443`. Returns undefined for anything else.
 */
export function countedAddress(text: string): string | undefined {
  const written = text.trim();
  const address =
    /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;
  const plain = address.replace(/%.*$/, '');
  if (isIP(plain) === 4) return plain;
  if (isIP(plain) !== 6) return undefined;
  const groups = groupsOf(plain);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Returns the eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** Returns the origin of the server as the browser sees it, for example `http://127.0.0.1:4400`. */
export function ownOrigin(c: Call, { trustProxy }: Services): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-proto') : undefined;
  return `${forwarded === 'https' ? 'https' : 'http'}://${c.req.header('host') ?? ''}`;
}

/**
 * Returns the origin of the calling page if it is not the server's. Only the hosts are compared, because
 * a proxy that terminates TLS may not forward the protocol.
 */
export function foreignOrigin(c: Call): string | undefined {
  const origin = c.req.header('origin');
  if (!origin) return undefined;
  return URL.canParse(origin) && new URL(origin).host === c.req.header('host') ? undefined : origin;
}
