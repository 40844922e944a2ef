import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { userMenu } from '../../support/pageHelpers';
import { boxOf, navigateShell, piecesOf, styleOf } from '../../support/shellAlone';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

const SHELL = `<backoffice-shell brand="Northgate Back Office of the North"></backoffice-shell>${SCRIPT}`;
const PAGES = {
  'a box of its page': hostPage(
    `<div dir="rtl">${SHELL}</div>`,
    '<style>body { margin: 0 }</style>',
  ),
  'its page': hostPage(`<style>body { margin: 0 }</style>${SHELL}`).replace(
    '<html',
    '<html dir="rtl"',
  ),
};

for (const [what, markup] of Object.entries(PAGES)) {
  test(`the settings panel is mirrored at the left when ${what} is right to left`, async () => {
    const page = await open(markup, 1280);
    await page.getByRole('button', { name: 'Settings' }).click();
    const panel = page.locator('backoffice-shell').locator('[part="settings"]');
    const heading = panel.getByRole('heading', { name: 'Settings' });
    await expect.poll(() => boxOf(panel)).toMatchObject({ left: 0, width: 360 });
    const label = await boxOf(panel.getByText('Layout', { exact: true }));
    expect(await boxOf(heading)).toMatchObject({ right: label.right });
    expect((await boxOf(panel.getByRole('button', { name: 'Close' }))).left).toBe(8);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => boxOf(panel)).toMatchObject({ left: 0, right: 360 });
  });
}

test('the menus of the top bar are mirrored in a right-to-left page', async () => {
  const page = await open(PAGES['a box of its page'], 1280);
  await userMenu(page).click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  expect(await styleOf(menu, 'direction')).toBe('rtl');
  const entry = await boxOf(menu.getByRole('menuitem', { name: 'Log out' }));
  const icon = await boxOf(menu.getByRole('menuitem', { name: 'Log out' }).locator('svg'));
  expect(entry.right - icon.right).toBe(10);
});

test('menus and pickers of a right-to-left language are mirrored in a left-to-right page', async () => {
  const context = await signedIn(office, 'ada');
  await context.route('**/own/assets/i18n/*.json', (route) => route.fulfill({ json: {} }));
  const page = await office.host(
    hostPage(`<backoffice-shell assets-base="/own/" languages="en ar" language="ar">
      <div slot="site"><backoffice-date-picker value="2026-11-20"></backoffice-date-picker></div>
    </backoffice-shell>${SCRIPT}`),
    context,
    '/host-page#/site',
  );
  await page.locator('.root[lang="ar"][dir="rtl"]').waitFor();
  await userMenu(page).click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  expect(await styleOf(menu, 'direction')).toBe('rtl');
  await page.keyboard.press('Escape');

  const picker = page.locator('backoffice-date-picker');
  expect(await styleOf(picker.locator('input'), 'text-align')).toBe('right');
  await picker.locator('.box button').click();
  await picker.locator('.caption .up').first().click();
  const arrow = picker.locator('.pages .rdp-chevron').first();
  await arrow.waitFor();
  expect(await styleOf(arrow, 'scale')).toBe('-1 1');
});

test('clips the end of a brand that is too long for a narrow top bar in a right-to-left page', async () => {
  const page = await open(PAGES['its page'], 481);
  const name = page.locator('.brand-name');
  const whole = await boxOf(name);
  const [first, last] = await lettersOf(name);
  expect(first.left).toBeGreaterThanOrEqual(whole.left);
  expect(first.right).toBeLessThanOrEqual(whole.right);
  expect(last.left).toBeGreaterThan(whole.right);
});

test('built-in sentences keep their own direction and align right in a right-to-left page', async () => {
  const page = await open(PAGES['its page'], 1280);
  const { content } = piecesOf(page);
  const edge = (await boxOf(content)).right - 24;
  const sentence = content.getByText('Choose an area to get started.');
  const [first, last] = await lettersOf(sentence);
  expect(last.left).toBeGreaterThan(first.right);
  expect(last.right).toBe(edge);
  expect((await lettersOf(content.getByRole('heading', { level: 1 })))[1].right).toBe(edge);
  await navigateShell(page, '/nowhere');
  const lost = content.locator('.error-screen p').last();
  await lost.waitFor();
  const [begin, end] = await lettersOf(lost);
  expect(end.left).toBeGreaterThan(begin.right);
});

test('the letter of the default logo is in its middle in a right-to-left page', async () => {
  const page = await open(PAGES['its page'], 1280);
  const mark = page.locator('.topbar .mark');
  const { width } = await boxOf(mark);
  expect(await styleOf(mark, 'text-align')).toBe('center');
  expect(width).toBe(24);
});

test('the marker of a fold is at the right of its text in a right-to-left page', async () => {
  const page = await open(PAGES['its page'], 1280);
  await navigateShell(page, '/profile');
  const fold = page.locator('summary');
  await fold.waitFor();
  const [, last] = await lettersOf(fold);
  expect((await boxOf(fold)).right - last.right).toBeGreaterThan(8);
});

test('the drawings of the settings are mirrored in a right-to-left page', async () => {
  const page = await open(PAGES['its page'], 1280);
  await page.getByRole('button', { name: 'Settings' }).click();
  const drawing = page.locator('.mini').first();
  await drawing.waitFor();
  expect(await styleOf(drawing, 'scale')).toBe('-1 1');
});

test('sign-in and reset align their texts right in a right-to-left page', async () => {
  const page = await office.host(PAGES['its page'].replaceAll('-shell', '-login'));
  const form = page.locator('[data-backoffice] form');
  const field = page.getByRole('textbox', { name: 'User ID' });
  await field.waitFor();
  const { right } = await boxOf(field);
  const edgeOf = async (text: Locator) => (await lettersOf(text))[1].right;
  expect(await edgeOf(form.getByText('User ID', { exact: true }))).toBe(right);
  expect(await edgeOf(page.getByRole('heading', { name: 'Sign in' }))).toBe(right);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const problem = form.getByText('Enter your user ID');
  await problem.waitFor();
  expect(Math.abs((await edgeOf(problem)) - right)).toBeLessThan(4);
});

async function open(markup: string, width: number): Promise<Page> {
  const context = await signedIn(office, 'ada', { viewport: { width, height: 740 } });
  const page = await office.host(markup, context);
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  return page;
}

/** Returns the positions of the first and last letter of a text, in whole pixels. */
const lettersOf = (text: Locator) =>
  text.evaluate((node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const only = texts.nextNode() as Text;
    return [0, only.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(only, at);
      range.setEnd(only, at + 1);
      const { left, right } = range.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right) };
    }) as [Edges, Edges];
  });

interface Edges {
  left: number;
  right: number;
}
