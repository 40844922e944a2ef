import { EARLY, type Early } from '../handover/earlyInput';
import { isPlainClick } from '../store/browser/isPlainClick';

/**
 * Records what is clicked and submitted on a painted element before React is there, to be carried out
 * on the very same nodes afterwards. Links follow their hash natively, unless `links` says otherwise.
 */
export function recordEarly(
  host: HTMLElement,
  facts: Pick<Early, 'path' | 'language' | 'texts'>,
  links: boolean,
): void {
  let recorded: HTMLElement[] = [];
  const stopped: Node[] = [];

  function listen(event: Event) {
    const target = event.composedPath()[0] as HTMLElement;
    const { type } = event;
    const control: HTMLElement | null =
      type === 'click' ? target.closest('a,[type=button]') : target;
    if (!control || stopped.some((container) => container.contains(control))) return;
    // What an integrator has put into a slot is theirs.
    if (!host.shadowRoot?.contains(control) && !control.closest('[data-backoffice]')) return;
    // The browser follows links into the hash, and with a modifier into another tab.
    const own = links || control.dataset.early;
    if (control.localName === 'a' && (!own || !isPlainClick(event as MouseEvent))) return;
    event.preventDefault();
    if (type === 'submit') {
      control.ariaBusy = 'true';
      // A form is submitted once; a toggle pressed twice is pressed twice.
      recorded = recorded.filter((one) => one !== control);
    }
    recorded.push(control);
  }

  host.addEventListener('click', listen);
  host.addEventListener('submit', listen);
  const early: Early = {
    ...facts,
    pending: true,
    stop: (container) => stopped.push(container),
    replay(container) {
      early.pending = false;
      const due = recorded.filter((control) => container?.contains(control));
      recorded = recorded.filter((control) => !due.includes(control));
      for (const control of due) {
        if (control.localName !== 'form') control.click();
        else {
          control.ariaBusy = null;
          (control as HTMLFormElement).requestSubmit();
        }
      }
    },
  };
  Object.defineProperty(host, EARLY, { value: early });
}
