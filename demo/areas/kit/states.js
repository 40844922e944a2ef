import { h } from './dom.js';

/** Creates the loading state of a list or a page. */
export function loading(text = 'Loading…') {
  return h(
    'div',
    { class: 'area-skeleton', role: 'status' },
    h('span', { class: 'visually-hidden' }, text),
    h('span'),
    h('span'),
    h('span'),
  );
}

/**
 * Creates an error message with a retry button. If the browser is offline, the message says so, and the
 * retry follows as soon as it is online.
 */
export function failed(error, retry) {
  if (retry && !navigator.onLine) return offline(retry);
  const details = Object.entries(error?.fields ?? {}).map(([name, text]) => `${name}: ${text}`);
  return h(
    'div',
    { class: 'area-problem', role: 'alert' },
    h('p', {}, error?.message || 'The server cannot be reached.'),
    details.map((text) => h('p', {}, text)),
    retry && h('button', { type: 'button', class: 'quiet', onclick: retry }, 'Try again'),
  );
}

function offline(retry) {
  const element = h(
    'div',
    { class: 'area-problem', role: 'alert' },
    h('p', {}, 'You are offline. This loads as soon as you are connected again.'),
    h('button', { type: 'button', class: 'quiet', onclick: retry }, 'Try again'),
  );
  // Nobody waits any longer if the message has been replaced, for example by another page.
  const goOn = () => element.isConnected && retry();
  // The first request of a network that is just back may still fail.
  addEventListener('online', () => setTimeout(goOn, 500), { once: true });
  return element;
}

/** Creates an empty state with an action. */
export function empty(text, ...more) {
  return h('div', { class: 'area-empty' }, h('p', {}, text), ...more);
}
