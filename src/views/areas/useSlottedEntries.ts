import { useEffect } from 'react';
import { areaStoreOf, type SlottedEntry, setSlotted } from '../../store/areas/areaStore';
import { useElementContext } from '../element/elementContext';

const ENTRY_ATTRIBUTES = ['data-label', 'data-icon', 'data-badge'];

/** Publishes the menu entry data of slotted children whenever it changes. */
export function useSlottedEntries(): void {
  const { host, stores } = useElementContext();
  useEffect(() => {
    const areaStore = areaStoreOf(stores);
    const observer = new MutationObserver(read);
    function read() {
      observer.disconnect();
      observer.observe(host, { childList: true });
      const slotted: Record<string, SlottedEntry> = {};
      for (const child of host.children as HTMLCollectionOf<HTMLElement>) {
        if (!child.slot) continue;
        observer.observe(child, { attributes: true, attributeFilter: ENTRY_ATTRIBUTES });
        const { label, icon, badge } = child.dataset;
        if (label || icon || badge) slotted[child.slot] ??= { label, icon, badge };
      }
      setSlotted(areaStore, slotted);
    }
    read();
    return () => observer.disconnect();
  }, [host, stores]);
}
