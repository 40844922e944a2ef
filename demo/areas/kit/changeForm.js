import { CONFLICT, call } from './call.js';
import { h } from './dom.js';
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

/** Returns the stored draft of a change, unless it has another format. */
function readDraft(area, key) {
  const draft = draftOf(area, key);
  return typeof draft?.revision === 'number' ? draft : undefined;
}

/**
 * Creates the form that changes the state and the note of a site or an application. What differs from the saved
 * values is stored as a draft, with the revision that it is based on; only that is sent. After a conflict the form
 * shows a warning, and the values that only the other user has changed.
 *
 * @param area the context of the area
 * @param {{id: string, name: string, state: string, note: string, revision: number}} thing
 * @param {{url: string, page: {reload: () => Promise<void>, onLeave: (act: () => void) => void}}} options
 */
export function changeForm(area, thing, { url, page }) {
  const key = `change ${thing.id}`;
  const draft = readDraft(area, key);
  /** The saved values that the changes are based on. */
  let base = { ...thing, revision: draft?.revision ?? thing.revision };
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
      area.notify({ kind: 'error', text: `Changes to ${thing.name} were not saved: ${why}` });
      page.reload();
    },
    async send() {
      try {
        const body = { ...changes(), revision: base.revision };
        await sendDraft(area, key, () => call(area, url, { method: 'PATCH', body }));
      } catch (error) {
        // After the page was left, its draft keeps its revision, and conflicts again.
        if (error.code === CONFLICT && form.element.isConnected) rebase(error);
        throw error;
      }
      setUnsaved(area, key, false);
      area.notify({ kind: 'success', text: `Changes to ${thing.name} saved.` });
      await page.reload();
    },
  });

  /** Returns the changed values. */
  function changes() {
    const values = NAMES.map((name) => [name, form.input(name).value]);
    return Object.fromEntries(values.filter(([name, value]) => value !== base[name]));
  }

  /** Stores the changed values as the draft. Returns whether there are any. */
  function keep() {
    const changed = changes();
    const unsaved = Object.keys(changed).length > 0;
    if (unsaved) area.draft.set(key, { ...changed, revision: base.revision });
    else area.draft.delete(key);
    setUnsaved(area, key, unsaved);
    return unsaved;
  }

  /** Continues with what another user has saved: values that were not changed here become theirs. */
  function rebase(error) {
    const changed = changes();
    base = error.data;
    const options = stateOptions(base.state).map(([value, text]) => h('option', { value }, text));
    form.input('state').replaceChildren(...options);
    for (const name of NAMES) form.input(name).value = changed[name] ?? base[name];
    error.message += ` It is now ${labelOf(base.state).toLowerCase()}, and the note ${base.note ? `says: “${base.note}”` : 'is empty'}.`;
    if (keep()) error.message += ' Your own edits are kept. Save again to apply them.';
  }

  // Another user may have saved the same values since.
  if (draft && !keep()) base = thing;
  // The draft is kept, so a confirmation is needed only when the area or the page is left.
  page.onLeave(() => setUnsaved(area, key, false));
  form.element.addEventListener('input', keep);
  return card('State and note', form.element);
}

/** The fields of the form. */
const NAMES = ['state', 'note'];
