import { EARLY, type Early } from '../views/kit/early';

/**
 * Records what is clicked and submitted on a painted element before React is there, to be carried out
 * on the very same nodes afterwards. Links follow their hash natively, unless `links` says otherwise.
 * Returns the listener, for changes: they stay within the shadow root.
 */
export function recordEarly(
  host: HTMLElement,
  facts: Pick<Early, 'path' | 'language' | 'texts'>,
  links: boolean,
): (event: Event) => void {
  let recorded: [control: HTMLElement, value: string][] = [];
  const stopped: Node[] = [];

  function listen(event: Event) {
    const target = event.composedPath()[0] as HTMLSelectElement;
    const { type, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const control: HTMLSelectElement | null =
      type === 'click' ? target.closest('a,button:not([type="submit"])') : target;
    if (!control || stopped.some((container) => container.contains(control))) return;
    // The browser follows links into the hash, and with a modifier into another tab.
    const own = links || control.dataset.early;
    if (control.localName === 'a' && (!own || ctrlKey || metaKey || shiftKey)) return;
    event.preventDefault();
    if (type === 'submit') {
      control.ariaBusy = 'true';
      // A form is submitted once; a toggle pressed twice is pressed twice.
      recorded = recorded.filter(([one]) => one !== control);
    }
    recorded.push([control, control.value]);
  }

  host.addEventListener('click', listen);
  host.addEventListener('submit', listen);
  const early: Early = {
    ...facts,
    pending: true,
    stop: (container) => stopped.push(container),
    replay(container) {
      early.pending = false;
      const due = recorded.filter(([control]) => container?.contains(control));
      recorded = recorded.filter((one) => !due.includes(one));
      for (const [control, value] of due) {
        if (control.localName === 'form') {
          control.ariaBusy = null;
          (control as HTMLFormElement).requestSubmit();
        } else if (value) {
          // React has put its own value there meanwhile.
          (control as HTMLSelectElement).value = value;
          control.dispatchEvent(new Event('change', { bubbles: true }));
        } else control.click();
      }
    },
  };
  Object.defineProperty(host, EARLY, { value: early });
  return listen;
}
