import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdModules, signInHydrated } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

/** A host page with hotkeys on its document, as portals have them. */
const withHotkeys = (element: string) =>
  hostPage(`<button>Own</button>${element}
    <script>
      window.heard = [];
      for (const type of ['keydown', 'keypress', 'keyup']) {
        document.addEventListener(type, ({ key }) => window.heard.push(type + ' ' + key));
      }
    </script>${SCRIPT}`);

test('keys typed into sign-in do not trigger the hotkeys of the page', async () => {
  const page = await office.host(withHotkeys('<backoffice-login></backoffice-login>'));
  await signInHydrated(page);
  await typeEverywhere(page);
  expect(await hotkeysPressed(page)).toEqual([]);
});

test('keys typed before hydration do not trigger the hotkeys of the page', async () => {
  const context = await office.context();
  await holdModules(context);
  const page = await office.host(withHotkeys('<backoffice-login></backoffice-login>'), context);
  await typeEverywhere(page);
  expect(await hotkeysPressed(page)).toEqual([]);
});

test('keys typed into the reset steps do not trigger the hotkeys of the page', async () => {
  const page = await office.host(withHotkeys('<backoffice-reset></backoffice-reset>'));
  const field = page.getByRole('textbox', { name: 'User ID' });
  await field.pressSequentially('ada s/');
  expect(await field.inputValue()).toBe('ada s/');
  expect(await hotkeysPressed(page)).toEqual([]);
});

test('the hotkeys of the page work everywhere else, also on links of the shell', async () => {
  const markup = withHotkeys('<backoffice-shell></backoffice-shell>');
  const page = await office.host(markup, await signedIn(office, 'ada'));
  await page.getByRole('button', { name: 'Own' }).press('a');
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).press('b');
  expect(await hotkeysPressed(page)).toEqual(
    expect.arrayContaining(['keydown a', 'keyup a', 'keydown b', 'keyup b']),
  );
});

async function typeEverywhere(page: Page): Promise<void> {
  const userId = page.getByRole('textbox', { name: 'User ID' });
  await userId.pressSequentially('s/?');
  await page.getByLabel('Password', { exact: true }).pressSequentially('jk');
  await page.getByRole('combobox', { name: 'Language' }).press('ArrowUp');
  expect(await userId.inputValue()).toBe('s/?');
}

const hotkeysPressed = (page: Page) => page.evaluate('window.heard');
