/** Labels of the states of a site, which users can set. */
export const SITE_STATES = [
  ['running', 'Running'],
  ['paused', 'Paused'],
];

/** Labels of the states of an application. */
export const RUN_STATES = [...SITE_STATES, ['rolled-back', 'Rolled back']];

/** Labels of the states of a ticket. */
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

/** Returns the label of a state or a priority. */
export const labelOf = (name) => ALL.find(([one]) => one === name)?.[1] ?? name;

/**
 * Returns the state of a ticket as arguments of `stateLabel`: the color of the dot, and the label, which
 * marks open urgent tickets.
 */
export function ticketState({ state, priority }) {
  const urgent = priority === 'urgent' && state !== 'closed';
  return [urgent ? 'urgent' : state, `${labelOf(state)}${urgent ? ', urgent' : ''}`];
}
