import type { AreaStore, LeaveDialogState } from './areaStore';

/** Marks unsaved work of an area, or removes its mark. */
export function setDirty(areaStore: AreaStore, area: string, isDirty: boolean): void {
  areaStore.setState(({ dirty }) => ({
    dirty: isDirty ? area : dirty === area ? undefined : dirty,
  }));
}

/** Number of leave dialogs that were opened on this page. */
let openedCount = 0;

/** Opens the leave dialog. One that is still open is answered with Stay first. */
export function openLeaveDialog(areaStore: AreaStore, leaveDialog: LeaveDialogState): void {
  answerLeaveDialog(areaStore, false);
  openedCount += 1;
  areaStore.setState({ leaveDialog: { ...leaveDialog, id: openedCount } });
}

/** Closes the leave dialog, if it is open, and runs the callback of the answer. */
export function answerLeaveDialog(areaStore: AreaStore, leave: boolean): void {
  const { leaveDialog } = areaStore.getState();
  areaStore.setState({ leaveDialog: undefined });
  if (leave) leaveDialog?.leave();
  else leaveDialog?.stay?.();
}
