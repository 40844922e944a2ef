import { useMemo, useState } from 'react';
import type { FoundEntries } from './filter/findEntries';
import { isFilterable } from './filter/isFilterable';
import type { MenuListProps } from './MenuList';
import type { MenuModel } from './useMenu';
import { flipped, useOpenGroups } from './useOpenGroups';

type Found = Pick<FoundEntries, 'shown' | 'open'>;

interface Tree {
  /** So many entries that they can be filtered. */
  long: boolean;
  /** What the filter leaves; without a word in it, nothing. */
  onFound(found: Found | undefined): void;
  /** How the list shows it. */
  list: Pick<MenuListProps, 'items' | 'open' | 'shown' | 'onToggle'>;
}

/** The menu as a tree: groups open in place, the branch of the current page is open. */
export function useTree({ items, trail }: MenuModel): Tree {
  const long = useMemo(() => isFilterable(items), [items]);
  const [typed, setFound] = useState<Found>();
  const found = long ? typed : undefined;
  const [open, toggle] = useOpenGroups(trail);
  return {
    long,
    onFound: setFound,
    list: {
      items: found ? items.filter(({ id }) => found.shown.has(id)) : items,
      open: found?.open ?? open,
      shown: found?.shown,
      onToggle: ({ id }) =>
        found ? setFound({ ...found, open: flipped(found.open, id) }) : toggle(id),
    },
  };
}
