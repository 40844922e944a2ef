import type { SessionHost } from './session';
import { createCandidate, persistSession, type SessionCore } from './sessionCore';
import { toUserRecord } from './userRecord';

/** Takes over a record that the host page obtained itself, for example from its own session. */
export async function takeOver(
  core: SessionCore,
  value: unknown,
  host: SessionHost,
): Promise<void> {
  const record = toUserRecord(value);
  if (!record) throw new TypeError('signIn(record): the record needs a non-empty string "token".');
  // A copy: the host page may change its object later.
  const candidate = createCandidate(core, JSON.parse(JSON.stringify(record)), 'signIn');
  const replaces = core.store.getState().user && !candidate.same;
  if (replaces && (await core.leaveGuards.confirm('other-user')) === false) return;
  persistSession(core, candidate, host.onStorageFailed);
}
