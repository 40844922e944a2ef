import type { AreaDesk, Leaving } from './areaState';

/** Asks whether to leave unsaved work; a question still open is answered with Stay, for someone waits for it. */
export function askToLeave(desk: AreaDesk, leaving: Leaving): void {
  answerLeave(desk, false);
  desk.setState({ leaving });
}

/** Closes the question, if there is one, and does what follows its answer. */
export function answerLeave(desk: AreaDesk, leave: boolean): void {
  const { leaving } = desk.getState();
  desk.setState(leave ? { dirty: undefined, leaving: undefined } : { leaving: undefined });
  if (leave) leaving?.leave();
  else leaving?.stay?.();
}
