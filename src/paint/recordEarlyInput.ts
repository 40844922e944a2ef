import { EARLY_INPUT, type EarlyInput } from '../handover/earlyInput';
import { isPlainClick } from '../store/browser/isPlainClick';

/**
 * Records the clicks and submits on a painted element and repeats them on the same nodes once React has
 * hydrated them. Links follow their hash natively, unless `recordLinks` (routing in memory).
 */
export function recordEarlyInput(
  host: HTMLElement,
  painted: Pick<EarlyInput, 'location' | 'language' | 'texts' | 'attributes' | 'signedIn'>,
  recordLinks: boolean,
): void {
  let recorded: HTMLElement[] = [];
  // A WeakSet, because each sign-out adds another container.
  const stopped = new WeakSet<EventTarget>();

  // Not by the path of an event, which leads from the light DOM through the slots of the shadow root.
  const isStopped = (node: Node | null): boolean =>
    node !== null && (stopped.has(node) || isStopped(node.parentNode));

  function record(event: Event) {
    if (!early.pending) return;
    const target = event.composedPath()[0] as HTMLElement;
    const { type } = event;
    const control: HTMLElement | null =
      type === 'click' ? target.closest('a,[type=button]') : target;
    if (!control || isStopped(control)) return;
    // Slotted content belongs to the host page, and the form of an element in it to that element.
    const form = control.closest('[data-backoffice]');
    if (!host.shadowRoot?.contains(control) && form?.parentNode !== host) return;
    // The browser follows links into the hash, and opens new tabs on modified clicks.
    const isOurs = recordLinks || control.dataset.early;
    if (control.localName === 'a' && (!isOurs || !isPlainClick(event as MouseEvent))) return;
    event.preventDefault();
    if (type === 'submit') {
      control.ariaBusy = 'true';
      // A form is submitted once; a toggle pressed twice is pressed twice.
      recorded = recorded.filter((other) => other !== control);
    }
    recorded.push(control);
  }

  // In the capture phase: events of the form end at its container (stopFormEvents).
  host.addEventListener('click', record, true);
  host.addEventListener('submit', record, true);
  const early: EarlyInput = {
    ...painted,
    pending: true,
    stop: (container) => void stopped.add(container),
    replay(container, replacementOf) {
      early.pending = false;
      if (replacementOf) recorded = recorded.map(replacementOf);
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
  (host as { [EARLY_INPUT]?: EarlyInput })[EARLY_INPUT] = early;
}
