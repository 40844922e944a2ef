import { useEffect, useState } from 'react';
import { useLayout, useSurroundings } from './context';

/** The theme to show: `host` is followed live and becomes light or dark. */
export function useTheme(): string {
  const { host, stores } = useSurroundings();
  const theme = useLayout((state) => state.settings.theme);
  const [seen, see] = useState<string>(theme);
  useEffect(() => {
    if (theme !== 'host') return;
    const leaving = new AbortController();
    void stores
      .part(import('../shell/looks/looks'))
      .then((looks) => looks?.followHost(host, see, leaving.signal));
    return () => leaving.abort();
  }, [host, stores, theme]);
  const shown = theme === 'host' ? seen : theme;
  // React leaves an attribute of the first paint as it finds it, and the page may have changed since.
  useEffect(() => {
    if (shown !== 'host')
      host.shadowRoot?.querySelector('.root')?.setAttribute('data-theme', shown);
  }, [host, shown]);
  return shown;
}
