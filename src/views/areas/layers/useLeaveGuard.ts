import { useEffect } from 'react';
import { useStore } from 'zustand';
import { areaStoreOf } from '../../../store/areas/areaStore';
import { firstSegment } from '../../../store/areas/customAreas';
import { hasDraft } from '../../../store/areas/hasDraft';
import { confirmLeave, settleLeave } from '../../../store/areas/leaveConfirmation';
import type { ElementStores } from '../../../store/element/elementStores';
import type { Router } from '../../../store/routing/router';
import type { LeaveReason } from '../../../store/session/leaveGuards';
import { userKey } from '../../../store/session/user/userRecord';
import { useStores } from '../../element/elementContext';

/**
 * Asks whether unsaved work may be lost together with its user. The question closes with Stay if the user signs
 * in again meanwhile.
 */
function askUser(stores: ElementStores): Promise<boolean> {
  const areaStore = areaStoreOf(stores);
  const { session } = stores;
  const { user } = session.getState();
  return new Promise((resolve) => {
    const unsubscribe = session.subscribe((now) => {
      if (now.user !== user) settleLeave(areaStore, false);
    });
    const answer = (mayLeave: boolean) => {
      unsubscribe();
      resolve(mayLeave);
    };
    confirmLeave(areaStore, {
      losesDrafts: true,
      leave: () => answer(true),
      stay: () => answer(false),
    });
  });
}

/** Asks for confirmation before route changes, logout and unload while an area has unsaved work. */
export function useLeaveGuard(router: Router): void {
  const stores = useStores();
  const areaStore = areaStoreOf(stores);
  const dirty = useStore(areaStore, (state) => state.dirty);
  useEffect(() => {
    if (dirty === undefined) return;
    const release = router.addGuard((path, options) => {
      if (firstSegment(path) === dirty) return true;
      const leave = () => router.navigate(path, { ...options, force: true });
      confirmLeave(areaStore, { leave });
      return false;
    });
    const mayLeave = (reason: LeaveReason) => {
      // A draft survives the reload after a 401.
      if (
        reason === 'expired' &&
        hasDraft(stores.prefix, userKey(stores.session.getState().user), dirty)
      ) {
        areaStore.setState({ dirty: undefined });
        return true;
      }
      return askUser(stores);
    };
    // After Leave the area is no longer dirty, so the browser does not ask again.
    const warn = (event: BeforeUnloadEvent) => {
      if (areaStore.getState().dirty !== undefined) event.preventDefault();
    };
    const removeGuard = stores.session.leaveGuards.add(mayLeave);
    addEventListener('beforeunload', warn);
    return () => {
      release();
      removeGuard();
      removeEventListener('beforeunload', warn);
    };
  }, [stores, areaStore, dirty, router]);
  // The dialog is removed with the shell: settle a pending confirmation.
  useEffect(() => () => settleLeave(areaStore, false), [areaStore]);
}
