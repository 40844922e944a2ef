import { isAborted, NOT_FOUND } from './call.js';
import { h } from './dom.js';
import { focusHeading } from './focusHeading.js';
import { latestOnly } from './latestOnly.js';
import { failed, loading } from './states.js';
import { visiblePage } from './visiblePages.js';

/**
 * Creates the page of an object, with its loading and error states.
 *
 * @param {object} options
 * @param {string} options.name the address of the object on the server
 * @param {string} options.back link to the list, a path of the shell
 * @param {string} options.backLabel
 * @param {(signal: AbortSignal) => Promise<unknown>} options.load
 * @param {(thing: unknown, page: {reload: () => Promise<void>, onUpdate: (act: () => void) => void,
 *   onLeave: (act: () => void) => void}) => (Node | undefined)[]} options.show `onUpdate` is called after a
 *   change of query, language or theme, `onLeave` when these nodes are removed
 */
export function createPage({ name, back, backLabel, load, show }) {
  const left = new AbortController();
  let shown = new EventTarget();
  const begin = latestOnly();
  const shownNow = visiblePage(name, reload);
  const body = h('div', { class: 'area-page-body' }, loading(retry));
  const link = h('a', { href: back }, backLabel);
  const element = h('div', { class: 'area-page' }, h('p', { class: 'area-back' }, link), body);

  /** Replaces the content. If the focus is in it, or on the page, it moves to the heading. */
  function replaceBody(nodes) {
    const { activeElement } = document;
    const inside = activeElement === element || body.contains(activeElement);
    body.replaceChildren(...nodes);
    if (inside) focusHeading(element);
  }

  /** Loads again what takes long. */
  function retry() {
    replaceBody([loading(retry)]);
    return reload();
  }

  async function reload() {
    const isOlder = begin();
    const isOver = () => left.signal.aborted || isOlder();
    try {
      const thing = await load(left.signal);
      if (isOver()) return;
      shown.dispatchEvent(new Event('leave'));
      shown = new EventTarget();
      const onUpdate = (act) => shown.addEventListener('update', act);
      const onLeave = (act) => shown.addEventListener('leave', act);
      replaceBody(show(thing, { reload: shownNow.reload, onUpdate, onLeave }).filter(Boolean));
    } catch (error) {
      if (isOver() || isAborted(error)) return;
      replaceBody(error.code === NOT_FOUND ? missing(error) : broken(error, reload));
    }
  }
  reload();

  return {
    element,
    update: () => shown.dispatchEvent(new Event('update')),
    leave() {
      left.abort();
      shownNow.leave();
      shown.dispatchEvent(new Event('leave'));
    },
  };
}

/** An object that does not exist, or no longer: nothing to try again. */
const missing = ({ message }) => [
  h('h2', {}, message.replace(/\.$/, '')),
  h(
    'p',
    { class: 'muted', role: 'alert' },
    'It may have been deleted, or the address may be mistyped.',
  ),
];

const broken = (error, retry) => [
  h('h2', {}, 'This page could not be loaded'),
  failed(error, retry),
];
