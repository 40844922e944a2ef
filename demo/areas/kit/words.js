/** What sites and applications do. */
export const RUN_STATES = [
  ['running', 'Running'],
  ['paused', 'Paused'],
  ['failed', 'Failed'],
];

/** Where a ticket is. */
export const TICKET_STATES = [
  ['open', 'Open'],
  ['operations', 'With operations'],
  ['engineering', 'With engineering'],
  ['answered', 'Answered'],
  ['closed', 'Closed'],
];

export const PRIORITIES = [
  ['urgent', 'Urgent'],
  ['normal', 'Normal'],
  ['low', 'Low'],
];

const ALL = [...RUN_STATES, ...TICKET_STATES, ...PRIORITIES];

/** A state or a priority in words. */
export const wordOf = (name) => ALL.find(([one]) => one === name)?.[1] ?? name;

/** The dot of a ticket and its words: an urgent one that is not closed says so. */
export function ticketState({ state, priority }) {
  const urgent = priority === 'urgent' && state !== 'closed';
  return [urgent ? 'urgent' : state, `${wordOf(state)}${urgent ? ', urgent' : ''}`];
}
