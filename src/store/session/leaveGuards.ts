/** Reason for discarding the page or the user's work. */
export type LeaveReason = 'logout' | 'expired' | 'other-user';

/** Decides whether unsaved work may be lost, for example by asking the user. */
export type LeaveGuard = (reason: LeaveReason) => boolean | Promise<boolean>;

/** Guard of drafts, which only a logout deletes. */
export interface LogoutGuard {
  /** Whether there are drafts of unsaved work. */
  hasWork(): boolean;
  /** Asks whether they may be lost. */
  confirm(): Promise<boolean>;
}

/** Guards of unsaved work in the elements of a session. */
export interface LeaveGuards {
  /** Adds a guard. Returns a function that removes it. */
  add(guard: LeaveGuard): () => void;
  /**
   * Adds a guard of drafts. It is asked if no other guard asks. Returns a function that removes it. Missing in older
   * versions of the bundle on the page.
   */
  addForLogout?(guard: LogoutGuard): () => void;
  /** Whether no guard has unsaved work. */
  isEmpty(reason?: LeaveReason): boolean;
  /** Asks the guards, one after the other, until one refuses. Resolves to whether all agree. */
  confirm(reason: LeaveReason): Promise<boolean>;
  /** Calls back once no guard of `add` is left, immediately if there is none. */
  onceEmpty(callback: () => void): void;
}

/** Creates an empty set of guards. */
export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<LeaveGuard>();
  const logoutGuards = new Set<LogoutGuard>();
  const waiting = new Set<() => void>();

  function notifyIfEmpty() {
    if (guards.size > 0) return;
    for (const callback of waiting) callback();
    waiting.clear();
  }

  async function confirmDrafts() {
    for (const guard of logoutGuards) if (guard.hasWork() && !(await guard.confirm())) return false;
    return true;
  }

  async function confirm(reason: LeaveReason) {
    if (guards.size === 0 && reason === 'logout') return confirmDrafts();
    // One after the other, as each may open a dialog.
    for (const guard of guards) if (!(await guard(reason))) return false;
    return true;
  }

  return {
    add(guard) {
      guards.add(guard);
      return () => {
        guards.delete(guard);
        // A React effect that runs again adds its guard again in the same task.
        queueMicrotask(notifyIfEmpty);
      };
    },
    addForLogout(guard) {
      logoutGuards.add(guard);
      return () => logoutGuards.delete(guard);
    },
    isEmpty(reason) {
      const asksForDrafts =
        reason === 'logout' && [...logoutGuards].some((guard) => guard.hasWork());
      return guards.size === 0 && !asksForDrafts;
    },
    confirm,
    onceEmpty(callback) {
      if (guards.size > 0) waiting.add(callback);
      else callback();
    },
  };
}
