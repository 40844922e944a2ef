import { call } from '../kit/call.js';
import { timeElement } from '../kit/dates.js';
import { h, stateLabel } from '../kit/dom.js';
import { card, factList, pageHead } from '../kit/heading.js';
import { labelOf, ticketState } from '../kit/labels.js';
import { createPage } from '../kit/page.js';
import { workOf } from '../kit/unsavedWork.js';
import { answerForm } from './answerForm.js';
import { stateForm } from './stateForm.js';

const DESK = ['ADMIN', 'SUPPORT'];

/** Creates the page of a ticket: its messages, and for the support desk the forms for answer and state. */
export function conversation(area, id) {
  // Remove the title of the previous ticket until this one has loaded.
  area.setTitle(undefined);
  const url = `/api/world/tickets/${encodeURIComponent(id)}`;
  const mayReply = DESK.includes(area.user?.Role);
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
        card('Details', factsOf(ticket, area.locale)),
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

function factsOf(ticket, locale) {
  return factList([
    ['From', `${ticket.requester}, ${ticket.organization}`],
    [
      'Application',
      ticket.applicationId &&
        h('a', { href: `#/application/${ticket.applicationId}` }, ticket.application),
    ],
    ['Assigned to', ticket.assignee ?? 'Unassigned'],
    ['Priority', labelOf(ticket.priority)],
    ['Opened', timeElement(ticket.openedAt, locale)],
  ]);
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
