import { card } from '../kit/heading.js';
import { labelOf, PRIORITIES, TICKET_STATES } from '../kit/labels.js';
import { recordForm } from '../kit/recordForm.js';
import { workOf } from '../kit/unsavedWork.js';

const stateKey = ({ number }) => `state ${number}`;

/**
 * Keeps the draft of the form valid after an own answer or assignment, which is the next revision of the ticket. If a
 * colleague has changed the ticket meanwhile, the draft still conflicts.
 */
export const keepAfterChange = (area, { number, revision }) =>
  workOf(area).changeDraft(stateKey({ number }), (draft) =>
    draft?.revision === revision - 1 ? { ...draft, revision } : undefined,
  );

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
