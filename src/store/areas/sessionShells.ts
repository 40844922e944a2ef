import type { ElementStores } from '../element/elementStores';
import type { AreaStore } from './areaStore';
import { answerLeaveDialog } from './unsavedWork';

/** A shell of a session, which can show the leave dialog. */
export interface SessionShell {
  host: Element;
  areaStore: AreaStore;
}

type Session = ElementStores['session'];

const shellsBySession = new WeakMap<Session, Set<SessionShell>>();

/** Returns the shells of a session. */
export function sessionShells(session: Session): Set<SessionShell> {
  const shells = shellsBySession.get(session) ?? new Set();
  shellsBySession.set(session, shells);
  return shells;
}

/** Answers the leave dialogs about the work of a shell with Stay, also one that another shell shows. */
export function answerWithStay(session: Session, areaStore: AreaStore): void {
  for (const shell of sessionShells(session)) {
    const { leaveDialog } = shell.areaStore.getState();
    if (shell.areaStore === areaStore || leaveDialog?.owner === areaStore) {
      answerLeaveDialog(shell.areaStore, false);
    }
  }
}
