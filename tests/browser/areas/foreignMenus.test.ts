import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn, startOffice } from '../../support/office';
import { userMenu } from '../../support/pageHelpers';

const office = startOffice();
const PRODUCT = ['Workspace', 'Site', 'Application', 'Develop', 'App Publish', 'Admin', 'Support'];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Opens the shell for ada with this JSON as its menu. */
async function openWith(json: string, attributes = '') {
  const page = await office.host(
    `<!doctype html><title>Host</title><backoffice-shell ${attributes}>
      <script type="application/json" slot="menu">${json}</script>
    </backoffice-shell><script src="/dist/backoffice.js"></script>`,
  );
  const warnings: string[] = [];
  page.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()));
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  return { page, warnings };
}

for (const json of ['{"not":"a list"}', '"menu"', '7', '{oops']) {
  test(`shows the default menu when the menu is ${json}`, async () => {
    const { page } = await openWith(json);
    await expect.poll(() => menu(page).getByRole('link').allInnerTexts()).toEqual(PRODUCT);
  });
}

test('drops invalid entries from a garbage menu', async () => {
  const loop = '{"id":"a","label":"A","parentId":"b"},{"id":"b","label":"B","parentId":"a"}';
  const { page } = await openWith(
    `[null, 7, "x", [], {}, {"id":""}, {"label":["x"]}, {"id":"same","label":"One","link":"/site"},
      {"id":"same","label":"Two","link":7,"badge":"x","subItems":"x"},
      {"label":"<b>Bold</b>","link":"/support","badge":{"variant":9,"text":"3"}}, ${loop}]`,
  );
  await expect
    .poll(() => menu(page).getByRole('listitem').allInnerTexts())
    .toEqual(['One', 'Two', '<b>Bold</b>\n3', 'A', 'B']);
});

test('refuses javascript: and data: links in a menu', async () => {
  const { page, warnings } = await openWith(
    `[{"id":"1","label":"Script","link":"javascript:window.pwned=1"},
      {"id":"2","label":"Spaced","link":" java\\nscript:window.pwned=1"},
      {"id":"3","label":"Data","link":"data:text/html,<script>1</scr\\u0069pt>"},
      {"id":"4","label":"Site","link":"/site"}]`,
  );
  for (const label of ['Script', 'Spaced', 'Data']) {
    await menu(page).getByText(label, { exact: true }).click();
    expect(await menu(page).getByRole('link', { name: label, exact: true }).count()).toBe(0);
  }
  await menu(page).getByRole('link', { name: 'Site' }).click();
  await page.getByRole('heading', { name: 'Site', exact: true }).waitFor();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(warnings.filter((text) => text.includes('is refused'))).toHaveLength(3);
});

test('an unknown attribute value warns once, naming element, value and the accepted values', async () => {
  const { page, warnings } = await openWith('[]', 'sidebar="purple" routing="file"');
  expect(warnings.filter((text) => text.includes('purple'))).toEqual([
    'backoffice-elements: <backoffice-shell> sidebar="purple" is unknown; accepted: dark, light, compact, icon, colored.',
  ]);
  expect(warnings.filter((text) => text.includes('"file"'))).toEqual([
    'backoffice-elements: <backoffice-shell> routing="file" is unknown; accepted: hash, memory.',
  ]);
  expect(
    await page
      .getByRole('main')
      .locator('xpath=ancestor::*[@data-sidebar]')
      .getAttribute('data-sidebar'),
  ).toBe('dark');
});

for (const address of [
  'javascript:window.pwned=1',
  ' JAVA\tscript:window.pwned=1',
  'data:text/html,x',
  'vbscript:x',
])
  test(`refuses ${JSON.stringify(address)} as URL in attributes`, async () => {
    const page = await office.host(
      `<!doctype html><title>Host</title>
    <backoffice-login return-url="${address}" reset-url="${address}"
      register-url="${address}"></backoffice-login>
    <script src="/dist/backoffice.js"></script>`,
    );
    await page.getByText('Forgot password?').waitFor();
    const hrefs = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['#']);
    await signIn(page, 'ada');
    await page.getByText('You are signed in as Ada Okafor.').waitFor();
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });
