import { isAborted } from '../kit/call.js';
import { h } from '../kit/dom.js';
import { failed, loading } from '../kit/states.js';

/**
 * A page with tabs, a heading, what is asked for above, and a list that is read anew after each
 * change.
 *
 * @param {object} options
 * @param {Node} options.tabs
 * @param {string} options.title
 * @param {Node} options.above
 * @param {(signal: AbortSignal) => Promise<unknown>} options.load
 * @param {(list: unknown) => Node} options.show
 */
export function listPage({ tabs, title, above, load, show }) {
  const left = new AbortController();
  const place = h('div', {}, loading());
  const heading = h('h2', { tabindex: '-1' }, title);
  let last;

  async function reload() {
    try {
      const list = await load(left.signal);
      if (left.signal.aborted) return;
      last = list;
      // A button that was pressed goes with its row: the heading takes the focus over.
      const inside = place.contains(document.activeElement);
      place.replaceChildren(show(list));
      if (inside) heading.focus();
    } catch (error) {
      if (!left.signal.aborted && !isAborted(error)) place.replaceChildren(failed(error, reload));
    }
  }
  reload();

  return {
    element: h('div', {}, tabs, heading, above, place),
    reload,
    update() {
      if (last) place.replaceChildren(show(last));
    },
    leave: () => left.abort(),
  };
}
