import { once } from './clicks.js';

/** Time in milliseconds in which a click on a button that has just appeared was not meant for it. */
const TOO_SOON = 500;

/**
 * Lets a button that confirms something act only when users have seen it: it is disabled for half a second,
 * and ignores later clicks of a double or triple click.
 *
 * @param {HTMLButtonElement} button
 * @param {() => void} act
 */
export function guardAgainstDoubleClick(button, act) {
  // Not `disabled`, which would make the button unreachable by keyboard.
  button.ariaDisabled = 'true';
  setTimeout(() => {
    button.ariaDisabled = null;
  }, TOO_SOON);
  button.addEventListener(
    'click',
    once(() => button.ariaDisabled || act()),
  );
}
