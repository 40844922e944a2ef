import { useEffect } from 'react';
import type { ElementStores } from '../../store/element/elementStores';
import type { LayoutState } from '../../store/layout/layout';
import type { Settings } from '../../store/layout/settings';
import { setDarkState } from './darkState';
import { useElementContext, useLayout } from './elementContext';
import { mayHaveMoved } from './elementMove';
import { setLoweredColors } from './loweredColors';

/** Returns the theme to show. `host` is resolved to light or dark and follows the page. */
export function useTheme(): Settings['theme'] {
  useAppliedTheme();
  return useLayout((state) => state.shownTheme);
}

/** Applies the theme to the element without a render, and follows the page while it is `host`. */
export function useAppliedTheme(): void {
  const { host, stores } = useElementContext();
  useEffect(() => applyTheme(host, stores), [host, stores]);
}

/** Applies the visible theme now and after each change. Returns an unsubscribe function. */
function applyTheme(host: HTMLElement, { layout, loadChunk }: ElementStores): () => void {
  let following: AbortController | undefined;
  let followed: Settings | undefined;
  let last: Settings['theme'] = 'host';
  const update = ({ settings, shownTheme: shown }: LayoutState) => {
    if (settings.theme !== 'host') {
      following?.abort();
      following = undefined;
    } else if (mayHaveMoved(followed, settings)) {
      following ??= new AbortController();
      const { signal } = following;
      // The element has other ancestors after a move. A failed load is tried again.
      void loadChunk(import('./hostTheme')).then((module) =>
        module?.followHost(host, layout.setHostTheme, signal),
      );
    }
    followed = settings;
    const root = host.shadowRoot;
    if (shown === 'host' || shown === last || !root) return;
    last = shown;
    // Hydration keeps the attribute of the first paint, but the page may have changed since.
    root.querySelector('.root')?.setAttribute('data-theme', shown);
    setLoweredColors(root, shown);
    setDarkState(host, shown === 'dark');
  };
  const unsubscribe = layout.subscribe(update);
  update(layout.getState());
  return () => {
    unsubscribe();
    following?.abort();
  };
}
