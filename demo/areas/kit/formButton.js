import { h } from './dom.js';

/**
 * Creates a button that opens a form in a panel. The button is hidden meanwhile, so that a page has one
 * primary action, and is focused when the form closes.
 *
 * @param {string} label
 * @param {(close: () => void) => {element: HTMLElement}} makeForm
 */
export function formButton(label, makeForm) {
  const panel = h('section', { class: 'area-card', 'aria-label': label, hidden: true });
  const opener = h('button', { type: 'button', onclick: open }, label);
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !panel.hidden) close();
  });

  function open() {
    panel.replaceChildren(makeForm(close).element);
    panel.hidden = false;
    opener.hidden = true;
    panel.querySelector('input, select, textarea')?.focus();
  }

  function close() {
    panel.hidden = true;
    panel.replaceChildren();
    opener.hidden = false;
    opener.focus();
  }

  return { opener, panel, focus: () => opener.focus() };
}
