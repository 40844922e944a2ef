import { ApiError } from '../../api/errors';
import { forgetReloads } from './reloadLimit';
import type { SessionHost } from './session';
import { createCandidate, persistSession, type SessionCore } from './sessionCore';
import { toUserRecord } from './userRecord';

/** Takes over a record that the host page got elsewhere. A pending sign-in is given up. */
export async function takeOver(core: SessionCore, value: unknown, host: SessionHost) {
  const record = toUserRecord(value);
  if (!record) throw new TypeError('signIn() needs a user record with a non-empty string "token".');
  // A copy, because the host page may change its object later.
  const candidate = createCandidate(core, structuredClone(record), 'signIn');
  const isOther = core.store.getState().user && !candidate.same;
  if (isOther && (await core.leaveGuards.confirm('other-user')) === false) {
    throw new ApiError('The user keeps unsaved work.', { reason: 'aborted' });
  }
  persistSession(core, candidate, host.onStorageFailed);
  forgetReloads(core.prefix);
}
