import { useEffect } from 'react';
import { areaStoreOf, type LeaveDialogState } from '../../../store/areas/areaStore';
import { sessionShells } from '../../../store/areas/sessionShells';
import { answerLeaveDialog, openLeaveDialog } from '../../../store/areas/unsavedWork';
import { useElementContext, useTexts } from '../../element/elementContext';
import { watchUsable } from '../../kit/modal/watchUsable';
import { isUsable } from '../../kit/visibility';

/**
 * Keeps a leave dialog about the end of the session where the user can see it: while this shell is hidden, it moves to
 * a visible shell of the session. If there is none, `confirm()` asks before a logout or the sign-in of another user. After
 * a 401 the dialog waits until a shell is visible.
 */
export function useVisibleShell(dialog: LeaveDialogState): void {
  const i18n = useTexts();
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
    const isHidden = shells.every((shell) => !isUsable(shell.host));
    if (isHidden && dialog.reason !== 'expired') {
      const question = `${i18n._('leave.title')}\n${i18n._('leave.lost')}`;
      answerLeaveDialog(areaStore, confirm(question));
    }
    return () => {
      for (const unwatch of unwatchers) unwatch();
    };
  }, [host, stores, dialog, i18n]);
}
