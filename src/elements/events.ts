import type { Announce, Announcements } from '../store/element/announce';
import type { Stores } from '../store/element/elementStores';

/** The events of our elements by name, each a CustomEvent; details hold no secrets. */
export type BackofficeEventMap = {
  [Name in keyof Announcements]: CustomEvent<Announcements[Name]>;
};

/** Dispatches from the element, bubbling and composed; only the expired session can be prevented. */
export function announcer(host: HTMLElement): Announce {
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

/** Makes events of what happens in the stores. Returns the function that ends it. */
export function wireEvents(host: HTMLElement, stores: Stores): () => void {
  const announce = announcer(host);
  let language = stores.language();
  const tellLanguage = () => {
    if (stores.language() === language) return;
    language = stores.language();
    announce('backoffice-language-change', { language });
  };
  const ends = [
    stores.session.subscribe((now, before) => {
      if (now.user && now.user !== before.user) announce('backoffice-login', { user: now.user });
      if (!now.user && before.user && now.ended) {
        announce('backoffice-logout', { reason: now.ended });
      }
      if (now.error && now.error !== before.error) {
        const { message, code, status } = now.error;
        announce('backoffice-login-failed', { message, code, status });
      }
    }),
    stores.layout.subscribe((now, before) => {
      if (now.settings !== before.settings && !sameValues(now.settings, before.settings)) {
        announce('backoffice-settings-change', { settings: { ...now.settings } });
      }
    }),
    stores.pageLanguage.subscribe(tellLanguage),
    stores.options.subscribe(tellLanguage),
    stores.start(),
  ];
  queueMicrotask(() => announce('backoffice-ready', { version: __VERSION__ }));
  return () => {
    for (const end of ends) end();
  };
}

function sameValues(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
