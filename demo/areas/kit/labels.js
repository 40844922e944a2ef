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

/** What an API key may be used for. */
export const KEY_SCOPES = [
  ['read', 'Read'],
  ['deploy', 'Read and deploy'],
];

/** What a webhook is called for. */
export const WEBHOOK_EVENTS = [
  ['release', 'Releases'],
  ['application', 'Applications'],
  ['ticket', 'Tickets'],
];

const ALL = [...RUN_STATES, ...TICKET_STATES, ...PRIORITIES, ...KEY_SCOPES, ...WEBHOOK_EVENTS];

/** Returns the label of a state, a priority, a permission or an event. */
export const labelOf = (name) => ALL.find(([one]) => one === name)?.[1] ?? name;

/**
 * Returns the state of a ticket as arguments of `stateLabel`: the color of the dot, and the label, which
 * marks open urgent tickets.
 */
export function ticketState({ state, priority }) {
  const urgent = priority === 'urgent' && state !== 'closed';
  return [urgent ? 'urgent' : state, `${labelOf(state)}${urgent ? ', urgent' : ''}`];
}
