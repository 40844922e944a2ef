import { busyWhile } from '../kit/busyWhile.js';
import { call } from '../kit/call.js';
import { once } from '../kit/clicks.js';
import { timeElement } from '../kit/dates.js';
import { h, stateLabel } from '../kit/dom.js';
import { card, factList, pageHead } from '../kit/heading.js';
import { labelOf, ticketState } from '../kit/labels.js';
import { messageOf } from '../kit/messageOf.js';
import { createPage } from '../kit/page.js';
import { workOf } from '../kit/unsavedWork.js';
import { answerForm } from './answerForm.js';
import { keepAfterChange, stateForm } from './stateForm.js';
import { isAtDesk, TICKETS } from './ticketActions.js';

/** Creates the page of a ticket: its messages, and for the support desk the forms for answer and state. */
export function conversation(area, id) {
  // Remove the title of the previous ticket until this one has loaded.
  area.setTitle(undefined);
  const url = `${TICKETS}/${encodeURIComponent(id)}`;
  const mayReply = isAtDesk(area);
  const work = workOf(area);
  return createPage({
    name: url,
    back: '#/support',
    backLabel: 'All tickets',
    async load(signal) {
      const ticket = await call(area, url, { signal });
      const kept = async (form) => mayReply && work.draftOf(`${form} ${ticket.number}`);
      return { ticket, answer: await kept('answer'), state: await kept('state') };
    },
    show({ ticket, answer, state }, page) {
      area.setTitle(`Ticket ${ticket.number}`);
      const form = (name, draft) => {
        const onDirty = (dirty) => work.setUnsaved(`${name} ${ticket.number}`, dirty);
        // Typed values are drafts, so a confirmation is needed only when the area or the page is left.
        page.onLeave(() => onDirty(false));
        return { url, page, draft, onDirty };
      };
      return [
        pageHead(`${ticket.number} ${ticket.subject}`, {
          state: stateLabel(...ticketState(ticket)),
        }),
        card(
          'Details',
          factsOf(ticket, area.locale, mayReply && assignButton(area, ticket, { url, page })),
        ),
        h(
          'ol',
          { class: 'conversation', 'aria-label': 'Conversation' },
          messagesOf(ticket, area.locale),
        ),
        mayReply &&
          h(
            'div',
            { class: 'area-columns' },
            answerForm(area, ticket, form('answer', answer)),
            stateForm(area, ticket, form('state', state)),
          ),
        !mayReply && h('p', { class: 'muted' }, 'Only the support desk can reply to tickets.'),
      ];
    },
  });
}

function factsOf(ticket, locale, assign) {
  return factList([
    ['From', `${ticket.requester}, ${ticket.organization}`],
    [
      'Application',
      ticket.applicationId &&
        h('a', { href: `#/application/${ticket.applicationId}` }, ticket.application),
    ],
    ['Assigned to', h('div', { class: 'area-actions' }, ticket.assignee ?? 'Unassigned', assign)],
    ['Priority', labelOf(ticket.priority)],
    ['Opened', timeElement(ticket.openedAt, locale)],
  ]);
}

/** Creates the button that assigns a ticket to the user, unless it is. */
function assignButton(area, ticket, { url, page }) {
  if (ticket.mine) return undefined;
  const { number, revision } = ticket;
  const assign = async () => {
    try {
      const body = { assignee: 'me', revision };
      const assigned = await call(area, url, { method: 'PATCH', body });
      await keepAfterChange(area, assigned);
      area.notify({ kind: 'success', text: `Ticket ${number} assigned to you.` });
    } catch (error) {
      area.notify({ kind: 'warning', text: `Ticket ${number}: ${messageOf(error)}` });
    }
    await page.reload();
  };
  const onclick = once(({ currentTarget }) => busyWhile(currentTarget, assign));
  return h('button', { type: 'button', class: 'quiet', onclick }, 'Assign to me');
}

const messagesOf = ({ messages }, locale) =>
  messages.map(({ author, authorId, text, sentAt }) =>
    h(
      'li',
      { class: authorId ? 'message ours' : 'message' },
      h('p', {}, h('strong', {}, author), timeElement(sentAt, locale)),
      h('p', {}, text),
    ),
  );
