import { ownOrigin } from '../../http/address';
import type { Call, Services } from '../../services';

/** Site that passkeys belong to. */
export interface RelyingParty {
  /** Host name of the page. */
  id: string;
  /** Origins at this host name from which a passkey is accepted. */
  origins: string[];
}

/**
 * Returns the site of the calling page. Its origins are those of the configuration: the headers of a call may be forged,
 * and browsers offer a passkey at every port of its host name.
 */
export function relyingParty(c: Call, services: Services): RelyingParty {
  const named = c.req.header('origin') ?? '';
  const calling = URL.canParse(named) ? named : ownOrigin(c, services);
  const { hostname: id } = new URL(calling);
  const accepted = services.passkeyOrigins(calling);
  return { id, origins: accepted.filter((origin) => new URL(origin).hostname === id) };
}
