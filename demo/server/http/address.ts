import { isIP } from 'node:net';
import type { Call, Parts } from '../parts';

/** Returns the address a call comes from, as the rate limits count it. */
export function addressOf(c: Call, { trustProxy }: Pick<Parts, 'trustProxy'>): string {
  // The last entry is the one that the trusted balancer wrote; those before it can be invented.
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined;
  return (
    countedAddress(forwarded ?? '') ??
    countedAddress(c.env.incoming.socket.remoteAddress ?? '') ??
    'unknown'
  );
}

/**
 * Returns the part of an IP address that belongs to one client: all of an IPv4 address, also where it is
 * written as IPv6, and the first 64 bits of an IPv6 address, as that many are handed out to one household.
 * Some balancers write `203.0.113.7:40000` or `[2001:db8::1]:443`. Undefined for anything else.
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

/** Returns the origin a browser called the server at, for example `http://127.0.0.1:4400`. */
export function ownOrigin(c: Call, { trustProxy }: Parts): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-proto') : undefined;
  return `${forwarded === 'https' ? 'https' : 'http'}://${c.req.header('host') ?? ''}`;
}

/**
 * Returns the origin of the calling page if it is another one than the server's. Only the hosts are
 * compared: a proxy that ends TLS need not forward that the page came by https.
 */
export function foreignOrigin(c: Call): string | undefined {
  const origin = c.req.header('origin');
  if (!origin) return undefined;
  return URL.canParse(origin) && new URL(origin).host === c.req.header('host') ? undefined : origin;
}
