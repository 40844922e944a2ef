import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useStores } from '../../../element/elementContext';
import { firstRows, type ListContent, LONG_LIST, type Rows, type VirtualList } from './rows';

/** Returns the rows of a list to render: those in view, of the current page, and around the focus. */
export function useRows(list: RefObject<HTMLElement | null>, menu: ListContent): Rows {
  const { length } = menu.items;
  const stores = useStores();
  const long = length > LONG_LIST;
  const [rows, setRows] = useState<Rows>();
  const virtualList = useRef<VirtualList>(undefined);
  const latest = useRef(menu);

  useLayoutEffect(() => {
    if (!long) return;
    let unmounted = false;
    void stores.loadChunk(import('./virtualList')).then((part) => {
      if (unmounted || !list.current) return;
      // Without it, the menu is complete, but slower.
      if (!part) return setRows(ALL);
      virtualList.current = part.createVirtualList(list.current, setRows);
      virtualList.current.update(latest.current);
    });
    return () => {
      unmounted = true;
      virtualList.current?.dispose();
      virtualList.current = undefined;
    };
  }, [stores, long, list]);

  // After each render, because groups above may have opened or closed.
  useLayoutEffect(() => {
    latest.current = menu;
    virtualList.current?.update(menu);
  });
  return long ? (rows ?? firstRows(menu.items, ({ id }) => menu.trail.includes(id))) : ALL;
}

const ALL: Rows = { after: 0 };
