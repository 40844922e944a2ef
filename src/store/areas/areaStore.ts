import { createStore, type StoreApi } from 'zustand/vanilla';
import { warnOnce } from '../browser/warnOnce';
import type { ElementStores } from '../element/elementStores';
import type { CommandEntry } from '../lists/commands';
import { shownText, textOf } from '../lists/readList';
import type { SessionState } from '../session/session';
import type { Highlight, Toast } from './areaTypes';

/** A toast on the screen. */
export interface ShownToast extends Toast {
  id: number;
  /** Name of the area whose framed page sent it. */
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

/** Callbacks of an open confirmation about unsaved work. */
export interface LeaveConfirmation {
  /** Whether to say that the changes will be lost, even if there is a draft. */
  losesDrafts?: boolean;
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
  highlights: Readonly<Record<string, readonly Highlight[] | undefined>>;
  slotted: Readonly<Record<string, SlottedEntry | undefined>>;
  /** Name of the area with unsaved work. */
  dirty: string | undefined;
  /** The open confirmation, if there is one. */
  leaveConfirmation: LeaveConfirmation | undefined;
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
    leaveConfirmation: undefined,
    toasts: [],
  }));
  states.set(stores, areaStore);
  return areaStore;
}

/** Identifies the signed-in user over time: the count grows with each change of the user. */
type UserVersion = Pick<SessionState, 'userChangeCount'> & { signedIn: boolean };

/** The user at the time when an element was disconnected. */
const lastVersions = new WeakMap<AreaStore, UserVersion>();

/**
 * Removes toasts, badges, commands and highlights whenever the user changes or signs out, while the element is
 * connected and when it is connected again. Returns an unsubscribe function.
 * @param onCleared called after each time
 */
export function clearForNextUser(stores: ElementStores, onCleared?: () => void): () => void {
  const areaStore = areaStoreOf(stores);
  const versionOf = ({ user, userChangeCount }: SessionState): UserVersion => ({
    signedIn: user !== undefined,
    userChangeCount,
  });
  const update = (now: UserVersion, before: UserVersion) => {
    if (!before.signedIn) return;
    if (now.signedIn && now.userChangeCount === before.userChangeCount) return;
    areaStore.setState({ toasts: [], badges: {}, commands: {}, highlights: {} });
    onCleared?.();
  };
  const { session } = stores;
  const now = versionOf(session.getState());
  update(now, lastVersions.get(areaStore) ?? now);
  const unsubscribe = session.subscribe((state, before) =>
    update(versionOf(state), versionOf(before)),
  );
  return () => {
    lastVersions.set(areaStore, versionOf(session.getState()));
    unsubscribe();
  };
}

/** Toasts shown at a time; the oldest is removed when another one is added. */
const MAX_TOASTS = 4;

let toastCount = 0;

/**
 * Shows a toast. An unknown `kind` looks like `info`; without a text it is ignored with a warning.
 * @param from name of the area, to show who says it
 */
export function showToast(areaStore: AreaStore, toast: unknown, from?: string): void {
  const { kind, text } = Object(toast) as Partial<Toast>;
  const shown = shownText(text);
  if (shown === undefined) {
    warnOnce('notify() needs { kind, text } with a non-empty text.');
    return;
  }
  toastCount += 1;
  // An object that has no text form would throw when the toast is rendered.
  const known = typeof kind === 'string' ? kind : 'info';
  const next = { id: toastCount, kind: known, text: shown, from };
  areaStore.setState(({ toasts }) => ({ toasts: [...toasts, next].slice(-MAX_TOASTS) }));
}

/** Sets the badge of an area's menu entry. Without a text the badge of the menu is shown again. */
export function setBadge(areaStore: AreaStore, area: string, badge: unknown): void {
  if (badge != null && typeof badge !== 'object') {
    warnOnce('setBadge() needs { variant, text }, or undefined to remove the badge.');
  }
  const { variant, text } = Object(badge) as Partial<AreaBadge>;
  const shown = shownText(text);
  const next =
    shown === undefined ? undefined : { variant: textOf(variant) ?? 'accent', text: shown };
  areaStore.setState(({ badges }) => ({ badges: { ...badges, [area]: next } }));
}
