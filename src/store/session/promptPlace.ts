import type { Session, SessionHost } from './session';

/** Sets whether an element shows its prompt to sign in again. */
export function setPromptShown(session: Session, host: SessionHost, isShown: boolean): void {
  const { prompt } = session.getState();
  if (prompt?.host !== host) return;
  // Changed in place: requests wait until another object replaces it.
  prompt.isShown = isShown;
  session.setState({});
}

/** Moves the prompt to an element if the one that has it does not show it. */
export function claimPrompt(session: Session, host: SessionHost): void {
  const { prompt } = session.getState();
  if (prompt?.isShown !== false) return;
  prompt.host = host;
  delete prompt.isShown;
  session.setState({});
}
