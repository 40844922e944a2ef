import { type ComponentType, useCallback, useState } from 'react';
import { VIEW_TIMEOUT_MS } from '../../constants';
import { importedModule } from '../../store/browser/importedModule';
import { useHostContext } from '../element/elementContext';

/** Imports a chunk whose default export is a component. */
export type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Components that have been loaded: a second use renders them immediately. */
const loaded = new WeakMap<object, unknown>();

/**
 * Loads a component on demand. `Component` is undefined until the chunk has loaded, `failed` is true
 * once it could not be loaded, or is late, until it arrives or the view calls `dismiss`. `loadNow` loads it, or tries
 * again, and resolves to whether it is available; `prefetch` does the same but reports nothing.
 * @param withoutNote whether a failure causes no note in the shell: the view shows it itself, or can be missing
 */
export function useLazyComponent<Props>(load: LoadComponent<Props>, { withoutNote = false } = {}) {
  const { onLoadEnd } = useHostContext();
  const [Component, setComponent] = useState(
    () => loaded.get(load) as ComponentType<Props> | undefined,
  );
  const [failed, setFailed] = useState(false);

  const receive = useCallback(
    (module: { default: ComponentType<Props> } | undefined) => {
      if (!module) return;
      loaded.set(load, module.default);
      setFailed(false);
      setComponent(() => module.default);
    },
    [load],
  );

  const loadNow = useCallback(async () => {
    const timer = setTimeout(() => {
      if (withoutNote) setFailed(true);
      else onLoadEnd(new Error(`A view has not loaded within ${VIEW_TIMEOUT_MS / 1000} seconds.`));
    }, VIEW_TIMEOUT_MS);
    const module = await importedModule(load()).catch(
      (cause: unknown) => void onLoadEnd(cause, withoutNote),
    );
    clearTimeout(timer);
    if (module) onLoadEnd();
    else setFailed(true);
    receive(module ?? undefined);
    return Boolean(module);
  }, [onLoadEnd, load, receive, withoutNote]);

  const prefetch = useCallback(
    () =>
      importedModule(load()).then(
        (module) => {
          receive(module);
          return true;
        },
        () => false,
      ),
    [load, receive],
  );

  return { Component, failed, loadNow, prefetch, dismiss: () => setFailed(false) };
}

/** Prefetches a chunk. Failures are ignored here and reported when it is needed. */
export const prefetchChunk = (load: () => Promise<unknown>) => void load().catch(() => {});
