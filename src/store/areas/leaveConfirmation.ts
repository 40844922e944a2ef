import type { AreaState, LeaveConfirmation } from './areaState';

/** Opens a confirmation about unsaved work. A confirmation that is still open is settled with Stay first. */
export function confirmLeave(areaState: AreaState, leaveConfirmation: LeaveConfirmation): void {
  settleLeave(areaState, false);
  areaState.setState({ leaveConfirmation });
}

/** Closes the open confirmation, if any, and runs the callback of the answer. */
export function settleLeave(areaState: AreaState, leave: boolean): void {
  const { leaveConfirmation } = areaState.getState();
  areaState.setState(
    leave ? { dirty: undefined, leaveConfirmation: undefined } : { leaveConfirmation: undefined },
  );
  if (leave) leaveConfirmation?.leave();
  else leaveConfirmation?.stay?.();
}
