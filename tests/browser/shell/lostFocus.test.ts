import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAreas } from '../../support/areas';
import { hostPage, SCRIPT } from '../../support/markup';
import { openMenuPage } from '../../support/menuPage';
import { signIn, startOffice } from '../../support/office';
import {
  focusedName,
  hashOf,
  isFocused,
  signInButton,
  stored,
  userMenu,
} from '../../support/pageHelpers';
import { setAttributes, styleOf } from '../../support/shellAlone';

const office = startOffice();

const content = (page: Page) => page.getByRole('main');
const hasNoFocus = (page: Page) =>
  page.evaluate(() => document.activeElement === document.body || !document.activeElement);

/** An area with a link to another area, and one that focuses its own field. */
const AREAS = `{
  site: { load: async () => ({ mount(container) {
    container.innerHTML = '<a href="#/support">To the field</a>';
  } }) },
  support: { load: async () => ({ mount(container) {
    container.innerHTML = '<label>Ticket <input></label>';
    container.querySelector('input').focus();
  } }) },
}`;

test('after a sign-in the content has the focus', async () => {
  const page = await office.host(hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`));
  await signInButton(page).waitFor();
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  await expect.poll(() => isFocused(content(page))).toBe(true);
});

test('a second shell and a page that has the focus itself keep it after a sign-in', async () => {
  const page = await office.host(
    hostPage(`<input aria-label="Of the page"><backoffice-shell></backoffice-shell>
      <backoffice-shell id="other" hash-prefix="other"></backoffice-shell>${SCRIPT}`),
  );
  const other = page.locator('#other');
  const first = page.locator('backoffice-shell:not(#other)');
  await other.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await other.getByLabel('Password', { exact: true }).fill('northgate-ada');
  await page.keyboard.press('Enter');
  await first.getByRole('button', { name: 'User menu' }).waitFor();
  await expect.poll(() => isFocused(other.locator('.content'))).toBe(true);

  await other.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await first.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await first.getByLabel('Password', { exact: true }).fill('northgate-ada');
  const field = page.getByRole('textbox', { name: 'Of the page' });
  await first
    .getByRole('button', { name: 'Sign in', exact: true })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      document.querySelector('input')?.focus();
    });
  await first.getByRole('button', { name: 'User menu' }).waitFor();
  await first.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(await isFocused(field)).toBe(true);
});

test('a page that is opened by a link in the content leaves the focus on the content', async () => {
  const areas = `{ site: { load: async () => ({ mount(container, area) {
    const update = () => area.setTitle(area.path ? 'The seventh' : 'Sites');
    area.subscribe(update);
    update();
  } }) } }`;
  const page = await openAreas(office, areas, { path: '' });
  await content(page).getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  // Nothing had the focus.
  expect(await hasNoFocus(page)).toBe(true);
  await content(page).getByRole('link', { name: 'Site' }).press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/site');
  expect(await isFocused(content(page))).toBe(true);

  await page.evaluate("location.hash = '#/site/7'");
  await expect
    .poll(async () => (await stored(page, 'backoffice:visited')) ?? '')
    .toContain('/site/7');
  await page.evaluate("location.hash = '#/nowhere'");
  await content(page).getByRole('link', { name: 'Back to Dashboard' }).press('Enter');
  await expect.poll(() => isFocused(content(page))).toBe(true);

  const visited = content(page).getByRole('region', { name: 'Recently visited' });
  await visited.getByRole('link', { name: 'The seventh' }).press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/site/7');
  expect(await isFocused(content(page))).toBe(true);
});

test('a click with the pointer draws no focus ring around the content', async () => {
  const page = await openAreas(office, '{}', { path: '' });
  await content(page).getByRole('link', { name: 'Site' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/site');
  await expect.poll(() => isFocused(content(page))).toBe(true);
  expect(await styleOf(content(page), 'outline-style')).toBe('none');
});

test('the content shows that it has the focus after a text field of an area has disappeared', async () => {
  const page = await openAreas(office, AREAS, { path: '#/support' });
  const field = page.getByRole('textbox', { name: 'Ticket' });
  await expect.poll(() => isFocused(field)).toBe(true);
  await page.evaluate("location.hash = '#/site'");
  await expect.poll(() => isFocused(content(page))).toBe(true);
  expect(await styleOf(content(page), 'outline-style')).not.toBe('none');
});

test('an area that focuses its own field keeps the focus', async () => {
  const page = await openAreas(office, AREAS);
  await page.getByRole('link', { name: 'To the field' }).press('Enter');
  const field = page.getByRole('textbox', { name: 'Ticket' });
  await expect.poll(() => isFocused(field)).toBe(true);
  await page.evaluate("location.hash = '#/site'");
  await page.getByRole('link', { name: 'To the field' }).waitFor();
  expect(await isFocused(content(page))).toBe(true);
});

test('a new page leaves a focus outside the content where it is: in the menu, in the host page or on nothing', async () => {
  const page = await openAreas(office, '{}', { path: '' });
  await page.evaluate("document.body.insertAdjacentHTML('beforeend', '<input aria-label=Own>')");
  await content(page).getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  await page.evaluate("location.hash = '#/support'");
  await content(page).getByRole('heading', { name: 'Support', exact: true }).waitFor();
  expect(await hasNoFocus(page)).toBe(true);
  await page.getByRole('textbox', { name: 'Own' }).focus();
  await page.evaluate("location.hash = '#/site'");
  await content(page).getByRole('heading', { name: 'Site', exact: true }).waitFor();
  expect(await focusedName(page)).toBe('Own');
  await page.getByRole('navigation').getByRole('link', { name: 'Support' }).press('Enter');
  await content(page).getByRole('heading', { name: 'Support', exact: true }).waitFor();
  expect(await focusedName(page)).toBe('Support');
});

test('the content has the focus after an attribute has removed the control of an open popup', async () => {
  const { page: shell } = await openMenuPage(office, undefined);
  const button = (name: string) => shell.getByRole('button', { name, exact: true });

  await button('Language').press('Enter');
  await shell.getByRole('menuitemradio', { name: 'English' }).waitFor();
  await setAttributes(shell, { language: 'en' });
  await expect.poll(() => isFocused(content(shell))).toBe(true);

  await shell.evaluate(() => {
    Object.assign(document.querySelector('backoffice-shell') as object, {
      apps: [{ label: 'Wiki', link: '/site/wiki' }],
    });
  });
  await button('Apps').press('Enter');
  await shell.getByRole('link', { name: 'Wiki' }).waitFor();
  await expect.poll(() => isFocused(content(shell))).toBe(false);
  await shell.evaluate("document.querySelector('backoffice-shell').apps = undefined");
  await expect.poll(() => isFocused(content(shell))).toBe(true);

  await button('Settings').press('Enter');
  await expect.poll(() => isFocused(button('Close'))).toBe(true);
  await setAttributes(shell, { 'locked-settings': 'all' });
  await expect.poll(() => isFocused(content(shell))).toBe(true);

  await setAttributes(shell, { 'locked-settings': '' });
  await button('Settings').press('Enter');
  await setAttributes(shell, { 'locked-settings': 'all' });
  await expect.poll(() => isFocused(content(shell))).toBe(true);
});

test.each([
  [
    'in an area',
    `{ site: { load: async () => ({ mount(box) { box.innerHTML = '<input aria-label=Own>'; } }) } }`,
    '',
  ],
  ['in a slotted child', '{}', '<div slot="site"><input aria-label="Own"></div>'],
])(
  'the sign-in form has the focus after a logout in another tab, if it was %s',
  async (_, areas, children) => {
    const page = await openAreas(office, areas, { children });
    await page.getByRole('textbox', { name: 'Own' }).focus();
    const other = await office.host(hostPage(''), page.context());
    await other.evaluate(() => localStorage.removeItem('backoffice:currentUser'));
    const field = page.getByRole('textbox', { name: 'User ID' });
    await expect.poll(() => isFocused(field)).toBe(true);
  },
);
