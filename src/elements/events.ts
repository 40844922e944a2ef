import type { Announce, Announcements } from '../store/element/announce';
import type { ElementStores } from '../store/element/elementStores';
import { customCatalogs } from '../store/language/customCatalogs';
import type { PublicUser } from '../store/session/user/userRecord';

/** The events of the elements by name, each a CustomEvent. Their details contain no secrets. */
export type BackofficeEventMap = {
  [Name in keyof Announcements]: CustomEvent<Announcements[Name]>;
};

/**
 * Creates the announcer of an element: it dispatches bubbling, composed events. Only
 * `backoffice-session-expired` is cancelable.
 */
export function createAnnouncer(host: HTMLElement): Announce {
  return (name, detail) =>
    host.dispatchEvent(
      new CustomEvent(name, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: name === 'backoffice-session-expired',
      }),
    );
}

/** Dispatches events for changes of the stores. Returns a function that stops it. */
export function announceChanges(stores: ElementStores): () => void {
  const { announce } = stores;
  let language = stores.language();
  const announceLanguage = () => {
    if (stores.language() === language) return;
    language = stores.language();
    announce('backoffice-language-change', { language });
  };
  const unsubscribers = [
    stores.session.subscribe((now, before) => {
      if (now.user && now.user !== before.user)
        announce('backoffice-login', { user: stores.publicUser() as PublicUser });
      if (!now.user && before.user && now.ended) {
        announce('backoffice-logout', { reason: now.ended });
      }
      if (now.error && now.error !== before.error) {
        const { message, code, status } = now.error;
        announce('backoffice-login-failed', { message, code, status });
      }
    }),
    stores.layout.subscribe((now, before) => {
      if (now.settings !== before.settings && !hasSameValues(now.settings, before.settings)) {
        announce('backoffice-settings-change', { settings: { ...now.settings } });
      }
    }),
    stores.pageLanguage.subscribe(announceLanguage),
    stores.options.subscribe(announceLanguage),
    customCatalogs().subscribe(announceLanguage),
  ];
  queueMicrotask(() => announce('backoffice-ready', { version: __VERSION__ }));
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

function hasSameValues(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
