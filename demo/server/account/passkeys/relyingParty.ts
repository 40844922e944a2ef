import { ownOrigin } from '../../http/address';
import type { Call, Services } from '../../services';

/** Site that passkeys belong to. */
export interface RelyingParty {
  /** Host name of the page. */
  id: string;
  /** Origin of the page. */
  origin: string;
}

/**
 * Returns the site of the calling page: of this server or an allowed origin; other origins have already
 * been refused. The host name of a call may be forged, but a browser offers a passkey only to the site
 * for which it was created.
 */
export function relyingParty(c: Call, services: Services): RelyingParty {
  const named = c.req.header('origin') ?? '';
  const origin = URL.canParse(named) ? named : ownOrigin(c, services);
  return { id: new URL(origin).hostname, origin };
}
