import type { SessionState } from './session';
import type { SessionCore } from './sessionCore';
import { isSamePerson } from './user/samePerson';
import { type SessionUser, type UserRecord, withoutSecrets } from './user/userRecord';

/** A record that may become the session's. */
export interface Candidate {
  record: UserRecord;
  user: SessionUser;
  source: SessionState['userSource'];
  /** The user id that was typed in a sign-in form. */
  typedId: string | undefined;
  /** Whether it is a record of the current user. */
  same: boolean;
}

/** Compares a record with the current user. */
export function createCandidate(
  core: SessionCore,
  record: UserRecord,
  source: SessionState['userSource'],
  typedId?: string,
): Candidate {
  const user = withoutSecrets(record);
  return {
    record,
    user,
    source,
    typedId,
    same: isSamePerson(core.store.getState(), user, typedId),
  };
}

/** Returns whether a record would replace the current user with another one. */
export function replacesUser({ store }: SessionCore, { same }: Candidate): boolean {
  return Boolean(store.getState().user) && !same;
}

/** Asks whether to give up unsaved work for another user. Resolves to false if the current user refuses. */
export function confirmOtherUser({ leaveGuards }: SessionCore): Promise<boolean> {
  return leaveGuards.confirm('other-user');
}
