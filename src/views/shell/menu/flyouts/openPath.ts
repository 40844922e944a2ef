/** The open groups of a menu with fly-outs. */
export interface OpenPath {
  /** Ids from the top down. */
  path: readonly string[];
  /**
   * Number of groups, from the top, that a press or a key has opened and that stay open when the
   * pointer leaves.
   */
  kept: number;
  /** Whether the innermost group receives the focus. */
  focus: boolean;
}

export const CLOSED: OpenPath = { path: [], kept: 0, focus: false };

/** Returns the state after a press on the button of a group; a group opened by hovering stays open. */
export function pressed(now: OpenPath, path: readonly string[], byKeyboard: boolean): OpenPath {
  const depth = path.length;
  const isOpen = now.path[depth - 1] === path[depth - 1] && now.kept >= depth;
  return isOpen
    ? { path: path.slice(0, -1), kept: depth - 1, focus: false }
    : { path, kept: depth, focus: byKeyboard };
}

/** Returns how many groups two paths have in common. */
export function commonLength(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((id, index) => id !== other[index]);
  return end < 0 ? one.length : end;
}

/** Returns the state with at most that many levels open. */
export function shortened(now: OpenPath, levels: number): OpenPath {
  if (levels >= now.path.length) return now;
  return { path: now.path.slice(0, levels), kept: Math.min(now.kept, levels), focus: false };
}

/**
 * Returns the state after the pointer has rested inside the groups `around`. If it only leaves
 * groups, those opened by a press stay open, and so does the panel with the focus (`focused` levels
 * deep).
 */
export function hovered(now: OpenPath, around: readonly string[], focused: number): OpenPath {
  const common = commonLength(now.path, around);
  if (around.length <= common) return shortened(now, Math.max(common, now.kept, focused));
  return { path: around, kept: Math.min(now.kept, common), focus: false };
}

/** The menu element with its fly-out state, as the behaviors use it. */
export interface FlyoutControl {
  nav: HTMLElement;
  open(): OpenPath;
  change(next: (now: OpenPath) => OpenPath): void;
}
