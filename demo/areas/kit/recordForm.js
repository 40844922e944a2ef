import { CONFLICT, call, withMessage } from './call.js';
import { h } from './dom.js';
import { createForm } from './form.js';
import { workOf } from './unsavedWork.js';

/**
 * Creates a form that changes values of a record with revisions. What differs from the saved values is stored as a
 * draft, with the revision that it is based on; only that is sent. After a conflict the form shows a warning, and
 * the values that only the other user has changed.
 *
 * @template {{revision: number}} Saved
 * @param area the context of the area
 * @param {Saved} saved the record as the server sent it
 * @param {object} options
 * @param {string} options.key the key of the draft
 * @param {Record<string, unknown> & {revision: number} | undefined} options.draft the stored draft
 * @param {string} options.subject what the messages call the record
 * @param {(saved: Saved) => object[]} options.fieldsOf returns the fields, as for `createForm`, without values
 * @param {(saved: Saved) => string} options.describe returns a sentence that says the values of another user
 * @param {string} options.url where the changes are sent by PATCH
 * @param {(unsaved: boolean) => void} options.onDirty called when there are changes, and when there are none
 * @param {{reload: () => Promise<void>}} options.page
 */
export function recordForm(area, saved, options) {
  const { key, draft, subject, fieldsOf, describe, url, onDirty, page } = options;
  const work = workOf(area);
  /** The saved values that the changes are based on. */
  let base = { ...saved, revision: draft?.revision ?? saved.revision };
  const names = fieldsOf(saved).map(({ name }) => name);
  const form = createForm({
    submit: 'Save',
    fields: fieldsOf(saved).map((field) => ({
      ...field,
      value: draft?.[field.name] ?? saved[field.name],
    })),
    onLost(why) {
      area.notify({ kind: 'error', text: `Changes to ${subject} were not saved: ${why}` });
      page.reload();
    },
    async send() {
      try {
        const body = { ...changes(), revision: base.revision };
        await work.sendDraft(key, () => call(area, url, { method: 'PATCH', body }));
      } catch (error) {
        // After the page was left, its draft keeps its revision, and conflicts again.
        const isShown = error.code === CONFLICT && form.element.isConnected;
        throw isShown ? withMessage(error, `${error.message} ${rebase(error.data)}`) : error;
      }
      onDirty(false);
      area.notify({ kind: 'success', text: `Changes to ${subject} saved.` });
      await page.reload();
    },
  });

  /** Returns the changed values. */
  function changes() {
    const values = names.map((name) => [name, form.input(name).value]);
    return Object.fromEntries(values.filter(([name, value]) => value !== base[name]));
  }

  /** Stores the changed values as the draft. Returns whether there are any. */
  function keep() {
    const changed = changes();
    const unsaved = Object.keys(changed).length > 0;
    work.setDraft(key, unsaved ? { ...changed, revision: base.revision } : undefined);
    onDirty(unsaved);
    return unsaved;
  }

  /**
   * Continues with what another user has saved: values that were not changed here become theirs. Returns what to tell
   * the user about it.
   */
  function rebase(theirs) {
    const changed = changes();
    base = theirs;
    for (const { name, options: choices } of fieldsOf(base)) {
      const input = form.input(name);
      if (choices) {
        input.replaceChildren(...choices.map(([value, text]) => h('option', { value }, text)));
      }
      input.value = changed[name] ?? base[name];
    }
    const edits = keep() ? ' Your own edits are kept. Save again to apply them.' : '';
    return describe(base) + edits;
  }

  // Another user may have saved the same values since.
  if (draft && !keep()) base = saved;
  form.element.addEventListener('input', keep);
  return form.element;
}
