import type { SessionHost, SignInPrompt } from './session';
import type { SessionCore } from './sessionCore';

/**
 * Opens the prompt to sign in again over the page. Resolves to true once the same person has signed in,
 * and to false for another person, a logout, or a closed prompt.
 */
export function promptSignIn(
  { store }: SessionCore,
  reason: SignInPrompt['reason'],
  host: SessionHost,
): Promise<boolean> {
  const { user, userChangeCount } = store.getState();
  const id = Symbol();
  store.setState({ signInStatus: 'idle', error: undefined, prompt: { id, reason, host } });
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe((now) => {
      if (now.prompt?.id === id) return;
      unsubscribe();
      resolve(Boolean(now.user) && now.user !== user && now.userChangeCount === userChangeCount);
    });
  });
}

/** Closes the prompt of an element, with the sign-in that it has started. */
export function dismissPrompt(core: SessionCore, host: SessionHost): void {
  const { prompt, phase, challenge } = core.store.getState();
  if (prompt?.host !== host) return;
  challenge?.leave();
  if (core.attempt?.prompt === prompt.id) {
    // Its answer is ignored.
    core.attempt = undefined;
    core.store.setState({ signInStatus: 'idle' });
  }
  // A session that still has its record continues.
  core.store.setState({ prompt: undefined, phase: phase === 'expiring' ? 'active' : phase });
}
