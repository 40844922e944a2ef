import { isFocusLost } from './focus';

/** Maximum number of returns in a row. A page that removes the child more often does so in a loop. */
const MAX_RETURNS = 20;

/** Time in ms without a return after which they count from zero again. */
const PAUSE_MS = 1000;

/**
 * Puts a child back whenever the page removes it, by `replaceChildren()` for example, with the focus in it, and
 * removes the lifeless copies of it that `innerHTML` leaves. Returns a function that stops.
 * @param copies selector of the child and its copies
 */
export function keepChild(host: Element, child: Element, copies: string): () => void {
  let returns = 0;
  let last = 0;
  let focused: HTMLElement | undefined;
  const onFocus = ({ type, target, relatedTarget }: Event & { relatedTarget?: unknown }) => {
    // Browsers name no next target if the focused element is removed.
    if (type === 'focusin') focused = target as HTMLElement;
    else if (relatedTarget) focused = undefined;
  };
  child.addEventListener('focusin', onFocus);
  child.addEventListener('focusout', onFocus);
  const observer = new MutationObserver(() => {
    if (child.parentNode === host) return;
    const now = performance.now();
    returns = now - last > PAUSE_MS ? 1 : returns + 1;
    last = now;
    if (returns > MAX_RETURNS) return;
    for (const copy of host.querySelectorAll(copies)) copy.remove();
    host.append(child);
    if (isFocusLost()) focused?.focus({ preventScroll: true });
  });
  observer.observe(host, { childList: true });
  return () => {
    observer.disconnect();
    child.removeEventListener('focusin', onFocus);
    child.removeEventListener('focusout', onFocus);
  };
}
