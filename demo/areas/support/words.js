export const STATES = [
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

/** The word of a state or a priority. */
export const wordOf = (name) =>
  [...STATES, ...PRIORITIES].find(([one]) => one === name)?.[1] ?? name;
