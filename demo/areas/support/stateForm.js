import { card } from '../kit/heading.js';
import { labelOf, PRIORITIES, TICKET_STATES } from '../kit/labels.js';
import { recordForm } from '../kit/recordForm.js';

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

/** Creates the form for state and priority of a ticket. */
export function stateForm(area, ticket, { url, draft, onDirty, page }) {
  const element = recordForm(area, ticket, {
    key: stateKey(ticket),
    draft,
    subject: `ticket ${ticket.number}`,
    fieldsOf: () => [
      { name: 'state', label: 'State', options: TICKET_STATES },
      { name: 'priority', label: 'Priority', options: PRIORITIES },
    ],
    describe: ({ state, priority }) =>
      `It is now “${labelOf(state)}”, with the priority “${labelOf(priority)}”.`,
    url,
    onDirty,
    page,
  });
  return card('State and priority', element);
}
