import type { BrowserContext, Page } from 'playwright-core';

/** An event of our elements, as a listener on the document received it. */
export interface Heard {
  type: string;
  detail: Record<string, unknown>;
  bubbles: boolean;
  composed: boolean;
  cancelable: boolean;
  /** Tag of the element that dispatched it. */
  target: string;
  /** The record in storage and the user of the element at that time. */
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
  'app',
  'user-menu',
  'error',
].map((name) => `backoffice-${name}`);

/** Listens on the document of every page of the context; the recorded events survive a reload. */
export async function listen(context: BrowserContext): Promise<{ heard: Heard[] }> {
  const heard: Heard[] = [];
  await context.exposeBinding('tellHeard', (_, one: string) => heard.push(JSON.parse(one)));
  await context.addInitScript((types) => {
    const { tellHeard } = window as unknown as { tellHeard(one: string): void };
    for (const type of types) {
      document.addEventListener(type, (event) => {
        const { detail, bubbles, composed, cancelable } = event as CustomEvent;
        const target = event.target as HTMLElement & { user?: unknown };
        const record = localStorage.getItem('backoffice:currentUser');
        const { localName, user = null } = target;
        const one = {
          type,
          detail,
          bubbles,
          composed,
          cancelable,
          target: localName,
          record,
          user,
        };
        tellHeard(JSON.stringify(one));
      });
    }
  }, TYPES);
  return { heard };
}

/**
 * Calls a method of the shell on the page, or reads a property; `act` is an expression with
 * `shell`. It waits for the element, because the frame is painted before it is defined.
 */
export async function shellSays<T>(page: Page, act: string): Promise<T> {
  return page.evaluate(`customElements.whenDefined('backoffice-shell').then(() =>
    ((shell) => ${act})(document.querySelector('backoffice-shell')))`);
}
