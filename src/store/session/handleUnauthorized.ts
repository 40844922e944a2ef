import { countReload } from './expiryReloads';
import { storeNotice } from './notice';
import type { SessionHost, SignInPrompt } from './session';
import { endSession, reloadWithNotice, removeRecord, type SessionCore } from './sessionCore';

/**
 * Handles a 401. Resolves to true if the request should be sent again, and to false otherwise. It is sent
 * again after the same person has signed in again. A request that carried an earlier token of the user is
 * sent again immediately if the element can show the sign-in dialog.
 * @param startedAt start of the request, as a value of `performance.now()`
 */
export async function handleUnauthorized(
  core: SessionCore,
  startedAt: number,
  host: SessionHost,
): Promise<boolean> {
  const { attempt, promptResult } = core;
  if (!core.record || startedAt < core.userChangedAt) return false;
  if (promptResult) {
    // The request that signs in again must not wait for itself.
    const isChecking = core.store.getState().signInStatus === 'pending';
    const belongsToSignIn = attempt && isChecking && startedAt >= attempt.startedAt;
    return belongsToSignIn ? false : promptResult;
  }
  if (startedAt < core.outdatedBefore) return host.canPromptSignIn();
  core.outdatedBefore = performance.now();
  if (!host.announceExpiry()) return false;
  if (!host.canPromptSignIn()) {
    endExpired(core, host);
    return false;
  }
  core.store.setState({ phase: 'expiring' });
  core.promptResult = promptSignIn(core, 'ended', host).finally(() => {
    core.promptResult = undefined;
  });
  return core.promptResult;
}

/**
 * Opens the prompt to sign in again over the page. Resolves to true once the same person has signed in,
 * and to false for another person, a logout, or a closed prompt.
 */
export function promptSignIn(
  core: SessionCore,
  reason: SignInPrompt['reason'],
  host: SessionHost,
): Promise<boolean> {
  const { store } = core;
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

/** Closes the prompt of an element. A session that still has its record continues. */
export function dismissPrompt({ store }: SessionCore, host: SessionHost): void {
  const { prompt, phase, challenge } = store.getState();
  if (prompt?.host !== host) return;
  challenge?.leave();
  store.setState({ prompt: undefined, phase: phase === 'expiring' ? 'active' : phase });
}

/**
 * Removes record and token, then signs out and reloads the page. With unsaved work, the reload waits
 * until the user agrees, or has saved or discarded the work.
 */
export function endExpired(core: SessionCore, host: SessionHost): void {
  removeRecord(core);
  const confirmed = core.leaveGuards.confirm('expired');
  if (!confirmed) {
    signOutAndReload(core, host);
    return;
  }
  core.record = undefined;
  core.attempt = undefined;
  core.store.setState({ phase: 'expiring', prompt: undefined });
  const finish = () => {
    // Meanwhile the user may have signed out, or signed in in another tab.
    if (core.store.getState().phase === 'expiring') signOutAndReload(core, host);
  };
  void confirmed.then((may) => (may ? finish() : core.leaveGuards.onceEmpty(finish)));
}

function signOutAndReload(core: SessionCore, host: SessionHost): void {
  endSession(core, 'expired');
  if (countReload(core.prefix)) reloadWithNotice(core, host, {});
  else storeNotice(core.prefix, {});
}
