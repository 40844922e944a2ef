import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type ListContent, type LongList, ROW_HEIGHT, type Rows } from './rows';

/** Longer lists are rendered only where they are in view. */
const LONG = 50;
/** What is rendered until the list is followed. */
const FIRST = 25;

/** The rows of a list to render: those in view, the current page's, and around the focus. */
export function useRows(list: RefObject<HTMLElement | null>, menu: ListContent): Rows {
  const { length } = menu.items;
  const long = length > LONG;
  const [rows, setRows] = useState<Rows>();
  const follower = useRef<LongList>(undefined);
  const latest = useRef(menu);

  useLayoutEffect(() => {
    if (!long) return;
    let left = false;
    import('./longList').then(({ follow }) => {
      if (left || !list.current) return;
      follower.current = follow(list.current, setRows);
      follower.current.update(latest.current);
    });
    return () => {
      left = true;
      follower.current?.stop();
      follower.current = undefined;
    };
  }, [long, list]);

  // After each render: what lies above may have opened or closed.
  useLayoutEffect(() => {
    latest.current = menu;
    follower.current?.update(menu);
  });
  return long ? (rows ?? firstRows(menu)) : ALL;
}

const ALL: Rows = { after: 0 };

/** The first rows, and the current page's for the menu to scroll to. */
function firstRows({ items, trail }: ListContent): Rows {
  const rows = Array.from({ length: FIRST }, (_, index) => ({ index, gap: 0 }));
  let end = FIRST;
  const index = items.findIndex(({ id }) => trail.includes(id));
  if (index >= end) {
    rows.push({ index, gap: (index - end) * ROW_HEIGHT });
    end = index + 1;
  }
  return { rows, after: (items.length - end) * ROW_HEIGHT };
}
