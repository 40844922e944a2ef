import { h } from './dom.js';

/**
 * Creates the heading of a page, with its state beside it and actions at the end of the row.
 *
 * @param {Node | string} title a heading or its text
 * @param {{state?: Node, actions?: Node}} [more]
 */
export function pageHead(title, { state, actions } = {}) {
  const heading = typeof title === 'string' ? h('h2', {}, title) : title;
  return h('div', { class: 'area-head' }, heading, state, actions);
}

/** Creates a section of a page with a heading. */
export const card = (title, ...content) =>
  h('section', { class: 'area-card' }, h('h3', {}, title), ...content);

/** Creates a list of names and values. Pairs without a value are omitted. */
export const factList = (facts) =>
  h(
    'dl',
    { class: 'area-facts' },
    facts.flatMap(([name, value]) => value && [h('dt', {}, name), h('dd', {}, value)]),
  );
