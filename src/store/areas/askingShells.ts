import type { ElementStores } from '../element/elementStores';
import type { AreaStore } from './areaStore';
import { settleLeave } from './leaveConfirmation';

/** A shell that can ask about unsaved work. */
export interface AskingShell {
  host: Element;
  areaStore: AreaStore;
}

type Session = ElementStores['session'];

const shellsBySession = new WeakMap<Session, Set<AskingShell>>();

/** Returns the shells of a session. */
export function askingShells(session: Session): Set<AskingShell> {
  const shells = shellsBySession.get(session) ?? new Set();
  shellsBySession.set(session, shells);
  return shells;
}

/** Settles the open questions of a shell with Stay, also one that another shell asks. */
export function settleWithStay(session: Session, areaStore: AreaStore): void {
  for (const shell of askingShells(session)) {
    const { leaveConfirmation } = shell.areaStore.getState();
    if (shell.areaStore === areaStore || leaveConfirmation?.owner === areaStore) {
      settleLeave(shell.areaStore, false);
    }
  }
}
