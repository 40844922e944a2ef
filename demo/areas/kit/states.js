import { busyWhile } from './busyWhile.js';
import { h } from './dom.js';
import { messageOf } from './messageOf.js';

/** Ms after which a loading state says that it takes long. */
export const SLOW = 10_000;

/**
 * Creates the loading state of a list or a page. After a while it says that it takes long.
 *
 * @param {() => void} [retry] loads again
 */
export function loading(retry) {
  const element = h(
    'div',
    { class: 'area-skeleton', role: 'status' },
    h('span', { class: 'visually-hidden' }, 'Loading…'),
    h('span'),
    h('span'),
    h('span'),
  );
  setTimeout(() => element.isConnected && element.append(slow(retry)), SLOW);
  return element;
}

/** Creates the message that loading takes long. */
export const slow = (retry) =>
  h(
    'div',
    { class: 'area-slow' },
    h('p', {}, 'This is taking longer than usual.'),
    retry && tryAgain(retry),
  );

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
    h('p', {}, messageOf(error)),
    details.map((text) => h('p', {}, text)),
    retry && tryAgain(retry),
  );
}

function offline(retry) {
  const element = h(
    'div',
    { class: 'area-problem', role: 'alert' },
    h('p', {}, 'You are offline. This loads as soon as you are connected again.'),
    tryAgain(retry),
  );
  // Nobody waits any longer if the message has been replaced, for example by another page.
  const goOn = () => element.isConnected && retry();
  // The first request of a network that is just back may still fail.
  addEventListener('online', () => setTimeout(goOn, 500), { once: true });
  return element;
}

const tryAgain = (retry) =>
  h(
    'button',
    {
      type: 'button',
      class: 'quiet',
      onclick: ({ currentTarget }) => busyWhile(currentTarget, retry),
    },
    'Try again',
  );

/** Creates an empty state with an action. */
export function empty(text, ...more) {
  return h('div', { class: 'area-empty' }, h('p', {}, text), ...more);
}
