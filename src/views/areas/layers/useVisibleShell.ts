import { useEffect } from 'react';
import { areaStoreOf, type LeaveConfirmation } from '../../../store/areas/areaStore';
import { askingShells } from '../../../store/areas/askingShells';
import { confirmLeave } from '../../../store/areas/leaveConfirmation';
import { useElementContext } from '../../element/elementContext';
import { watchUsable } from '../../kit/modal/watchUsable';
import { isUsable } from '../../kit/visibility';

/**
 * Moves a question about the end of the session to another shell of it, while this one is hidden and the user can see
 * another one.
 */
export function useVisibleShell(confirmation: LeaveConfirmation): void {
  const { host, stores } = useElementContext();
  useEffect(() => {
    if (!confirmation.owner) return;
    const areaStore = areaStoreOf(stores);
    const shells = [...askingShells(stores.session)];
    const move = () => {
      if (isUsable(host) || areaStore.getState().leaveConfirmation !== confirmation) return;
      const visible = shells.find((shell) => isUsable(shell.host));
      if (!visible) return;
      areaStore.setState({ leaveConfirmation: undefined });
      confirmLeave(visible.areaStore, confirmation);
    };
    const unwatchers = shells.map((shell) => watchUsable(shell.host, move));
    move();
    return () => {
      for (const unwatch of unwatchers) unwatch();
    };
  }, [host, stores, confirmation]);
}
