import { useMemo, useState } from 'react';
import { isFilterable } from '../../../store/menu/walkMenu';
import type { FoundEntries } from './filter/findEntries';
import type { MenuListProps } from './MenuList';
import type { MenuModel } from './useMenu';

type Found = Pick<FoundEntries, 'shown' | 'open'>;

interface Tree {
  /** Whether the menu has a filter field. */
  filterable: boolean;
  /** Receives the entries that match the filter, undefined while it is empty. */
  onFound(found: Found | undefined): void;
  /** Props of the list. */
  list: Pick<MenuListProps, 'items' | 'open' | 'shown' | 'onToggle'>;
}

/** State of the menu as a tree: groups open in place, those around the current page are open. */
export function useTree({ items, trail, groups }: MenuModel): Tree {
  const filterable = useMemo(() => isFilterable(items), [items]);
  const [filtered, setFiltered] = useState<Found>();
  const found = filterable ? filtered : undefined;
  const [open, toggle] = useOpenGroups(groups, trail);
  return {
    filterable,
    onFound: setFiltered,
    list: {
      items: found ? items.filter(({ id }) => found.shown.has(id)) : items,
      open: found?.open ?? open,
      shown: found?.shown,
      onToggle: ({ id }) =>
        found ? setFiltered({ ...found, open: toggled(found.open, id) }) : toggle(id),
    },
  };
}

type Ids = ReadonlySet<string>;

/** Returns the ids of the open groups and a function that toggles one; another page opens the groups around it. */
function useOpenGroups(groups: string[], trail: string[]): [Ids, (id: string) => void] {
  const [open, setOpen] = useState<Ids>(new Set());
  const [around, setAround] = useState<string>();
  // Without groups, another page needs no second render.
  const here = groups.length > 0 ? JSON.stringify(trail) : undefined;
  if (here !== around) {
    setAround(here);
    setOpen(new Set([...open, ...groups]));
  }
  return [open, (id) => setOpen((now) => toggled(now, id))];
}

/** Returns the ids with one of them added or removed. */
function toggled(ids: Ids, id: string): Ids {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
