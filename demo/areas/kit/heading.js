import { h } from './dom.js';

/**
 * The heading of a page, with its state beside it and what can be done at the end of the row.
 *
 * @param {Node | string} title a heading or its text
 * @param {{state?: Node, actions?: Node}} [more]
 */
export function pageHead(title, { state, actions } = {}) {
  const heading = typeof title === 'string' ? h('h2', {}, title) : title;
  return h('div', { class: 'area-head' }, heading, state, actions);
}

/** A part of a page with a heading of its own. */
export const card = (title, ...content) =>
  h('section', { class: 'area-card' }, h('h3', {}, title), ...content);

/** Names and values; pairs without a value are left out. */
export const factList = (facts) =>
  h(
    'dl',
    { class: 'area-facts' },
    facts.flatMap(([name, value]) => value && [h('dt', {}, name), h('dd', {}, value)]),
  );
