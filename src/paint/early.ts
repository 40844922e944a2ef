import { EARLY, type Early } from '../views/kit/early';

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
    const form = event.type === 'submit';
    const control = form ? target : target.closest<HTMLElement>('a,button:not([type="submit"])');
    if (!control || stopped.some((container) => container.contains(control))) return;
    if (control.localName === 'a' && !links && !control.dataset.early) return;
    event.preventDefault();
    if (form) control.ariaBusy = 'true';
    // A form is submitted once; a toggle pressed twice is pressed twice.
    if (!form || !recorded.includes(control)) recorded.push(control);
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
