import { h } from '../dom.js';

/**
 * Creates the bar of actions on the chosen rows. It is hidden while no row is chosen.
 *
 * @param {object} options
 * @param {{label: string, act: (rows: object[]) => Promise<void>, danger?: boolean}[]} options.bulk
 * @param {() => object[]} options.chosen
 * @param {() => void} options.clear
 */
export function bulkBar({ bulk, chosen, clear }) {
  const count = h('span', { role: 'status' });
  const place = h('div', { class: 'area-actions' });
  const element = h('div', { class: 'area-bulk', hidden: true }, count, place);
  let working = false;

  const offer = () => place.replaceChildren(...bulk.map(button), plain('Clear selection', clear));
  const plain = (label, onclick) => h('button', { type: 'button', class: 'quiet', onclick }, label);
  const button = (one) =>
    h(
      'button',
      {
        type: 'button',
        class: one.danger ? 'quiet danger-outline' : 'quiet',
        onclick: () => (one.danger ? ask(one) : run(one)),
      },
      one.label,
    );

  /** Asks for confirmation of a destructive action. Cancel has the focus. */
  function ask(one) {
    const rows = chosen().length;
    const yes = h(
      'button',
      { type: 'button', class: 'danger', onclick: () => run(one) },
      `${one.label} ${rows} now`,
    );
    const no = plain('Cancel', offer);
    place.replaceChildren(yes, no);
    no.focus();
  }

  async function run(one) {
    if (working) return;
    working = true;
    place.setAttribute('aria-busy', 'true');
    try {
      await one.act(chosen());
      clear();
    } finally {
      place.removeAttribute('aria-busy');
      working = false;
    }
  }

  return {
    element,
    show() {
      const rows = chosen().length;
      const hidden = rows === 0;
      if (hidden !== element.hidden) offer();
      element.hidden = hidden;
      count.textContent = hidden ? '' : `${rows} selected`;
    },
  };
}
