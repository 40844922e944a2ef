import { useEffect } from 'react';
import type { Settings } from '../../store/layout/settings';
import { setDarkState } from './darkState';
import { useElementContext, useLayout } from './elementContext';
import { setLoweredColors } from './loweredColors';

/** Returns the theme to show. `host` is resolved to light or dark and follows the page. */
export function useTheme(): Settings['theme'] {
  const { host, stores } = useElementContext();
  const { layout } = stores;
  const theme = useLayout((state) => state.settings.theme);
  const shown = useLayout((state) => state.shownTheme);
  useEffect(() => {
    if (theme !== 'host') return;
    const controller = new AbortController();
    void stores
      .part(import('./hostTheme'))
      .then((module) => module?.followHost(host, layout.hostShows, controller.signal));
    return () => controller.abort();
  }, [host, stores, layout, theme]);
  // Hydration keeps the attribute of the first paint, but the page may have changed since.
  useEffect(() => {
    if (shown === 'host' || !host.shadowRoot) return;
    host.shadowRoot.querySelector('.root')?.setAttribute('data-theme', shown);
    setLoweredColors(host.shadowRoot, shown);
    setDarkState(host, shown === 'dark');
  }, [host, shown]);
  return shown;
}
