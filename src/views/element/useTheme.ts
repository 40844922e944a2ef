import { useEffect } from 'react';
import type { Settings } from '../../store/layout/settings';
import { useLayout, useSurroundings } from './elementContext';

/** The theme to show: `host` is followed live and becomes light or dark. */
export function useTheme(): Settings['theme'] {
  const { host, stores } = useSurroundings();
  const { layout } = stores;
  const theme = useLayout((state) => state.settings.theme);
  const shown = useLayout((state) => state.shownTheme);
  useEffect(() => {
    if (theme !== 'host') return;
    const leaving = new AbortController();
    void stores
      .part(import('../shell/variants/variants'))
      .then((looks) => looks?.followHost(host, layout.hostShows, leaving.signal));
    return () => leaving.abort();
  }, [host, stores, layout, theme]);
  // React leaves an attribute of the first paint as it finds it, and the page may have changed since.
  useEffect(() => {
    if (shown !== 'host')
      host.shadowRoot?.querySelector('.root')?.setAttribute('data-theme', shown);
  }, [host, shown]);
  return shown;
}
