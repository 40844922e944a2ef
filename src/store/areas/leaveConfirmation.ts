import type { AreaStore, LeaveConfirmation } from './areaStore';

/** Opens a confirmation about unsaved work. A confirmation that is still open is settled with Stay first. */
export function confirmLeave(areaStore: AreaStore, leaveConfirmation: LeaveConfirmation): void {
  settleLeave(areaStore, false);
  areaStore.setState({ leaveConfirmation });
}

/** Closes the open confirmation, if any, and runs the callback of the answer. */
export function settleLeave(areaStore: AreaStore, leave: boolean): void {
  const { leaveConfirmation } = areaStore.getState();
  areaStore.setState({ leaveConfirmation: undefined });
  if (leave) leaveConfirmation?.leave();
  else leaveConfirmation?.stay?.();
}
