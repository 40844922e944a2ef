import type { Call, Parts } from '../parts';

/** The address a call comes from: what the rate limits count by. */
export function addressOf(c: Call, { trustProxy }: Parts): string {
  // The last entry is the one that our own balancer wrote; those before it can be invented.
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  return forwarded || c.env.incoming.socket.remoteAddress || 'unknown';
}

/** The address a browser called us at, for example `http://127.0.0.1:4400`. */
export function ownOrigin(c: Call, { trustProxy }: Parts): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-proto') : undefined;
  return `${forwarded === 'https' ? 'https' : 'http'}://${c.req.header('host') ?? ''}`;
}

/**
 * The origin of the calling page where it is another one than ours. Only the hosts are compared: a
 * proxy that ends TLS need not tell us that the page came by https.
 */
export function foreignOrigin(c: Call): string | undefined {
  const origin = c.req.header('origin');
  if (!origin) return undefined;
  return URL.canParse(origin) && new URL(origin).host === c.req.header('host') ? undefined : origin;
}
