import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdModules, signInHydrated } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { askForCode, codeField, mailedCode, newPassword } from '../../support/passwordReset';

const office = startOffice();

/** Makes the page stop every submit before our listeners, and returns the addresses that forms lead to. */
const stopSubmits = (page: Page) =>
  page.evaluate(() => {
    const left: string[] = [];
    Object.assign(window, { left, stopped: 0 });
    const stop = (event: Event) => {
      event.stopImmediatePropagation();
      // Once the browser has started what follows a submit.
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { stopped: 1 })));
    };
    addEventListener('submit', stop, true);
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', (event) => {
      left.push((event as Event & { destination: { url: string } }).destination.url);
      event.preventDefault();
    });
  });

const submitted = (page: Page) => expect.poll(() => page.evaluate('window.stopped')).toBe(1);

const STEPS: Record<string, { tag: string; reach(page: Page): Promise<unknown> }> = {
  'sign-in': {
    tag: 'shell',
    async reach(page) {
      await signInHydrated(page);
      await stopSubmits(page);
      await signIn(page, 'ada');
    },
  },
  'the second step': {
    tag: 'login',
    async reach(page) {
      await signIn(page, 'emil', 'northgate-emil');
      await newPassword(page).fill('correct horse');
      await stopSubmits(page);
      await page.keyboard.press('Enter');
    },
  },
  'the password reset': {
    tag: 'reset',
    async reach(page) {
      await askForCode(page, 'ben');
      await codeField(page).fill(mailedCode(office, 'ben'));
      await stopSubmits(page);
      await page.keyboard.press('Enter');
    },
  },
};

for (const [step, { tag, reach }] of Object.entries(STEPS)) {
  test(`a page that stops every submit does not get the values of ${step} into its address`, async () => {
    const page = await office.host(hostPage(`<backoffice-${tag}></backoffice-${tag}>${SCRIPT}`));
    await reach(page);
    await submitted(page);
    expect(await page.evaluate('window.left')).toEqual([]);
  });
}

test('a page that stops every submit does not get the password into its address before the modules have loaded', async () => {
  const context = await office.context();
  const release = await holdModules(context);
  const page = await office.host(
    hostPage(`<backoffice-login></backoffice-login>${SCRIPT}`),
    context,
  );
  await stopSubmits(page);
  await signIn(page, 'ada');
  await submitted(page);
  expect(await page.evaluate('window.left')).toEqual([]);
  release();
});
