/** Reason for discarding the page or the user's work. */
export type LeaveReason = 'logout' | 'expired' | 'other-user';

/** Decides whether unsaved work may be lost, for example by asking the user. */
export type LeaveGuard = (reason: LeaveReason) => boolean | Promise<boolean>;

/** Guards of unsaved work in the elements of a session. */
export interface LeaveGuards {
  /** Adds a guard. Returns a function that removes it. */
  add(guard: LeaveGuard): () => void;
  /** Whether no element has unsaved work. */
  isEmpty(): boolean;
  /** Asks all guards, one after the other, until one refuses. Resolves to whether all agree. */
  confirm(reason: LeaveReason): Promise<boolean>;
  /** Calls back once no guard is left, immediately if there is none. */
  onceEmpty(callback: () => void): void;
}

/** Creates an empty set of guards. */
export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<LeaveGuard>();
  const waiting = new Set<() => void>();

  function notifyIfEmpty() {
    if (guards.size > 0) return;
    for (const callback of waiting) callback();
    waiting.clear();
  }

  async function confirm(reason: LeaveReason) {
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
    isEmpty: () => guards.size === 0,
    confirm,
    onceEmpty(callback) {
      if (guards.size > 0) waiting.add(callback);
      else callback();
    },
  };
}
