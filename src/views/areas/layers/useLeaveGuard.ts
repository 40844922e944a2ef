import { useEffect } from 'react';
import { useStore } from 'zustand';
import { deskOf } from '../../../store/areas/areaState';
import { hasDraft } from '../../../store/areas/drafts';
import { answerLeave, askToLeave } from '../../../store/areas/leaveConfirmation';
import type { LeaveReason } from '../../../store/session/leaveGuards';
import { useStores } from '../../element/elementContext';
import type { Router } from '../../routing/router';

/** Holds everyone in an area with unsaved work until they have been asked: moves, logout, reloads. */
export function useLeaveGuard(router: Router): void {
  const stores = useStores();
  const desk = deskOf(stores);
  const dirty = useStore(desk, (state) => state.dirty);
  useEffect(() => {
    if (dirty === undefined) return;
    const release = router.guard((path) => {
      if (/^\/([^/?]*)/.exec(path)?.[1] === dirty) return true;
      askToLeave(desk, { leave: () => router.navigate(path, { force: true }) });
      return false;
    });
    const mayLeave = (reason: LeaveReason) => {
      // A draft survives the reload after a 401.
      if (reason === 'expired' && hasDraft(stores.prefix, dirty)) {
        desk.setState({ dirty: undefined });
        return true;
      }
      return new Promise<boolean>((answer) => {
        askToLeave(desk, { leave: () => answer(true), stay: () => answer(false) });
      });
    };
    // Whoever has agreed to leave is not asked by the browser as well.
    const warn = (event: BeforeUnloadEvent) => {
      if (desk.getState().dirty !== undefined) event.preventDefault();
    };
    const removeGuard = stores.session.leaveGuards.add(mayLeave);
    addEventListener('beforeunload', warn);
    return () => {
      release();
      removeGuard();
      removeEventListener('beforeunload', warn);
    };
  }, [stores, desk, dirty, router]);
  // Nobody is left to answer.
  useEffect(() => () => answerLeave(desk, false), [desk]);
}
