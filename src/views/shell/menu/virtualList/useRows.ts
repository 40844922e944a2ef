import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useStores } from '../../../element/elementContext';
import { firstRows, type ListContent, LONG_LIST, type LongList, type Rows } from './rows';

/**
 * Returns the rows of a list to render: the visible ones, the current page's, and those around the
 * focus.
 */
export function useRows(list: RefObject<HTMLElement | null>, menu: ListContent): Rows {
  const { length } = menu.items;
  const stores = useStores();
  const long = length > LONG_LIST;
  const [rows, setRows] = useState<Rows>();
  const follower = useRef<LongList>(undefined);
  const latest = useRef(menu);

  useLayoutEffect(() => {
    if (!long) return;
    let left = false;
    void stores.part(import('./virtualList')).then((part) => {
      if (!part || left || !list.current) return;
      follower.current = part.follow(list.current, setRows);
      follower.current.update(latest.current);
    });
    return () => {
      left = true;
      follower.current?.stop();
      follower.current = undefined;
    };
  }, [stores, long, list]);

  // After each render: content above may have opened or closed.
  useLayoutEffect(() => {
    latest.current = menu;
    follower.current?.update(menu);
  });
  return long ? (rows ?? firstRows(menu.items, ({ id }) => menu.trail.includes(id))) : ALL;
}

const ALL: Rows = { after: 0 };
