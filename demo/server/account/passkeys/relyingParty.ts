import { ownOrigin } from '../../http/address';
import type { Call, Parts } from '../../parts';

/** Site that passkeys belong to. */
export interface RelyingParty {
  /** Host name of the page. */
  id: string;
  /** Origin of the page. */
  origin: string;
}

/**
 * Returns the site of the calling page: of this server, or of an allowed origin. Other origins have
 * been refused before. A browser offers a passkey only to the site that it was made for, whatever
 * host name a call claims.
 */
export function relyingParty(c: Call, parts: Parts): RelyingParty {
  const named = c.req.header('origin') ?? '';
  const origin = URL.canParse(named) ? named : ownOrigin(c, parts);
  return { id: new URL(origin).hostname, origin };
}
