import { AREA_PATIENCE } from '../../../constants';
import type { AreaSource } from '../../../store/areas/areaSources';
import { type ContextSetup, createContext, type LiveContext } from './createContext';
import { mountSource } from './mountSource';

/** Progress of a visit. */
export type Progress =
  | { status: 'loading' }
  | { status: 'slow' }
  | { status: 'ready' }
  | { status: 'failed'; error: unknown };

export interface Visit {
  /** Notifies the area of facts that may have changed. */
  notify: LiveContext['notify'];
  /** Ends the visit: aborts its signal, removes the area and calls its cleanup once. */
  leave(): void;
}

type Setup = Omit<ContextSetup, 'signal' | 'failed'> & {
  source: AreaSource;
  slot: string;
  attempt: number;
  onProgress(progress: Progress): void;
};

/** Starts a visit: mounts the area into a container in the light DOM, where the integrator's CSS applies. */
export function startVisit({ source, slot, attempt, onProgress, ...around }: Setup): Visit {
  const controller = new AbortController();
  const container = document.createElement('div');
  container.slot = slot;
  container.dataset.backofficeArea = around.name;
  around.host.append(container);

  const report = (progress: Progress) => {
    if (!controller.signal.aborted) onProgress(progress);
  };
  const failed = (error: unknown) => report({ status: 'failed', error });
  const { context, notify: tell } = createContext({ ...around, signal: controller.signal, failed });
  const patience = setTimeout(() => report({ status: 'slow' }), AREA_PATIENCE);

  let cleanup: (() => void) | undefined;
  const remove = () => {
    const once = cleanup;
    cleanup = undefined;
    // The area is no longer shown, so there is no card: log the error for its author.
    new Promise((resolve) => resolve(once?.())).catch((error) =>
      console.error(`area "${around.name}" failed in its cleanup function`, error),
    );
    container.remove();
  };

  mountSource(source, container, context, attempt)
    .then((own) => {
      cleanup = own;
      if (controller.signal.aborted) remove();
      else report({ status: 'ready' });
    }, failed)
    .finally(() => clearTimeout(patience));

  return {
    notify: tell,
    leave() {
      clearTimeout(patience);
      controller.abort();
      around.areaState.setState(({ titles, commands, dirty }) => ({
        titles: { ...titles, [around.name]: undefined },
        commands: { ...commands, [around.name]: undefined },
        dirty: dirty === around.name ? undefined : dirty,
      }));
      // After the shell has rendered: an area with the same React cannot unmount its root before.
      queueMicrotask(remove);
    },
  };
}
