import { CONFLICT, call } from '../kit/call.js';
import { h } from '../kit/dom.js';
import { createForm } from '../kit/form.js';
import { PRIORITIES, TICKET_STATES, wordOf } from '../kit/words.js';

/** State and priority of a ticket. Where someone else was quicker, it says so before it is saved again. */
export function stateForm(area, ticket, { url, page }) {
  let { revision } = ticket;
  const form = createForm({
    submit: 'Save state',
    fields: [
      { name: 'state', label: 'State', options: TICKET_STATES, value: ticket.state },
      { name: 'priority', label: 'Priority', options: PRIORITIES, value: ticket.priority },
    ],
    async send(values) {
      try {
        await call(area, url, { method: 'PATCH', body: { ...values, revision } });
      } catch (error) {
        if (error.code === CONFLICT) {
          revision = error.data.revision;
          error.message += ` It is “${wordOf(error.data.state)}” now.`;
        }
        throw error;
      }
      area.notify({ kind: 'success', text: `Ticket ${ticket.number} is saved.` });
      await page.reload();
    },
  });
  return h('section', {}, h('h3', {}, 'State'), form.element);
}
