import type { AreaContext } from '../../../src/store/areas/areaTypes';

/** The unsaved work of the user in an area. */
export interface UnsavedWork {
  /** Marks a piece of work as unsaved, or as saved. The area is dirty while one piece is unsaved. */
  setUnsaved(name: string, isUnsaved: boolean): void;
}

/** Returns the unsaved work in an area, by the context that the area was mounted with. */
export function workOf(area: AreaContext): UnsavedWork;
