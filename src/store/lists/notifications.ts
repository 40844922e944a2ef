import { createStore, type StoreApi } from 'zustand/vanilla';
import { readList, textOf } from './readList';

/** Something staff should know, as the integrator tells it. */
export interface GivenNotification {
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

/** A notification as it is shown. */
export interface Notification extends GivenNotification {
  time?: Date;
  read: boolean;
}

export interface Notifications extends StoreApi<{ list: Notification[] }> {
  /**
   * The integrator's list. What was marked here stays read, until the integrator says another `read`
   * of it than when it was marked, or leaves it out.
   */
  give(given: unknown): void;
  markRead(id: string): void;
  markAllRead(): void;
}

/** Makes the notifications of one shell; what is marked as read is known to this page alone. */
export function createNotifications(): Notifications {
  let given: Notification[] = [];
  let marked = new Set<string>();
  const store = createStore<{ list: Notification[] }>(() => ({ list: [] }));
  const show = () =>
    store.setState({
      list: given.map((one) => (marked.has(one.id) ? { ...one, read: true } : one)),
    });

  const unread = () => given.filter(({ read }) => !read).map(({ id }) => id);

  function mark(ids: string[]) {
    for (const id of ids) marked.add(id);
    show();
  }

  return Object.assign(store, {
    give(next: unknown) {
      given = readNotifications(next);
      marked = new Set(unread().filter((id) => marked.has(id)));
      show();
    },
    markRead: (id: string) => mark(unread().filter((one) => one === id)),
    markAllRead: () => mark(unread()),
  });
}

/** The property `notifications`, cleaned. */
export function readNotifications(given: unknown): Notification[] {
  return readList(given, 'title', (id, title, { text, time, icon, link, read }) => ({
    id,
    title,
    text: textOf(text),
    time: dateOf(time),
    icon: textOf(icon),
    link: textOf(link),
    read: read === true,
  }));
}

/** A date, an ISO text or milliseconds; whatever is no time is none. */
function dateOf(value: unknown): Date | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date)) return;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
