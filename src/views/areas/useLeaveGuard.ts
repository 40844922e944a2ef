import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { AreaDesk } from '../../store/areaDesk';
import type { Router } from '../routing/router';

/** Holds everyone in an area with unsaved work until they have been asked. */
export function useLeaveGuard(desk: AreaDesk, router: Router): void {
  const dirty = useStore(desk, (state) => state.dirty);
  useEffect(() => {
    if (dirty === undefined) return;
    const release = router.guard((path) => {
      if (/^\/([^/?]*)/.exec(path)?.[1] === dirty) return true;
      desk.setState({ leaving: path });
      return false;
    });
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => {
      release();
      removeEventListener('beforeunload', warn);
    };
  }, [desk, dirty, router]);
}
