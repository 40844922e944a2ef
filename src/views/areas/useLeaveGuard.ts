import { useEffect } from 'react';
import { useStore } from 'zustand';
import { deskOf } from '../../store/areaDesk';
import { useStores } from '../kit/context';
import type { Router } from '../routing/router';

/** Holds everyone in an area with unsaved work until they have been asked: moves, logout, reloads. */
export function useLeaveGuard(router: Router): void {
  const stores = useStores();
  const desk = deskOf(stores);
  const dirty = useStore(desk, (state) => state.dirty);
  useEffect(() => {
    if (dirty === undefined) return;
    const release = router.guard((path) => {
      if (/^\/([^/?]*)/.exec(path)?.[1] === dirty) return true;
      desk.setState({ leaving: { leave: () => router.navigate(path, { force: true }) } });
      return false;
    });
    const ask = () =>
      new Promise<boolean>((answer) => {
        desk.setState({ leaving: { leave: () => answer(true), stay: () => answer(false) } });
      });
    // Whoever has agreed to leave is not asked by the browser as well.
    const warn = (event: BeforeUnloadEvent) => {
      if (desk.getState().dirty !== undefined) event.preventDefault();
    };
    stores.guards.add(ask);
    addEventListener('beforeunload', warn);
    return () => {
      release();
      stores.guards.delete(ask);
      removeEventListener('beforeunload', warn);
    };
  }, [stores, desk, dirty, router]);
}
