import { CONFLICT, call } from './call.js';
import { draftOf, sendDraft } from './drafts.js';
import { createForm } from './form.js';
import { card } from './heading.js';
import { labelOf, SITE_STATES } from './labels.js';
import { setUnsaved } from './unsaved.js';

/** Returns the states to choose from, with the current one if users cannot set it, such as Rolled back. */
function stateOptions(state) {
  const isKnown = SITE_STATES.some(([value]) => value === state);
  return isKnown ? SITE_STATES : [[state, `${labelOf(state)} (current)`], ...SITE_STATES];
}

/** Returns the changed fields; others are not sent. */
function changedFields({ state, note }, current) {
  return {
    ...(state === current.state ? {} : { state }),
    ...(note === current.note ? {} : { note }),
  };
}

/** Returns the stored draft of a change, unless it has another format. */
function readDraft(area, key) {
  const draft = draftOf(area, key);
  return typeof draft?.revision === 'number' ? draft : undefined;
}

/**
 * Creates the form that changes the state and the note of a site or an application. What differs from the saved
 * values is stored as a draft, with the revision that it is based on. After a conflict the form shows the
 * other user's values and keeps the own ones.
 *
 * @param area the context of the area
 * @param {{id: string, name: string, state: string, note: string, revision: number}} thing
 * @param {{url: string, page: {reload: () => Promise<void>, onLeave: (act: () => void) => void}}} options
 */
export function changeForm(area, thing, { url, page }) {
  const key = `change ${thing.id}`;
  const draft = readDraft(area, key);
  let current = { ...thing, revision: draft?.revision ?? thing.revision };
  const form = createForm({
    submit: 'Save',
    fields: [
      {
        name: 'state',
        label: 'State',
        options: stateOptions(thing.state),
        value: draft?.state ?? thing.state,
      },
      {
        name: 'note',
        label: 'Note',
        rows: 4,
        hint: 'Visible to everyone with access to this page.',
        value: draft?.note ?? thing.note,
      },
    ],
    onLost(why) {
      area.notify({ kind: 'error', text: `${thing.name} was not saved: ${why}` });
      page.reload();
    },
    async send(values) {
      try {
        const body = { ...changedFields(values, current), revision: current.revision };
        await sendDraft(area, key, () => call(area, url, { method: 'PATCH', body }));
        setUnsaved(area, key, false);
        area.notify({ kind: 'success', text: `${thing.name} is saved.` });
        await page.reload();
      } catch (error) {
        if (error.code === CONFLICT) {
          current = error.data;
          error.message += ` It is ${labelOf(error.data.state).toLowerCase()} now, and the note says: “${error.data.note}”. Saving again replaces that.`;
        }
        throw error;
      }
    },
  });
  if (draft) setUnsaved(area, key, true);
  // The draft is kept, so a confirmation is needed only when the area or the page is left.
  page.onLeave(() => setUnsaved(area, key, false));
  form.element.addEventListener('input', () => {
    const values = { state: form.input('state').value, note: form.input('note').value };
    const changes = changedFields(values, current);
    const unsaved = Object.keys(changes).length > 0;
    if (unsaved) area.draft.set(key, { ...changes, revision: current.revision });
    else area.draft.delete(key);
    setUnsaved(area, key, unsaved);
  });
  return card('Change', form.element);
}
