import { useEffect } from 'react';
import { useStore } from 'zustand';
import { deskOf } from '../../../store/areas/areaState';
import { answerLeave, askToLeave } from '../../../store/areas/leaveConfirmation';
import { firstSegment } from '../../../store/areas/ownAreas';
import type { Router } from '../../../store/routing/router';
import { useStores } from '../../element/elementContext';

/** Holds everyone in an area with unsaved work until they have been asked: moves, logout, reloads. */
export function useLeaveGuard(router: Router): void {
  const stores = useStores();
  const desk = deskOf(stores);
  const dirty = useStore(desk, (state) => state.dirty);
  useEffect(() => {
    if (dirty === undefined) return;
    const release = router.guard((path) => {
      if (firstSegment(path) === dirty) return true;
      askToLeave(desk, { leave: () => router.navigate(path, { force: true }) });
      return false;
    });
    const mayLeave = () =>
      new Promise<boolean>((answer) => {
        askToLeave(desk, { leave: () => answer(true), stay: () => answer(false) });
      });
    // Whoever has agreed to leave is not asked by the browser as well.
    const warn = (event: BeforeUnloadEvent) => {
      if (desk.getState().dirty !== undefined) event.preventDefault();
    };
    stores.guards.add(mayLeave);
    addEventListener('beforeunload', warn);
    return () => {
      release();
      stores.guards.delete(mayLeave);
      removeEventListener('beforeunload', warn);
    };
  }, [stores, desk, dirty, router]);
  // Nobody is left to answer.
  useEffect(() => () => answerLeave(desk, false), [desk]);
}
