import { createStore, type StoreApi } from 'zustand/vanilla';
import { warnOnce } from '../browser/warnOnce';
import { readList, shownText, textOf } from './readList';

/** A notification as the property `notifications` accepts it. */
export interface NotificationInput {
  /** Unique in the list; the detail of `backoffice-notification`. */
  id: string;
  /** Plain text. */
  title: string;
  /** Plain text below the title. */
  text?: string;
  /** A date, an ISO text, or milliseconds. */
  time?: Date | string | number;
  /** Lucide name. */
  icon?: string;
  /** Path of the shell or address. */
  link?: string;
  /** Whether the user has read it. */
  read?: boolean;
}

/** A notification as shown. */
export interface Notification extends NotificationInput {
  time?: Date;
  read: boolean;
}

/** Store of the notifications of one shell. */
export interface Notifications extends StoreApi<{ list: Notification[] }> {
  /**
   * Sets the list of the host page. A notification that was marked as read here stays read until the
   * list marks it as read or no longer contains it.
   */
  setInput(input: unknown): void;
  /** Marks one notification as read. */
  markRead(id: string): void;
  /** Marks all notifications as read. */
  markAllRead(): void;
}

/**
 * Creates the notifications of a shell; which ones are marked as read is not stored.
 * @param onRead called with the ids that the user has marked
 */
export function createNotifications(onRead?: (ids: string[]) => void): Notifications {
  let list: Notification[] = [];
  let marked = new Set<string>();
  const store = createStore<{ list: Notification[] }>(() => ({ list: [] }));
  const show = () =>
    store.setState({
      list: list.map((entry) => (marked.has(entry.id) ? { ...entry, read: true } : entry)),
    });

  const unread = () => list.filter(({ read }) => !read).map(({ id }) => id);
  const unmarked = () => unread().filter((id) => !marked.has(id));

  function mark(ids: string[]) {
    if (ids.length === 0) return;
    for (const id of ids) marked.add(id);
    show();
    onRead?.(ids);
  }

  return Object.assign(store, {
    setInput(next: unknown) {
      list = readNotifications(next);
      marked = new Set(unread().filter((id) => marked.has(id)));
      show();
    },
    markRead: (id: string) => mark(unmarked().filter((unreadId) => unreadId === id)),
    markAllRead: () => mark(unmarked()),
  });
}

/** Returns the valid entries of the property `notifications`. */
export function readNotifications(input: unknown): Notification[] {
  return readList(input, 'title', (id, title, { text, time, icon, link, read }) => ({
    id,
    title,
    text: shownText(text),
    time: dateOf(time),
    icon: textOf(icon),
    link: textOf(link),
    read: read === true,
  }));
}

/** Returns a Date from a date, an ISO text or milliseconds; warns once and returns undefined otherwise. */
function dateOf(value: unknown): Date | undefined {
  if (value === undefined || value === null) return;
  const accepted = typeof value === 'string' || typeof value === 'number' || value instanceof Date;
  const date = new Date(accepted ? value : Number.NaN);
  if (!Number.isNaN(date.getTime())) return date;
  warnOnce('a notification has an invalid time; accepted: a Date, an ISO text, milliseconds.');
}
