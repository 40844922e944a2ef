import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { signIn } from '../office';
import { logOut, signInButton, userMenu } from '../pageHelpers';
import type { WatchedPage } from './watchedPage';

/** The accent of the examples' brand in the light theme. */
export const NAVY = 'rgb(31, 58, 110)';

/**
 * Walks through an example: sign-in, the area Workspace with its orders, a reload, a logout and another
 * language. Properties and listeners of the shell must survive the reload.
 */
export async function walkThrough({ page, problems }: WatchedPage): Promise<void> {
  const footer = page.locator('[slot="footer"]');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });

  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  await expect.poll(() => footer.textContent()).toBe('Signed in: Ada Okafor');
  await page.getByRole('navigation').getByRole('link', { name: 'Workspace' }).first().click();
  await heading('Orders').waitFor();
  await page.getByRole('link', { name: 'Order 1002' }).click();
  await heading('Order 1002').waitFor();
  expect(new URL(page.url()).hash).toBe('#/workspace/1002');

  await page.reload();
  await heading('Order 1002').waitFor();
  await expect.poll(() => footer.textContent()).toBe('Signed in: Ada Okafor');

  await logOut(page);
  await signInButton(page).waitFor();
  await expect.poll(() => footer.textContent()).toBe('Signed out');
  await expectGerman({ page });
  expect(await problems()).toEqual([]);
}

/** Expects that the area Support shows what the server renders or streams, also after a reload. */
export async function seeServerContent({ page, problems }: WatchedPage): Promise<void> {
  const streamed = page.getByRole('heading', { name: '2 open orders' });
  await signIn(page, 'ada');
  await page.getByRole('navigation').getByRole('link', { name: 'Support' }).first().click();
  await streamed.waitFor();
  await page.reload();
  await streamed.waitFor();
  expect(await problems()).toEqual([]);
}

/** Returns the computed background, shadow and first font of an element. */
export function lookOf(element: Locator) {
  return element.evaluate((node) => {
    const { backgroundColor, boxShadow, fontFamily } = getComputedStyle(node);
    return { backgroundColor, boxShadow, font: fontFamily.split(',')[0] };
  });
}

/** Expects that the sign-in form can switch to German, whose texts are in a separate chunk. */
export async function expectGerman({ page }: Pick<WatchedPage, 'page'>): Promise<void> {
  await page.locator('backoffice-shell').evaluate((shell) => shell.setAttribute('language', 'de'));
  await page.getByRole('button', { name: 'Anmelden' }).waitFor();
}
