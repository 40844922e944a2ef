import { useEffect } from 'react';
import { areaStoreOf, type LeaveDialogState } from '../../../store/areas/areaStore';
import { sessionShells } from '../../../store/areas/sessionShells';
import { openLeaveDialog } from '../../../store/areas/unsavedWork';
import { useElementContext } from '../../element/elementContext';
import { watchUsable } from '../../kit/modal/watchUsable';
import { isUsable } from '../../kit/visibility';

/**
 * Moves a leave dialog about the end of the session to another shell of it, while this one is hidden and the user can see
 * another one.
 */
export function useVisibleShell(dialog: LeaveDialogState): void {
  const { host, stores } = useElementContext();
  useEffect(() => {
    if (!dialog.owner) return;
    const areaStore = areaStoreOf(stores);
    const shells = [...sessionShells(stores.session)];
    const move = () => {
      if (isUsable(host) || areaStore.getState().leaveDialog !== dialog) return;
      const visible = shells.find((shell) => isUsable(shell.host));
      if (!visible) return;
      areaStore.setState({ leaveDialog: undefined });
      openLeaveDialog(visible.areaStore, dialog);
    };
    const unwatchers = shells.map((shell) => watchUsable(shell.host, move));
    move();
    return () => {
      for (const unwatch of unwatchers) unwatch();
    };
  }, [host, stores, dialog]);
}
