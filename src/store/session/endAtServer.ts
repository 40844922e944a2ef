import type { OwnRequest } from '../../api/http';
import { isOwnAddress } from '../../api/requestTarget';
import { warnOnce } from '../element/warnOnce';

/**
 * Ends a session at the server (`logout-path`). The request outlives the page, its failure changes
 * nothing, and its 401 ends no other session. A path of another origin is refused with a warning.
 */
export async function endAtServer(
  request: OwnRequest,
  { path, apiBase, token }: { path: string; apiBase: string; token: string },
): Promise<void> {
  if (!isOwnAddress(path, apiBase)) {
    warnOnce(`logout-path="${path}" is refused: it is not on the server of the session.`);
    return;
  }
  const headers = { Authorization: `Bearer ${token}` };
  await request(path, { method: 'POST', headers, anonymous: true, keepalive: true });
}
