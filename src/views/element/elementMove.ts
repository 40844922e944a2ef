/**
 * Moves of an element within the page. After a move the element reads its attributes again, which creates a new
 * settings object, even with the same values. Views therefore notice a move by that object.
 */
import type { Settings } from '../../store/layout/settings';
import { useLayout } from './elementContext';

/** Returns whether the element may have moved since it had the settings `before`. A change of a setting counts too. */
export function mayHaveMoved(before: Settings | undefined, now: Settings): boolean {
  return now !== before;
}

/** Renders the caller after each move of the element. */
export function useRenderAfterMove(): void {
  useLayout((state) => state.settings);
}
