import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../../../support/axe';
import { startDemo } from '../../../support/office';
import { ADMIN_SCREENS, openWorld, SCREENS, showScreen } from '../../../support/world';

const office = startDemo();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Boxes that scroll sideways, and what reaches beyond the right edge of its page. */
const tooWide = (root: Locator) =>
  root.evaluate((within) => {
    const { clientWidth } = document.documentElement;
    const found = [...within.querySelectorAll('.area, .area *')]
      .filter((one) => {
        const style = getComputedStyle(one);
        const scrolls = /auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth;
        const { right, width, height } = one.getBoundingClientRect();
        const beyond = right > clientWidth + 1 && width > 1 && height > 1;
        return scrolls || beyond;
      })
      .map((one) => `${one.localName}.${one.className}`);
    return [...new Set(found)];
  });

/** Width in px of the content of boxes that lies beyond their edge. */
const cutOff = (boxes: Locator) =>
  boxes.evaluateAll((all) => Math.max(...all.map((box) => box.scrollWidth - box.clientWidth)));

test('no area scrolls sideways or is cut off at 360 px', { timeout: 120_000 }, async () => {
  const page = await openWorld(office, 'ada', '/', PHONE);
  const problems: string[] = [];
  for (const [path, text] of Object.entries({ ...SCREENS, ...ADMIN_SCREENS })) {
    const root = await showScreen(page, path, text);
    const place = path.startsWith('/support') ? root.locator('body') : page.locator('body');
    // The board of releases scrolls on purpose, one column after the other.
    const found = (await tooWide(place)).filter(() => path !== '/apppublish');
    problems.push(...found.map((one) => `${path}: ${one}`));
    const sideways = await place.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (sideways > 0) problems.push(`${path} is ${sideways} px too wide`);
  }
  expect(problems).toEqual([]);
});

const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN;
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('on a phone a row of a table has its name above the rest, and can be sorted and chosen', async () => {
  const page = await openWorld(office, 'ada', '/admin', PHONE);
  await page.getByText('1–25 of 41').waitFor();
  const row = rowOf(page, 'Amara Diallo');
  const role = row.getByRole('cell', { name: 'Support' });
  const name = row.getByRole('rowheader');
  expect(await topOf(role)).toBeGreaterThan(await topOf(name));
  expect(await topOf(row.getByRole('cell', { name: 'Active' }))).toBe(await topOf(role));
  expect(await axe(page)).toEqual([]);

  await page.getByRole('button', { name: 'Name' }).click();
  await page.getByRole('columnheader', { name: 'Name' }).and(page.locator('[aria-sort]')).waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByText('25 selected').waitFor();
});

test('the directory shows all about a team on a phone, its name above the rest, and a table on a tablet', async () => {
  const page = await openWorld(office, 'ada', '/', PHONE);
  await page.goto(`${office.server.url}/directory.html`);
  const row = rowOf(page, 'Platform operations');
  const people = row.getByRole('cell', { name: '11' });
  const label = () => people.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(await topOf(people)).toBeGreaterThan(await topOf(row.getByRole('rowheader')));
  expect(await label()).toContain('People');
  expect(await row.getByRole('cell', { name: '2100' }).isVisible()).toBe(true);
  expect(await cutOff(page.locator('html, main, section'))).toBe(0);
  expect(await axe(page)).toEqual([]);

  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await topOf(people)).toBe(await topOf(row.getByRole('rowheader')));
  expect(await label()).toBe('none');
  expect(await page.getByRole('columnheader', { name: 'People' }).isVisible()).toBe(true);
});

test('on a phone the matrix names the roles beside their boxes', async () => {
  const page = await openWorld(office, 'ada', '/admin/roles', PHONE);
  const box = page.getByRole('checkbox', { name: 'Viewer sees Develop' });
  expect(await box.isChecked()).toBe(false);
  // The visible name is the label of the box.
  await rowOf(page, 'Develop').getByText('Viewer', { exact: true }).click();
  expect(await box.isChecked()).toBe(true);
});

