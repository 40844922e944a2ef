import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ElementStores } from '../element/elementStores';
import type { Toast } from './areaSources';

export interface ShownToast extends Toast {
  id: number;
}

/** Menu entry data of a slotted child: `data-label`, `data-icon`, `data-badge`. */
export interface SlottedEntry {
  label?: string;
  icon?: string;
  badge?: string;
}

/** Callbacks of an open confirmation about unsaved work. */
export interface LeaveConfirmation {
  leave(): void;
  stay?(): void;
}

/** Data that areas publish to the shell around them; keys are area names. */
export interface AreaStateData {
  titles: Readonly<Record<string, string | undefined>>;
  badges: Readonly<Record<string, string | undefined>>;
  slotted: Readonly<Record<string, SlottedEntry | undefined>>;
  /** Name of the area with unsaved work. */
  dirty: string | undefined;
  /** The open confirmation, if there is one. */
  leaveConfirmation: LeaveConfirmation | undefined;
  toasts: readonly ShownToast[];
}

export type AreaState = StoreApi<AreaStateData>;

const states = new WeakMap<ElementStores, AreaState>();

/** Returns the state that the areas of an element publish: titles, badges, toasts, unsaved work. */
export function areaStateOf(stores: ElementStores): AreaState {
  const known = states.get(stores);
  if (known) return known;
  const areaState = createStore<AreaStateData>(() => ({
    titles: {},
    badges: {},
    slotted: {},
    dirty: undefined,
    leaveConfirmation: undefined,
    toasts: [],
  }));
  states.set(stores, areaState);
  return areaState;
}
