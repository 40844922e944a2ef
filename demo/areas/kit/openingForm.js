import { h } from './dom.js';

/**
 * A button that opens a form below it and takes the focus back when that closes.
 *
 * @param {string} label
 * @param {(close: () => void) => {element: HTMLElement}} makeForm
 */
export function openingForm(label, makeForm) {
  const place = h('div', { class: 'area-opening', onkeydown: escaped });
  const opener = h('button', { type: 'button', 'aria-expanded': 'false', onclick: open }, label);
  place.append(opener);

  function open() {
    if (opener.getAttribute('aria-expanded') === 'true') return close();
    opener.setAttribute('aria-expanded', 'true');
    const form = makeForm(close).element;
    place.append(form);
    form.querySelector('input, select, textarea')?.focus();
  }

  function close() {
    opener.setAttribute('aria-expanded', 'false');
    opener.nextElementSibling?.remove();
    opener.focus();
  }

  function escaped(event) {
    if (event.key === 'Escape' && opener.getAttribute('aria-expanded') === 'true') close();
  }

  return { element: place, focus: () => opener.focus() };
}
