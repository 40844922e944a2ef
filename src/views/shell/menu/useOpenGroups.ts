import { useState } from 'react';
import type { Stores } from '../../../store/stores';
import { useStores } from '../../kit/context';

type Ids = ReadonlySet<string>;

/** Open groups by shell: another layout's menu stands in the way now and then, and goes again. */
const kept = new WeakMap<Stores, Ids>();

/** Ids of the groups that are open, and what opens or closes one; those around the current page open. */
export function useOpenGroups(trail: string[]): [Ids, (id: string) => void] {
  const stores = useStores();
  const [open, setOpen] = useState<Ids>(() => kept.get(stores) ?? new Set());
  const [around, setAround] = useState<string>();
  const here = JSON.stringify(trail);
  if (here !== around) {
    setAround(here);
    setOpen(new Set([...open, ...trail]));
  }
  kept.set(stores, open);
  return [open, (id) => setOpen((now) => flipped(now, id))];
}

/** The same ids without this one, or with it. */
export function flipped(ids: Ids, id: string): Ids {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
