import { busyWhile } from './busyWhile.js';
import { h } from './dom.js';
import { guardAgainstDoubleClick } from './guardAgainstDoubleClick.js';

/**
 * Creates a button that asks for confirmation: it is replaced by a button that acts and a Cancel button.
 * Escape cancels too. A double click on the first button does not confirm; one on the second acts once.
 *
 * @param {object} options
 * @param {string} options.label text of the button
 * @param {string} options.subject name of the object, added to the accessible name
 * @param {string} options.confirmLabel text of the button that acts
 * @param {() => Promise<void>} options.act
 */
export function confirmButton({ label, subject, confirmLabel, act }) {
  const place = h('span', { class: 'area-asking', onkeydown: escaped });
  const name = (text) => ({ type: 'button', 'aria-label': `${text}: ${subject}` });
  const opener = h(
    'button',
    { ...name(label), class: 'quiet danger-outline', onclick: askForConfirmation },
    label,
  );
  place.append(opener);

  function askForConfirmation() {
    const confirm = h('button', { ...name(confirmLabel), class: 'danger' }, confirmLabel);
    guardAgainstDoubleClick(confirm, async () => {
      cancel.ariaDisabled = 'true';
      await busyWhile(confirm, act);
      cancel.ariaDisabled = null;
    });
    const cancel = h('button', { type: 'button', class: 'quiet', onclick: back }, 'Cancel');
    place.replaceChildren(confirm, cancel);
    // Focus Cancel, so that a second Enter does not confirm.
    cancel.focus();
  }

  function back() {
    // The change cannot be stopped any more.
    if (place.querySelector('[aria-busy]')) return;
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