test('all rows of a long list scroll on a phone too, and after a turn of the screen', async () => {
  const page = await openWorld(office, 'ada', '/admin/audit?size=all', PHONE);
  await page.getByText(/^10,\d{3} rows$/).waitFor();
  const box = page.getByRole('region', { name: /scrolling$/ });
  const count = Number(await page.getByRole('table').getAttribute('aria-rowcount'));
  const last = page.locator(`tr[data-row][aria-rowindex="${count}"]`);
  for (const width of [360, 740]) {
    await page.setViewportSize({ width, height: 740 });
    await box.evaluate((element) => element.scrollTo(0, 0));
    await page.locator('tr[data-row][aria-rowindex="2"]').waitFor();
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await last.waitFor();
    // The rows that are left out take the room of rows like these.
    const rowHeight = await last.evaluate((row) => row.clientHeight);
    const height = await box.evaluate((element) => element.scrollHeight);
    expect(Math.abs(height / count - rowHeight)).toBeLessThan(2);
    expect(await tooWide(page.locator('body'))).toEqual([]);
  }
});

test('a name of 140 letters breaks, on a phone and on a desk', async () => {
  const name = 'W'.repeat(140);
  const page = await openWorld(office, 'ada', '/', PHONE);
  await page.route('**/api/world/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('Ingrid Lindholm', name)
      .replaceAll('Ada Okafor', name)
      .replaceAll('Berth Planner', name)
      .replaceAll('Tideline Production', name);
    await route.fulfill({ response, body });
  });
  for (const width of [360, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, text] of [
      ['/admin', '1–25 of 41'],
      ['/site', '1–9 of 9'],
      ['/support', '1–25 of 60'],
      ['/site/tideline-production', 'Recent activity'],
    ] as const) {
      const root = await showScreen(page, path, text);
      await root.getByText(name).filter({ visible: true }).first().waitFor();
      const cut = await cutOff(root.locator('main, .area-table'));
      expect(`${path} at ${width} px: ${cut}`).toBe(`${path} at ${width} px: 0`);
    }
  }
});

test('all columns of a table are visible beside the menu at 1024 px', async () => {
  const page = await openWorld(office, 'ada', '/', { viewport: { width: 1024, height: 768 } });
  for (const [path, text] of Object.entries({
    '/site': '1–9 of 9',
    '/support': '1–25 of 60',
    '/develop': '1–4 of 4',
    '/admin': '1–25 of 41',
  })) {
    const root = await showScreen(page, path, text);
    expect(`${path}: ${await cutOff(root.locator('.area-table'))}`).toBe(`${path}: 0`);
    expect(await root.locator('th.minor').first().isVisible()).toBe(true);
  }
});

test('the header of the portal fits into 769 px, where its links lie in the row', async () => {
  const page = await openWorld(office, 'ada', '/', { viewport: { width: 769, height: 1024 } });
  expect(await page.getByRole('link', { name: 'Handbook' }).isVisible()).toBe(true);
  for (const width of [769, 800, 900, 901]) {
    await page.setViewportSize({ width, height: 1024 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('one long word breaks in the line of the palette that says that nothing is found', async () => {
  const page = await openWorld(office, 'ada', '/', PHONE);
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  await page.getByRole('combobox').fill('w'.repeat(90));
  const line = page.locator('.palette-line');
  await line.getByText('No results for').waitFor();
  expect(await cutOff(line)).toBe(0);
});

test('an address breaks after its dots at 768 px, and the tabs stay in one line at 320 px', async () => {
  const page = await openWorld(office, 'ada', '/', { viewport: { width: 768, height: 1024 } });
  const root = await showScreen(page, '/site/brightwater-field', 'Recent activity');
  const widths = await root
    .getByRole('definition')
    .filter({ hasText: 'meters.brightwater.example' })
    .evaluate((fact) => {
      const range = document.createRange();
      range.selectNodeContents(fact);
      const all = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = [...new Set(all.map(({ top }) => Math.round(top)))];
      return tops.map((top) =>
        all.filter((one) => Math.round(one.top) === top).reduce((sum, { width }) => sum + width, 0),
      );
    });
  expect(Math.min(...widths)).toBeGreaterThan(40);

  await page.setViewportSize({ width: 320, height: 740 });
  await showScreen(page, '/admin', '1–25 of 41');
  const tabs = root.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  const heights = await tabs.evaluateAll((links) => links.map((link) => link.clientHeight));
  expect(new Set(heights).size).toBe(1);
  expect(await tooWide(page.locator('body'))).toEqual([]);
});
