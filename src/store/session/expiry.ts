import { REQUEST_TIMEOUT_MS } from '../../constants';
import { canReload } from '../browser/page';
import { countReload } from './expiryReloads';
import { storeNotice } from './notice';
import type { SessionHost, SignInPrompt } from './session';
import {
  endSession,
  isRemoved,
  reloadWithNotice,
  removeRecord,
  type SessionCore,
} from './sessionCore';

/** Actions of a session whose token is refused or about to expire. */
export interface ExpiryActions {
  /**
   * Handles a 401, once for all requests that started before. Waits for a renewal of the token, and for the same
   * person to sign in again. Resolves to true if the request may be sent again with the token of the session, if that
   * is another one.
   * @param startedAt when the request began, as of `performance.now()`
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
  const { store, leaveGuards } = core;

  async function handleUnauthorized(startedAt: number, host: SessionHost): Promise<boolean> {
    if (core.renewal) await renewalEnd();
    const { attempt, promptResult } = core;
    if (!core.record || startedAt < core.userChangedAt) return false;
    if (promptResult) {
      // The request that signs in again must not wait for itself.
      const isChecking = store.getState().signInStatus === 'pending';
      const belongsToSignIn = attempt && isChecking && startedAt >= attempt.startedAt;
      return belongsToSignIn ? false : promptResult;
    }
    if (startedAt < core.ignore401sBefore) return true;
    // Its page cannot hear the announcement. The next call of an element on the page finds out too.
    if (isRemoved(host)) return false;
    core.ignore401sBefore = performance.now();
    if (!host.announceExpiry()) return false;
    if (!host.canPromptSignIn()) {
      endExpired(host);
      return false;
    }
    store.setState({ phase: 'expiring' });
    core.promptResult = promptSignIn('ended', host).finally(() => {
      core.promptResult = undefined;
    });
    return core.promptResult;
  }

  /** Resolves once no renewal is pending, or after the time that a request may take. */
  async function renewalEnd(): Promise<void> {
    let isLate = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deadline = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        isLate = true;
        resolve();
      }, REQUEST_TIMEOUT_MS);
    });
    for (let ended: SessionCore['renewal']; ended !== core.renewal && !isLate; ) {
      ended = core.renewal;
      await Promise.race([ended, deadline]);
    }
    clearTimeout(timer);
  }

  /**
   * Opens the prompt to sign in again over the page. Resolves to true once the same person has signed in,
   * and to false for another person, a logout, or a closed prompt.
   */
  function promptSignIn(reason: SignInPrompt['reason'], host: SessionHost): Promise<boolean> {
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

  function promptBeforeExpiry(host: SessionHost): void {
    if (!store.getState().prompt) void promptSignIn('ending', host);
  }

  function dismissPrompt(host: SessionHost): void {
    const { prompt, phase, challenge } = store.getState();
    if (prompt?.host !== host) return;
    challenge?.leave();
    if (core.attempt?.prompt === prompt.id) {
      // Its answer is ignored.
      core.attempt = undefined;
      store.setState({ signInStatus: 'idle' });
    }
    // A session that still has its record continues.
    store.setState({ prompt: undefined, phase: phase === 'expiring' ? 'active' : phase });
  }

  function endExpired(host: SessionHost): void {
    removeRecord(core);
    if (leaveGuards.isEmpty()) {
      endAndReload(host);
      return;
    }
    core.record = undefined;
    core.attempt = undefined;
    store.setState({ phase: 'expiring', prompt: undefined });
    const finish = () => {
      // Meanwhile the user may have signed out, or signed in in another tab.
      if (store.getState().phase === 'expiring') endAndReload(host);
    };
    void leaveGuards
      .confirm('expired')
      .then((confirmed) => (confirmed ? finish() : leaveGuards.onceEmpty(finish)));
  }

  /** Ends the session without its provider. Reloads the page, unless it has done so too often. */
  function endAndReload(host: SessionHost): void {
    // Before the logout is announced, as a listener may remove the element.
    const wasRemoved = isRemoved(host);
    endSession(core, 'expired');
    if (!wasRemoved && canReload() && countReload(core.prefix)) reloadWithNotice(core, host, {});
    else storeNotice(core.prefix, {});
  }

  return { handleUnauthorized, promptBeforeExpiry, dismissPrompt, endExpired };
}
