import { useEffect } from 'react';
import { deskOf, type SlottedEntry } from '../../store/areas/areaState';
import { useSurroundings } from '../element/elementContext';

const SAYING = ['data-label', 'data-icon', 'data-badge'];

/** Reads what slotted children say of their entries in the menu, and follows it. */
export function useSlottedEntries(): void {
  const { host, stores } = useSurroundings();
  useEffect(() => {
    const desk = deskOf(stores);
    const observer = new MutationObserver(read);
    function read() {
      observer.disconnect();
      observer.observe(host, { childList: true });
      const slotted: Record<string, SlottedEntry> = {};
      for (const child of host.children as HTMLCollectionOf<HTMLElement>) {
        if (!child.slot) continue;
        observer.observe(child, { attributes: true, attributeFilter: SAYING });
        const { label, icon, badge } = child.dataset;
        if (label || icon || badge) slotted[child.slot] ??= { label, icon, badge };
      }
      if (JSON.stringify(slotted) !== JSON.stringify(desk.getState().slotted)) {
        desk.setState({ slotted });
      }
    }
    read();
    return () => observer.disconnect();
  }, [host, stores]);
}
