import { h } from './dom.js';

/**
 * Creates a button that asks for confirmation: it is replaced by a button that acts and a Cancel button.
 * Escape cancels too.
 *
 * @param {object} options
 * @param {string} options.label text of the button
 * @param {string} options.about name of the object, added to the accessible name
 * @param {string} options.sure text of the button that acts
 * @param {() => Promise<void>} options.act
 */
export function askingButton({ label, about, sure, act }) {
  const place = h('span', { class: 'area-asking', onkeydown: escaped });
  const name = (text) => ({ type: 'button', 'aria-label': `${text}: ${about}` });
  const opener = h(
    'button',
    { ...name(label), class: 'quiet danger-outline', onclick: ask },
    label,
  );
  place.append(opener);

  function ask() {
    const yes = h('button', { ...name(sure), class: 'danger', onclick: act }, sure);
    const no = h('button', { type: 'button', class: 'quiet', onclick: back }, 'Cancel');
    place.replaceChildren(yes, no);
    // Focus Cancel, so that a second Enter does not confirm.
    no.focus();
  }

  function back() {
    place.replaceChildren(opener);
    opener.focus();
  }

  function escaped(event) {
    if (event.key !== 'Escape' || opener.isConnected) return;
    event.stopPropagation();
    back();
  }

  return place;
}
