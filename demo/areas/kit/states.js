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

/** Creates an error message with a retry button. While offline, it says so and retries once the browser is online. */
export function failed(error, retry) {
  const details = Object.entries(error?.fields ?? {}).map(([name, text]) => `${name}: ${text}`);
  const text = navigator.onLine
    ? error?.message || 'The server cannot be reached.'
    : 'You are offline. This loads when you are connected again.';
  const problem = h(
    'div',
    { class: 'area-problem', role: 'alert' },
    h('p', {}, text),
    details.map((detail) => h('p', {}, detail)),
    retry && h('button', { type: 'button', class: 'quiet', onclick: retry }, 'Try again'),
  );
  const onLine = () => problem.isConnected && retry();
  if (retry && !navigator.onLine) addEventListener('online', onLine, { once: true });
  return problem;
}

/** Creates an empty state with an action. */
export function empty(text, ...more) {
  return h('div', { class: 'area-empty' }, h('p', {}, text), ...more);
}
