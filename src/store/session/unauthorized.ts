import { tryCountReload } from './expiryReloads';
import { storeNotice } from './notice';
import { isRemoved, reloadWithNotice, showsFormAfterReload } from './reload';
import { untilRenewed } from './renewals';
import type { SessionHost } from './session';
import { EXPIRED, type SessionCore } from './sessionCore';
import { dismissPrompt, promptSignIn } from './signInPrompt';
import { endSession, removeRecord } from './transitions';

/** Actions of a session whose token is refused or about to expire. */
export interface ExpiryActions {
  /**
   * Handles the 401 of a request. Resolves to whether the request may be sent again; the caller does so only if the
   * session has another token by then. The first case that applies decides, after any renewal of the token has ended:
   * 1. Nobody is signed in, or another user has signed in since the request started: false.
   * 2. An earlier 401 has opened the prompt to sign in again: true once the same person has signed in, false if it
   *    closes in another way. A request of that sign-in does not wait for itself: false.
   * 3. The request started before the last handled 401, sign-in or renewal: true, and nothing else happens.
   * 4. The page has removed the element, or a listener prevents the sign-out: false, and the session continues.
   * 5. Otherwise the session has expired. The element opens the prompt (see 2), or the session ends: false.
   * @param startedAt when the request started, as of `performance.now()`
   */
  handleUnauthorized(startedAt: number, host: SessionHost): Promise<boolean>;
  /** Asks the user to sign in again before the token expires. */
  promptBeforeExpiry(host: SessionHost): void;
  /** Closes the prompt of an element: the session continues, and requests that wait for the prompt reject. */
  dismissPrompt(host: SessionHost): void;
  /**
   * Removes record and token, then signs out and reloads the page. Drafts are kept. With unsaved work, the
   * reload waits until the user agrees, or has saved or discarded the work.
   */
  endExpired(host: SessionHost): void;
}

/** Creates the actions of a session whose token is refused or about to expire. */
export function createExpiryActions(core: SessionCore): ExpiryActions {
  const { store } = core;

  async function handleUnauthorized(startedAt: number, host: SessionHost): Promise<boolean> {
    for (const check of core.renewalChecks) check();
    if (core.renewal) await untilRenewed(core);
    const { attempt, promptResult } = core;
    if (!core.record || startedAt < core.userChangedAt) return false;
    if (promptResult) {
      // The request that signs in again must not wait for itself.
      const isChecking = store.getState().signInStatus === 'pending';
      const belongsToSignIn = attempt && isChecking && startedAt >= attempt.startedAt;
      return belongsToSignIn ? false : promptResult;
    }
    if (startedAt < core.handled401sBefore) return true;
    // The page does not hear the events of a removed element. The next 401 of another element ends the session.
    if (isRemoved(host)) return false;
    core.handled401sBefore = performance.now();
    if (!host.announceExpiry()) return false;
    if (!host.canPromptSignIn()) {
      endExpired(host);
      return false;
    }
    store.setState({ phase: 'expiring' });
    core.promptResult = promptSignIn(core, 'ended', host).finally(() => {
      core.promptResult = undefined;
    });
    return core.promptResult;
  }

  function endExpired(host: SessionHost): void {
    core.storage.set(core.key, EXPIRED);
    removeRecord(core);
    endOnceSaved(core, () => endAndReload(host));
  }

  /** Ends the session without its provider. Reloads the page, unless it has done so too often. */
  function endAndReload(host: SessionHost): void {
    // Before the logout is announced, as a listener may remove the element.
    const mayReload = showsFormAfterReload(host);
    endSession(core, 'expired');
    if (mayReload && tryCountReload(core.prefix)) reloadWithNotice(core.prefix, host, {});
    else storeNotice(core.prefix, {});
  }

  return {
    handleUnauthorized,
    promptBeforeExpiry(host) {
      if (!store.getState().prompt) void promptSignIn(core, 'ending', host);
    },
    dismissPrompt: (host) => dismissPrompt(core, host),
    endExpired,
  };
}

/**
 * Ends an expired session now, or with unsaved work once the user has agreed to lose it, saved or discarded it. Until
 * then the user is still shown.
 */
export function endOnceSaved(core: SessionCore, end: () => void): void {
  const { store, leaveGuards } = core;
  if (leaveGuards.isEmpty()) {
    end();
    return;
  }
  core.record = undefined;
  core.attempt = undefined;
  store.setState({ phase: 'expiring', prompt: undefined });
  const finish = () => {
    // Meanwhile the user may have signed out, or signed in in another tab.
    if (store.getState().phase === 'expiring' && !core.record) end();
  };
  void leaveGuards
    .confirm('expired')
    .then((confirmed) => (confirmed ? finish() : leaveGuards.onceEmpty(finish)));
}
