import { h } from './dom.js';

/** A list or a page that is on its way. */
export function loading(text = 'Loading …') {
  return h(
    'div',
    { class: 'area-skeleton', role: 'status' },
    h('span', { class: 'visually-hidden' }, text),
    h('span'),
    h('span'),
    h('span'),
  );
}

/** What could not be shown, why, and a way to try again. */
export function failed(error, retry) {
  const details = Object.entries(error?.fields ?? {}).map(([name, text]) => `${name}: ${text}`);
  return h(
    'div',
    { class: 'area-problem', role: 'alert' },
    h('p', {}, error?.message || 'The server cannot be reached.'),
    details.map((text) => h('p', {}, text)),
    retry && h('button', { type: 'button', class: 'quiet', onclick: retry }, 'Try again'),
  );
}

/** Nothing to show, and what to do about it. */
export function empty(text, ...more) {
  return h('div', { class: 'area-empty' }, h('p', {}, text), ...more);
}
