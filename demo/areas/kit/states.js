import { h } from './dom.js';

/** Creates the loading state of a list or a page. */
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

/** Creates an error message with a retry button. */
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

/** Creates an empty state with an action. */
export function empty(text, ...more) {
  return h('div', { class: 'area-empty' }, h('p', {}, text), ...more);
}
