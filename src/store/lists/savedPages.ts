import { PINNED_KEY, VISITED_KEY } from '../../constants';
import { openStorage, readJson, type StorageKind } from '../browser/storage';
import { isPath } from '../routing/paths';
import { pinChangeCount } from './pinChangeCount';
import { textOf } from './readList';

/** A page inside an area that a user has visited or pinned. */
export interface SavedPage {
  path: string;
  /** Name of the area. */
  area: string;
  /** Title that the area set; without one the page is shown by the label of its area. */
  title?: string;
}

/** Identifies the saved pages of a user. */
export interface SavedPagesKey {
  prefix: string;
  /** Storage of the user record. Visited pages are stored there too, so that they do not outlive it. */
  kind: StorageKind;
  /** Identifies the user, see `userKey`. */
  user: string;
}

/** Number of visited pages that are stored for a user. */
const MAX_VISITED = 8;
/** Number of pinned pages that are stored for a user. Another pin removes the oldest one. */
const MAX_PINNED = 100;
/** Number of users whose pins are stored. */
const MAX_USERS = 10;

/** Returns the pages that the user visited last, newest first. Those of other users are ignored. */
export function readVisited({ prefix, kind, user }: SavedPagesKey): SavedPage[] {
  const stored = Object(readJson(kind, prefix + VISITED_KEY)) as Record<string, unknown>;
  return stored.owner === user ? toPages(stored.pages).slice(0, MAX_VISITED) : [];
}

/** Stores a page in front of those visited before, if the browser allows it. A pin of the page takes its title. */
export function recordVisit(key: SavedPagesKey, page: SavedPage): void {
  const others = readVisited(key).filter(({ path }) => path !== page.path);
  const pages = [page, ...others].slice(0, MAX_VISITED);
  openStorage(key.kind).set(key.prefix + VISITED_KEY, JSON.stringify({ owner: key.user, pages }));
  const pinned = readPinned(key);
  const pin = pinned.find(({ path }) => path === page.path);
  if (!pin || pin.title === page.title) return;
  storePinned(
    key,
    pinned.map((other) => (other === pin ? page : other)),
  );
}

/** Returns the pages that the user has pinned, in the order of pinning. */
export function readPinned({ prefix, user }: SavedPagesKey): SavedPage[] {
  return toPages(readPins(prefix).get(user)).slice(0, MAX_PINNED);
}

/** Pins a page, or removes its pin. Pins outlive the session. */
export function setPinned(key: SavedPagesKey, page: SavedPage, pinned: boolean): void {
  const others = readPinned(key).filter(({ path }) => path !== page.path);
  storePinned(key, pinned ? [...others, page].slice(-MAX_PINNED) : others);
}

function storePinned(key: SavedPagesKey, pages: SavedPage[]): void {
  const byUser = readPins(key.prefix);
  byUser.delete(key.user);
  if (pages.length > 0) byUser.set(key.user, pages);
  // Entries, since an object would sort user ids that are numbers.
  const stored = [...byUser].slice(-MAX_USERS);
  openStorage('local').set(key.prefix + PINNED_KEY, JSON.stringify(stored));
  pinChangeCount.setState(pinChangeCount.getState() + 1, true);
}

/** Returns the stored pins by user. A map, since a user may be called `__proto__`. */
function readPins(prefix: string): Map<string, unknown> {
  const stored = readJson('local', prefix + PINNED_KEY);
  if (typeof stored !== 'object' || stored === null) return new Map();
  // Earlier versions stored an object.
  const entries = Array.isArray(stored) ? stored.filter(Array.isArray) : Object.entries(stored);
  return new Map(entries as [string, unknown][]);
}

function toPages(stored: unknown): SavedPage[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    const { path, area, title } = Object(entry) as Record<string, unknown>;
    const [savedPath, savedArea] = [textOf(path), textOf(area)];
    if (!isPath(savedPath) || !savedArea) return [];
    return [{ path: savedPath, area: savedArea, title: textOf(title) }];
  });
}
