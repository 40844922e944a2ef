import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Holds the ES modules of the bundle back, as a slow network does, until the returned function is called. */
export async function holdModules(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/\/dist\/(account|shell|chunks\/.*)\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Waits until React has hydrated the sign-in form: its Show password button works. The click is
 * dispatched, so that the focus does not move.
 */
export async function signInTakenOver(page: Page): Promise<void> {
  const peek = page.getByRole('button', { name: 'Show password' });
  const pressed = await peek.getAttribute('aria-pressed');
  await peek.dispatchEvent('click');
  await expect.poll(() => peek.getAttribute('aria-pressed')).not.toBe(pressed);
}
