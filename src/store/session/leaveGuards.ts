/** Reason for discarding the page or the user's work. */
export type LeaveReason = 'logout' | 'expired' | 'other-user';

/** Decides whether unsaved work may be lost, for example by asking the user. */
export type LeaveGuard = (reason: LeaveReason) => boolean | Promise<boolean>;

/** Guards of unsaved work in the elements of a session. */
export interface LeaveGuards {
  /** Adds a guard. Returns a function that removes it. */
  add(guard: LeaveGuard): () => void;
  /** Adds a guard of drafts, which only a logout deletes. It is asked before the others. */
  addForLogout(guard: LeaveGuard): () => void;
  /** Whether no guard needs to be asked. */
  isEmpty(reason?: LeaveReason): boolean;
  /** Asks the guards, one after the other, until one refuses. Resolves to whether all agree. */
  confirm(reason: LeaveReason): Promise<boolean>;
  /** Calls back once no guard of `add` is left, immediately if there is none. */
  onceEmpty(callback: () => void): void;
}

/** Creates an empty set of guards. */
export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<LeaveGuard>();
  const logoutGuards = new Set<LeaveGuard>();
  const waiting = new Set<() => void>();

  function notifyIfEmpty() {
    if (guards.size > 0) return;
    for (const callback of waiting) callback();
    waiting.clear();
  }

  async function confirm(reason: LeaveReason) {
    // One after the other, as each may open a dialog.
    const sets = reason === 'logout' ? [logoutGuards, guards] : [guards];
    for (const set of sets) for (const guard of set) if (!(await guard(reason))) return false;
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
    isEmpty: (reason) => guards.size === 0 && (reason !== 'logout' || logoutGuards.size === 0),
    confirm,
    onceEmpty(callback) {
      if (guards.size > 0) waiting.add(callback);
      else callback();
    },
  };
}
