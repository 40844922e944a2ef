import { AREA_SLOW_AFTER_MS } from '../../../constants';
import { endVisit } from '../../../store/areas/areaActions';
import type { AreaSource } from '../../../store/areas/areaTypes';
import { attributeSelector } from '../../element/attributeSelector';
import { keepChild } from '../../element/keepChild';
import { addContainer } from '../ownContainers';
import { type ContextSetup, createAreaContext, type LiveContext } from './createAreaContext';
import { loadMount } from './loadSource';

/** Progress of a visit. */
export type Progress =
  | { status: 'loading' }
  | { status: 'slow' }
  | { status: 'ready' }
  | { status: 'failed'; error: unknown };

/** A visit to an area. */
export interface Visit {
  /** Notifies the area of facts that may have changed. */
  notify: LiveContext['notify'];
  /** Ends the visit: aborts its signal, removes the area and calls its cleanup once. */
  leave(): void;
}

type Setup = Omit<ContextSetup, 'framed' | 'signal' | 'onError'> & {
  source: AreaSource;
  slot: string;
  attempt: number;
  onProgress(progress: Progress): void;
  /** Called when a framed page is lost, and with it the visit. */
  onLost(): void;
};

/** Starts a visit: mounts the area into a container in the light DOM, where the integrator's CSS applies. */
export function startVisit({ source, slot, attempt, onProgress, onLost, ...setup }: Setup): Visit {
  const controller = new AbortController();
  const { host, name } = setup;
  const container = addContainer(host, 'area', slot, name);
  // A page that renders its body again removes the children of the shell that it does not know.
  const containers = `:scope > ${attributeSelector('data-backoffice-area', name)}`;
  const stopKeeping = keepChild(host, container, containers);

  const report = (progress: Progress) => {
    if (!controller.signal.aborted) onProgress(progress);
  };
  const onError = (error: unknown) => {
    // What the user has typed is gone: leaving the error card loses nothing.
    context.setDirty(false);
    report({ status: 'failed', error });
  };
  const framed = 'iframe' in source;
  const { signal } = controller;
  const { context, notify } = createAreaContext({ ...setup, framed, signal, onError });
  const slowTimer = setTimeout(() => report({ status: 'slow' }), AREA_SLOW_AFTER_MS);

  /** Loads the area and mounts it, unless the user has left meanwhile. Resolves to what its mount function returned. */
  async function mountArea() {
    const mount = await loadMount(source, attempt, onLost);
    await pageActivation();
    return signal.aborted ? undefined : mount(container, context);
  }

  let cleanup: (() => void) | undefined;
  const remove = () => {
    const current = cleanup;
    cleanup = undefined;
    // The area is no longer shown, so there is no card: report the error to its author.
    new Promise((resolve) => resolve(current?.())).catch((error) =>
      reportError(
        new Error(`area "${setup.name}" failed in its cleanup function`, { cause: error }),
      ),
    );
    stopKeeping();
    container.remove();
  };

  mountArea()
    .then((own) => {
      cleanup = typeof own === 'function' ? own : undefined;
      if (signal.aborted) remove();
      else report({ status: 'ready' });
    }, onError)
    .finally(() => clearTimeout(slowTimer));

  return {
    notify,
    leave() {
      clearTimeout(slowTimer);
      controller.abort();
      endVisit(setup.areaStore, name);
      // After the shell has rendered: an area that uses the same React cannot unmount its root earlier.
      queueMicrotask(remove);
    },
  };
}

/**
 * Resolves when the browser shows a page that it has prerendered. Until then the page has a copy of session storage,
 * and an area would read and overwrite drafts that are out of date.
 */
async function pageActivation(): Promise<void> {
  if (!(document as { prerendering?: boolean }).prerendering) return;
  await new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true });
  });
}
