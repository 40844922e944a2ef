import type { Session } from './createSession';
import type { SessionHost } from './session';

/** Sets whether an element shows its prompt to sign in again. */
export function setPromptShown(session: Session, host: SessionHost, isShown: boolean): void {
  const { prompt } = session.getState();
  if (prompt?.host === host) session.setState({ prompt: { ...prompt, isShown } });
}

/** Moves the prompt to an element if the one that has it does not show it. */
export function claimPrompt(session: Session, host: SessionHost): void {
  const { prompt } = session.getState();
  if (prompt?.isShown !== false) return;
  session.setState({ prompt: { ...prompt, host, isShown: undefined } });
}
