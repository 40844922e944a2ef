import { h } from './dom.js';

/**
 * A button that asks before it acts: in its place come the act itself and a way back. Escape is the
 * way back too.
 *
 * @param {object} options
 * @param {string} options.label what the button says
 * @param {string} options.about what it is about, for those who hear the name alone
 * @param {string} options.sure what the button says that acts
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
    // The way back, so that a second Enter does no harm.
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
