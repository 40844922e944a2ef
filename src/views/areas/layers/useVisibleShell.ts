import { useEffect } from 'react';
import { areaStoreOf, type LeaveDialogState } from '../../../store/areas/areaStore';
import { sessionShells } from '../../../store/areas/sessionShells';
import { answerLeaveDialog, openLeaveDialog } from '../../../store/areas/unsavedWork';
import { useElementContext, useTexts } from '../../element/elementContext';
import { watchUsable } from '../../kit/modal/watchUsable';
import { isUsable } from '../../kit/visibility';

/**
 * Moves a leave dialog about the end of the session to another shell of it, while this one is hidden and the user can see
 * another one. If no shell can be seen, the browser asks whoever logs out or signs in elsewhere on the page; after a
 * 401 the dialog waits.
 */
export function useVisibleShell(dialog: LeaveDialogState): void {
  const i18n = useTexts();
  const { host, stores } = useElementContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language asks no second time
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
    const isHidden = shells.every((shell) => !isUsable(shell.host));
    if (isHidden && dialog.reason !== 'expired') {
      const question = `${i18n._('leave.title')}\n${i18n._('leave.lost')}`;
      answerLeaveDialog(areaStore, confirm(question));
    }
    return () => {
      for (const unwatch of unwatchers) unwatch();
    };
  }, [host, stores, dialog]);
}
