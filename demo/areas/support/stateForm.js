import { CONFLICT, call } from '../kit/call.js';
import { sendDraft } from '../kit/drafts.js';
import { createForm } from '../kit/form.js';
import { card } from '../kit/heading.js';
import { labelOf, PRIORITIES, TICKET_STATES } from '../kit/labels.js';

const stateKey = ({ number }) => `state ${number}`;

/**
 * Keeps the draft of the form valid after an own answer, which is the next revision of the ticket. If a
 * colleague has changed the ticket meanwhile, the draft still conflicts.
 */
export async function keepAfterAnswer(area, { number, revision }) {
  const key = stateKey({ number });
  const draft = await area.draft.get(key);
  if (draft?.revision === revision - 1) await area.draft.set(key, { ...draft, revision });
}

/**
 * Creates the form for state and priority of a ticket. Changes are a draft until they are saved, with the
 * revision that they are based on; only they are sent. After a conflict with another user it shows a warning, and the
 * values that only the other user has changed.
 */
export function stateForm(area, ticket, { url, draft, onDirty, page }) {
  const key = stateKey(ticket);
  /** The saved values that the changes are based on. */
  let base = { ...ticket, revision: draft?.revision ?? ticket.revision };
  const form = createForm({
    submit: 'Save',
    fields: [
      {
        name: 'state',
        label: 'State',
        options: TICKET_STATES,
        value: draft?.state ?? ticket.state,
      },
      {
        name: 'priority',
        label: 'Priority',
        options: PRIORITIES,
        value: draft?.priority ?? ticket.priority,
      },
    ],
    onDirty,
    onLost(why) {
      area.notify({
        kind: 'error',
        text: `Changes to ticket ${ticket.number} were not saved: ${why}`,
      });
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
      onDirty(false);
      area.notify({ kind: 'success', text: `Changes to ticket ${ticket.number} saved.` });
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
    onDirty(unsaved);
    if (unsaved) area.draft.set(key, { ...changed, revision: base.revision });
    else area.draft.delete(key);
    return unsaved;
  }

  /** Continues with what another user has saved: values that were not changed here become theirs. */
  function rebase(error) {
    const changed = changes();
    base = error.data;
    for (const name of NAMES) form.input(name).value = changed[name] ?? base[name];
    error.message += ` It is now “${labelOf(base.state)}”, with the priority “${labelOf(base.priority)}”.`;
    if (keep()) error.message += ' Your own edits are kept. Save again to apply them.';
  }

  // Another user may have saved the same values since.
  if (draft && !keep()) base = ticket;
  form.element.addEventListener('input', keep);
  return card('State and priority', form.element);
}

/** The fields of the form. */
const NAMES = ['state', 'priority'];
