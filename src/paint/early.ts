import { EARLY, type Early } from '../views/kit/early';

type Recorded = { act: 'click' | 'submit'; target: HTMLElement };

/**
 * Records what is clicked and submitted on a painted element before React is there, to be carried out
 * on the very same nodes afterwards. Links follow their hash natively, unless `links` says otherwise.
 */
export function recordEarly(
  host: HTMLElement,
  facts: Pick<Early, 'path' | 'language' | 'texts'>,
  links: boolean,
): void {
  let recorded: Recorded[] = [];
  const stopped: Node[] = [];
  const taken = (target: Node) => stopped.some((container) => container.contains(target));

  function listen(event: Event) {
    const target = event.composedPath()[0] as HTMLElement;
    if (taken(target)) return;
    if (event.type === 'submit') {
      event.preventDefault();
      if (recorded.some(({ act }) => act === 'submit')) return;
      target.parentElement
        ?.closest<HTMLElement>('[data-backoffice]')
        ?.toggleAttribute('data-busy', true);
      recorded.push({ act: 'submit', target });
      return;
    }
    const { button, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const control = target.closest<HTMLElement>('a, button:not([type="submit"])');
    if (!control || button || ctrlKey || metaKey || shiftKey) return;
    if (control.localName === 'a' && !links && !control.hasAttribute('data-early')) return;
    event.preventDefault();
    recorded.push({ act: 'click', target: control });
  }

  host.addEventListener('click', listen);
  host.addEventListener('submit', listen);
  const early: Early = {
    ...facts,
    pending: true,
    stop: (container) => stopped.push(container),
    replay(container) {
      early.pending = false;
      const due = recorded.filter(({ target }) => container?.contains(target));
      recorded = recorded.filter((one) => !due.includes(one));
      for (const { act, target } of due) {
        if (act === 'click') target.click();
        else {
          target.closest('[data-backoffice]')?.removeAttribute('data-busy');
          (target as HTMLFormElement).requestSubmit();
        }
      }
    },
  };
  Object.defineProperty(host, EARLY, { value: early });
}
