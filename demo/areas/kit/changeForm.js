import { card } from './heading.js';
import { labelOf, SITE_STATES } from './labels.js';
import { recordForm } from './recordForm.js';
import { workOf } from './unsavedWork.js';

/** Returns the states to choose from, with the current one if users cannot set it, such as Rolled back. */
function stateOptions(state) {
  const isKnown = SITE_STATES.some(([value]) => value === state);
  return isKnown ? SITE_STATES : [[state, `${labelOf(state)} (current)`], ...SITE_STATES];
}

/** Returns the stored draft of a change, unless it has another format. */
function readDraft(area, key) {
  const draft = workOf(area).draftOf(key);
  return typeof draft?.revision === 'number' ? draft : undefined;
}

/**
 * Creates the form that changes the state and the note of a site or an application.
 *
 * @param area the context of the area
 * @param {{id: string, name: string, state: string, note: string, revision: number}} thing
 * @param {{url: string, page: {reload: () => Promise<void>, onLeave: (act: () => void) => void}}} options
 */
export function changeForm(area, thing, { url, page }) {
  const key = `change ${thing.id}`;
  const onDirty = (unsaved) => workOf(area).setUnsaved(key, unsaved);
  const element = recordForm(area, thing, {
    key,
    draft: readDraft(area, key),
    subject: thing.name,
    fieldsOf: ({ state }) => [
      { name: 'state', label: 'State', options: stateOptions(state) },
      {
        name: 'note',
        label: 'Note',
        rows: 4,
        hint: 'Visible to everyone with access to this page.',
      },
    ],
    describe: ({ state, note }) =>
      `It is now ${labelOf(state).toLowerCase()}, and the note ${note ? `says: “${note}”` : 'is empty'}.`,
    url,
    onDirty,
    page,
  });
  // The draft is kept, so a confirmation is needed only when the area or the page is left.
  page.onLeave(() => onDirty(false));
  return card('State and note', element);
}
