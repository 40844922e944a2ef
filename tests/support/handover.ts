import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdRequests } from './holdRequests';

/** Delays the ES modules of the bundle, as a slow network does, until the returned function is called. */
export function holdModules(context: BrowserContext): Promise<() => void> {
  return holdRequests(context, /\/dist\/(account|shell|chunks\/.*)\.js$/);
}

/**
 * Waits until React has hydrated the sign-in form: its Show password button works. The click is
 * dispatched, so that the focus does not move.
 */
export async function signInHydrated(page: Page): Promise<void> {
  const peek = page.getByRole('button', { name: 'Show password' });
  const pressed = await peek.getAttribute('aria-pressed');
  await peek.dispatchEvent('click');
  await expect.poll(() => peek.getAttribute('aria-pressed')).not.toBe(pressed);
}
