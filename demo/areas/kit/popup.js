import { h, uniqueId } from './dom.js';

/** Space between a button and its popup, in px. */
const GAP = 4;

/**
 * Creates a button that opens a popup in the top layer, so that no scrolling box clips it. Escape and a
 * press outside close it; the focus returns to the button.
 *
 * @param {object} options
 * @param {string} options.name the accessible name of button and popup
 * @param {string} options.label the text of the button
 * @param {string} [options.className] of the button
 * @param {string} [options.role] `menu`, or `group` by default
 * @param {(close: () => void) => Node[]} options.content created each time it opens
 */
export function popupButton({ name, label, className = 'quiet', role = 'group', content }) {
  const id = uniqueId('popup');
  const popup = h('div', { id, class: 'area-popup', popover: 'auto', role, 'aria-label': name });
  const button = h(
    'button',
    {
      type: 'button',
      class: className,
      'aria-label': name === label ? undefined : name,
      'aria-haspopup': role === 'menu' && 'menu',
      'aria-expanded': 'false',
      popovertarget: id,
    },
    label,
  );
  const close = () => {
    popup.hidePopover();
    button.focus();
  };

  popup.addEventListener('beforetoggle', ({ newState }) => {
    button.setAttribute('aria-expanded', String(newState === 'open'));
    if (newState === 'open') popup.replaceChildren(...content(close));
  });
  popup.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'open') return;
    place(popup, button);
    placeAboveIfClipped(popup, button);
    itemsOf(popup)[0]?.focus();
  });
  popup.addEventListener('keydown', (event) => {
    if (role === 'menu') moveFocus(event, itemsOf(popup), close);
  });
  return h('span', { class: 'area-popup-place' }, button, popup);
}

const itemsOf = (popup) => [...popup.querySelectorAll('a, button, input:not(:disabled)')];

/**
 * Places the popup above its button if its lower part is not visible. In a frame that is as tall as its page, the
 * window does not say so.
 */
function placeAboveIfClipped(popup, button) {
  new IntersectionObserver(([{ intersectionRect, boundingClientRect }], observer) => {
    observer.disconnect();
    const isClipped = intersectionRect.bottom < boundingClientRect.bottom - 1;
    if (isClipped) place(popup, button, { above: true });
  }).observe(popup);
}

/** Places the popup below its button, or above if there is more space, inside the window. */
function place(popup, button, { above = false } = {}) {
  const anchor = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popup;
  const { clientWidth, clientHeight } = document.documentElement;
  const rtl = getComputedStyle(button).direction === 'rtl';
  const left = rtl ? anchor.left : anchor.right - width;
  const below = anchor.bottom + GAP;
  const fits = !above && (below + height <= clientHeight || anchor.top < height + GAP);
  popup.style.left = `${Math.max(GAP, Math.min(left, clientWidth - width - GAP))}px`;
  popup.style.top = `${Math.max(GAP, fits ? below : anchor.top - height - GAP)}px`;
}

function moveFocus(event, items, close) {
  const from = items.indexOf(event.target);
  const to = {
    ArrowDown: (from + 1) % items.length,
    ArrowUp: (from - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (event.key === 'Tab') close();
  if (to === undefined) return;
  event.preventDefault();
  items[to]?.focus();
}
