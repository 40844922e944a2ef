import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ElementStores } from '../element/elementStores';
import type { CommandEntry } from '../lists/commands';
import type { LeaveReason } from '../session/leaveGuards';
import type { SessionState } from '../session/session';
import type { Highlight, Toast } from './areaTypes';

/** A toast on the screen. */
export interface ShownToast extends Toast {
  id: number;
  /** Name of the area whose framed page sent it. */
  from?: string | undefined;
}

/** A link on the dashboard. */
export interface ShownHighlight extends Highlight {
  /** Name of the area whose framed page shows it. */
  from?: string | undefined;
}

/** Menu entry data of a slotted child: `data-label`, `data-icon`, `data-badge`. */
export interface SlottedEntry {
  label?: string;
  icon?: string;
  badge?: string;
}

/** Badge of a menu entry; `variant` is its color. */
export interface AreaBadge {
  variant: string;
  text: string;
}

/** An open leave dialog: whose work it is about, and the callbacks of its answers. */
export interface LeaveDialogState {
  /** Set as it opens. */
  id?: number;
  /**
   * Shell with the unsaved work, if the session ends with the answer: the changes will be lost even if there is a
   * draft, and while that shell is hidden, another one of the session asks.
   */
  owner?: AreaStore;
  /** Why the session ends. */
  reason?: LeaveReason;
  leave(): void;
  stay?(): void;
}

/** Data that areas publish to the shell around them; keys are area names. */
export interface AreaState {
  titles: Readonly<Record<string, string | undefined>>;
  badges: Readonly<Record<string, AreaBadge | undefined>>;
  /** Commands of open areas, for the search palette. */
  commands: Readonly<Record<string, readonly CommandEntry[] | undefined>>;
  /** Links for the dashboard; they stay when the area is left. */
  highlights: Readonly<Record<string, readonly ShownHighlight[] | undefined>>;
  slotted: Readonly<Record<string, SlottedEntry | undefined>>;
  /** Name of the area with unsaved work. */
  dirty: string | undefined;
  /** The leave dialog, if it is open. */
  leaveDialog: LeaveDialogState | undefined;
  toasts: readonly ShownToast[];
}

/** Store of the state that areas publish. */
export type AreaStore = StoreApi<AreaState>;

const states = new WeakMap<ElementStores, AreaStore>();

/** Returns the state that the areas of an element publish: titles, badges, toasts, unsaved work. */
export function areaStoreOf(stores: ElementStores): AreaStore {
  const known = states.get(stores);
  if (known) return known;
  const areaStore = createStore<AreaState>(() => ({
    titles: {},
    badges: {},
    commands: {},
    highlights: {},
    slotted: {},
    dirty: undefined,
    leaveDialog: undefined,
    toasts: [],
  }));
  states.set(stores, areaStore);
  return areaStore;
}

/** Sets the menu entry data of slotted children, unless it is the same. */
export function setSlotted(areaStore: AreaStore, slotted: AreaState['slotted']): void {
  if (JSON.stringify(slotted) !== JSON.stringify(areaStore.getState().slotted)) {
    areaStore.setState({ slotted });
  }
}

/** The state of the session for which an element was last cleared. */
const lastStates = new WeakMap<AreaStore, SessionState>();
/** The state of the session when an element was last disconnected. */
const statesAtDisconnect = new WeakMap<AreaStore, SessionState>();

/** Returns whether a user has signed out, or another one has taken over the session. */
const isUserGone = (now: SessionState, before: SessionState) =>
  before.user && !(now.user && now.userChangeCount === before.userChangeCount);

/**
 * Removes toasts, badges, commands and highlights if their user is gone, once: a listener of `backoffice-login` may
 * already set those of the next user.
 */
export function clearIfUserGone(stores: ElementStores): void {
  const areaStore = areaStoreOf(stores);
  const now = stores.session.getState();
  const before = lastStates.get(areaStore) ?? now;
  lastStates.set(areaStore, now);
  if (!isUserGone(now, before)) return;
  areaStore.setState({ toasts: [], badges: {}, commands: {}, highlights: {} });
}

/**
 * Removes toasts, badges, commands and highlights whenever the user changes or signs out, while the element is
 * connected and when it is connected again. Returns an unsubscribe function.
 * @param onUserGone called after each time
 */
export function clearForNextUser(stores: ElementStores, onUserGone?: () => void): () => void {
  const areaStore = areaStoreOf(stores);
  const { session } = stores;
  const update = (now: SessionState, before: SessionState) => {
    clearIfUserGone(stores);
    if (isUserGone(now, before)) onUserGone?.();
  };
  const now = session.getState();
  update(now, statesAtDisconnect.get(areaStore) ?? now);
  const unsubscribe = session.subscribe(update);
  return () => {
    statesAtDisconnect.set(areaStore, session.getState());
    unsubscribe();
  };
}
