import { CONFLICT, call } from '../kit/call.js';
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
 * revision that they are based on. After a conflict with another user it shows a warning.
 */
export function stateForm(area, ticket, { url, draft, onDirty, page }) {
  const key = stateKey(ticket);
  let { state, priority, revision } = { ...ticket, ...draft };
  const form = createForm({
    submit: 'Save',
    fields: [
      { name: 'state', label: 'State', options: TICKET_STATES, value: state },
      { name: 'priority', label: 'Priority', options: PRIORITIES, value: priority },
    ],
    onDirty,
    async send(values) {
      try {
        await call(area, url, { method: 'PATCH', body: { ...values, revision } });
      } catch (error) {
        if (error.code === CONFLICT) {
          revision = error.data.revision;
          error.message += ` It is “${labelOf(error.data.state)}” now.`;
        }
        throw error;
      }
      await area.draft.delete(key);
      onDirty(false);
      area.notify({ kind: 'success', text: `Ticket ${ticket.number} is saved.` });
      await page.reload();
    },
  });
  if (draft) onDirty(true);
  form.element.addEventListener('input', () => {
    const chosen = (name) => form.input(name).value;
    area.draft.set(key, { state: chosen('state'), priority: chosen('priority'), revision });
  });
  return card('State and priority', form.element);
}
