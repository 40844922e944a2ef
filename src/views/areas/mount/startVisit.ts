import { AREA_PATIENCE } from '../../../constants';
import type { AreaSource } from '../../../store/areas/areaSources';
import { createContext, type LiveContext, type Surroundings } from './createContext';
import { ModuleMissing, mountSource } from './mountSource';

/** How a visit is going. */
export type Progress =
  | { status: 'loading' }
  | { status: 'slow' }
  | { status: 'ready' }
  | { status: 'failed'; error: unknown };

export interface Visit {
  /** Tells the area of facts that may have changed. */
  tell: LiveContext['tell'];
  /** Ends the visit: aborts, takes the area away and calls its cleanup, once. */
  leave(): void;
}

type Setup = Omit<Surroundings, 'signal' | 'failed'> & {
  host: HTMLElement;
  source: AreaSource;
  slot: string;
  attempt: number;
  onProgress(progress: Progress): void;
};

/** Visits an area: gives it a container in the light DOM, where the integrator's CSS applies. */
export function startVisit({ host, source, slot, attempt, onProgress, ...around }: Setup): Visit {
  const ended = new AbortController();
  const container = document.createElement('div');
  container.slot = slot;
  container.dataset.backofficeArea = around.name;
  host.append(container);

  const report = (progress: Progress) => {
    if (!ended.signal.aborted) onProgress(progress);
  };
  const failed = (error: unknown) => report({ status: 'failed', error });
  const { context, tell } = createContext({ ...around, signal: ended.signal, failed });
  const patience = setTimeout(() => report({ status: 'slow' }), AREA_PATIENCE);

  let cleanup: (() => void) | undefined;
  const takeAway = () => {
    const once = cleanup;
    cleanup = undefined;
    try {
      once?.();
    } catch (error) {
      // The area is gone already: nobody sees a card, but its author should know.
      console.error(`area "${around.name}" failed while it was taken away`, error);
    }
    container.remove();
  };

  mountSource(source, container, context, attempt)
    .then((own) => {
      cleanup = own;
      if (ended.signal.aborted) takeAway();
      else report({ status: 'ready' });
    }, failed)
    .finally(() => clearTimeout(patience));

  return {
    tell,
    leave() {
      clearTimeout(patience);
      ended.abort();
      around.desk.setState(({ titles, dirty }) => ({
        titles: { ...titles, [around.name]: undefined },
        dirty: dirty === around.name ? undefined : dirty,
      }));
      takeAway();
    },
  };
}

export { ModuleMissing };
