import { useState } from 'react';

type Ids = ReadonlySet<string>;

/** Ids of the groups that are open, and what opens or closes one; those around the current page open. */
export function useOpenGroups(trail: string[]): [Ids, (id: string) => void] {
  const [open, setOpen] = useState<Ids>(new Set());
  const [around, setAround] = useState<string>();
  const here = JSON.stringify(trail);
  if (here !== around) {
    setAround(here);
    setOpen(new Set([...open, ...trail]));
  }
  return [open, (id) => setOpen((now) => flipped(now, id))];
}

/** The same ids without this one, or with it. */
export function flipped(ids: Ids, id: string): Ids {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
