import type { AreaContext } from '../../../src/store/areas/areaTypes';
import type { Stage } from './types';
import { unsavedNotes } from './useNotes';

/** Refuses, with a toast, to publish a release with unsaved notes: those of a published release cannot be changed. */
export function refusesMove(area: AreaContext, id: string, to: Stage): boolean {
  if (to !== 'published' || unsavedNotes(area, id) === undefined) return false;
  area.notify({ kind: 'warning', text: 'Save or discard your release notes before you publish.' });
  return true;
}
