/** Which groups of a menu with fly-outs are open. */
export interface OpenPath {
  /** Ids from the top down. */
  path: readonly string[];
  /** So many of them were opened by a press or a key, and stay when the pointer leaves. */
  kept: number;
  /** Whether the innermost is to take the focus. */
  focus: boolean;
}

export const CLOSED: OpenPath = { path: [], kept: 0, focus: false };

/** What is open after a press on the button of the group at a path: what only a pointer opened stays. */
export function pressed(now: OpenPath, path: readonly string[], byKeyboard: boolean): OpenPath {
  const depth = path.length;
  const isOpen = now.path[depth - 1] === path[depth - 1] && now.kept >= depth;
  return isOpen
    ? { path: path.slice(0, -1), kept: depth - 1, focus: false }
    : { path, kept: depth, focus: byKeyboard };
}
