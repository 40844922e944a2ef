import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Stores } from '../element/elementStores';
import type { Toast } from './areaSources';

export interface ShownToast extends Toast {
  id: number;
}

/** What a slotted child says of its area's entry in the menu: `data-label`, `data-icon`, `data-badge`. */
export interface SlottedEntry {
  label?: string;
  icon?: string;
  badge?: string;
}

/** What follows the answer of someone who is asked about unsaved work. */
export interface Leaving {
  leave(): void;
  stay?(): void;
}

/** What areas have said to the shell around them; keys are names of areas. */
export interface DeskState {
  titles: Readonly<Record<string, string | undefined>>;
  badges: Readonly<Record<string, string | undefined>>;
  slotted: Readonly<Record<string, SlottedEntry | undefined>>;
  /** The area with unsaved work. */
  dirty: string | undefined;
  /** Open while someone is asked whether to leave it. */
  leaving: Leaving | undefined;
  toasts: readonly ShownToast[];
}

export type AreaDesk = StoreApi<DeskState>;

const desks = new WeakMap<Stores, AreaDesk>();

/** The desk of an element, where its areas leave what the shell shows for them. */
export function deskOf(stores: Stores): AreaDesk {
  const known = desks.get(stores);
  if (known) return known;
  const desk = createStore<DeskState>(() => ({
    titles: {},
    badges: {},
    slotted: {},
    dirty: undefined,
    leaving: undefined,
    toasts: [],
  }));
  desks.set(stores, desk);
  return desk;
}
