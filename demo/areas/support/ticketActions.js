import { call } from '../kit/call.js';
import { changeEach, notifyFailure } from '../kit/changeEach.js';

export const TICKETS = '/api/world/tickets';

/** What the menu of a ticket offers: label, new state, and how it is reported. */
const REOPEN = ['Reopen', 'open', 'reopened'];
const STEPS = [
  ['Hand to operations', 'operations', 'handed to operations'],
  ['Hand to engineering', 'engineering', 'handed to engineering'],
  ['Mark as answered', 'answered', 'marked as answered'],
  ['Close', 'closed', 'closed'],
];

/** Returns whether the user works at the support desk. */
export const isAtDesk = (area) => ['ADMIN', 'SUPPORT'].includes(area.user?.Role);

export const ticketName = ({ number }) => `ticket ${number}`;

/**
 * Creates the menu of a ticket in a list. Only the support desk can assign tickets and change their states.
 *
 * @param area the context of the area
 * @param {() => Promise<void>} reload
 */
export function ticketMenu(area, reload) {
  const open = ({ number }) => ({ label: 'Open', href: `#/support/${number}` });
  if (!isAtDesk(area)) return (ticket) => [open(ticket)];
  return (ticket) => {
    const subject = `Ticket ${ticket.number}`;
    const action = (label, wanted, done) => {
      const say = () => `${subject} ${done}.`;
      const act = () => changeTickets(area, [ticket], { wanted, say, reload });
      return { label, act: () => notifyFailure(area, act(), () => subject) };
    };
    const { state, mine } = ticket;
    const steps = state === 'closed' ? [REOPEN] : STEPS.filter(([, next]) => next !== state);
    return [
      open(ticket),
      !mine && action('Assign to me', { assignee: 'me' }, 'assigned to you'),
      ...steps.map(([label, next, done]) => action(label, { state: next }, done)),
    ];
  };
}

/** Returns the bulk actions on tickets, which only the support desk has. */
export function bulkTicketActions(area, reload) {
  if (!isAtDesk(area)) return undefined;
  const act = (wanted, done) => (tickets) =>
    changeTickets(area, tickets, { wanted, say: (count) => `Tickets ${done}: ${count}`, reload });
  return [
    { label: 'Assign to me', act: act({ assignee: 'me' }, 'assigned to you') },
    { label: 'Close', danger: true, act: act({ state: 'closed' }, 'closed') },
  ];
}

/**
 * Changes tickets one by one, based on their current revisions. Skips those that are already as wanted. Returns those
 * that were not changed.
 */
async function changeTickets(area, tickets, { wanted, say, reload }) {
  let changed = 0;
  const failed = await changeEach(area, tickets, async ({ number }) => {
    const url = `${TICKETS}/${number}`;
    const { state, mine, revision } = await call(area, url);
    if (wanted.state ? state === wanted.state : mine) return;
    await call(area, url, { method: 'PATCH', body: { ...wanted, revision } });
    changed += 1;
  });
  if (changed > 0) area.notify({ kind: 'success', text: say(changed) });
  await reload();
  return failed;
}
