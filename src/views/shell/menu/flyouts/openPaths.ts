import type { OpenPath } from '../openPath';

/** How many groups two ways into the menu have in common. */
export function inCommon(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((id, index) => id !== other[index]);
  return end < 0 ? one.length : end;
}

/** Only so many levels stay open. */
export function shortened(now: OpenPath, levels: number): OpenPath {
  if (levels >= now.path.length) return now;
  return { path: now.path.slice(0, levels), kept: Math.min(now.kept, levels), focus: false };
}

/**
 * What is open once the pointer has come to rest in these groups: where it only leaves others, what
 * was opened by a press stays, and so does the panel that holds the focus.
 */
export function hovered(now: OpenPath, around: readonly string[], focused: number): OpenPath {
  const common = inCommon(now.path, around);
  if (around.length <= common) return shortened(now, Math.max(common, now.kept, focused));
  return { path: around, kept: Math.min(now.kept, common), focus: false };
}
