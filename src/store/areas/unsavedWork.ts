import type { AreaStore, LeaveDialogState } from './areaStore';

/** Opens the leave dialog. One that is still open is answered with Stay first. */
export function openLeaveDialog(areaStore: AreaStore, leaveDialog: LeaveDialogState): void {
  answerLeaveDialog(areaStore, false);
  areaStore.setState({ leaveDialog });
}

/** Closes the leave dialog, if it is open, and runs the callback of the answer. */
export function answerLeaveDialog(areaStore: AreaStore, leave: boolean): void {
  const { leaveDialog } = areaStore.getState();
  areaStore.setState(
    leave ? { dirty: undefined, leaveDialog: undefined } : { leaveDialog: undefined },
  );
  if (leave) leaveDialog?.leave();
  else leaveDialog?.stay?.();
}
