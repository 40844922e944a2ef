import type { BrowserContext, Page } from 'playwright-core';

/** An event of our elements, as a listener on the document received it. */
export interface RecordedEvent {
  type: string;
  detail: Record<string, unknown>;
  bubbles: boolean;
  composed: boolean;
  cancelable: boolean;
  /** Tag name of the element that dispatched it. */
  target: string;
  /** The stored user record, and the property `user` of the element, at that time. */
  record: string | null;
  user: unknown;
}

const TYPES = [
  'ready',
  'login',
  'login-failed',
  'logout',
  'session-expired',
  'reset',
  'navigate',
  'language-change',
  'settings-change',
  'search',
  'notification',
  'notification-read',
  'app',
  'user-menu',
  'error',
].map((name) => `backoffice-${name}`);

/** Records the events on every page of a context. Returns the list of events, which survives reloads. */
export async function recordEvents(context: BrowserContext): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  await context.exposeBinding('recordEvent', (_, event: string) => events.push(JSON.parse(event)));
  await context.addInitScript((types) => {
    const { recordEvent } = window as unknown as { recordEvent(event: string): void };
    for (const type of types) {
      document.addEventListener(type, (event) => {
        const { detail, bubbles, composed, cancelable } = event as CustomEvent;
        const target = event.target as HTMLElement & { user?: unknown };
        const record = localStorage.getItem('backoffice:currentUser');
        const { localName, user = null } = target;
        const flags = { bubbles, composed, cancelable };
        recordEvent(JSON.stringify({ type, detail, ...flags, target: localName, record, user }));
      });
    }
  }, TYPES);
  return events;
}

/**
 * Evaluates an expression with `shell`, the shell of the page. It waits until the element is defined, which is
 * after the first paint.
 */
export async function evaluateOnShell<T>(page: Page, expression: string): Promise<T> {
  return page.evaluate(`customElements.whenDefined('backoffice-shell').then(() =>
    ((shell) => ${expression})(document.querySelector('backoffice-shell')))`);
}
