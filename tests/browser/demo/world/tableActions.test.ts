import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from '../../../server/support/client';
import { holdChanges, refusal } from '../../../support/holdRequests';
import { startDemo } from '../../../support/office';
import { hashOf, isFocused } from '../../../support/pageHelpers';
import { recordOf } from '../../../support/signedIn';
import { changes, openWorld } from '../../../support/world';

const office = startDemo();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const historyLength = (page: Page) => page.evaluate(() => history.length);

test('a bulk action asks again when the number of chosen rows changes meanwhile', async () => {
  const page = await openWorld(office, 'ada', '/admin');
  await page.getByText('1–25 of 41').waitFor();
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await button(page, 'Deactivate').click();
  await button(page, 'Deactivate 2 now').waitFor();
  await boxes.nth(3).check();
  await page.getByText('3 selected').waitFor();
  expect(await button(page, 'Deactivate 2 now').count()).toBe(0);
  expect(await isFocused(boxes.nth(3))).toBe(true);
  await button(page, 'Deactivate').click();
  await button(page, 'Deactivate 3 now').waitFor();
});

test('a page past the end of a list becomes its last page, in the same history entry', async () => {
  const { token } = await recordOf(office, 'ada');
  const headers = { Authorization: `Bearer ${token}` };
  const path = '/api/world/admin/users?state=active';
  const { body } = await call(office.server, 'GET', path, { headers });
  const size = body.Data.total - 1;
  const page = await openWorld(office, 'ada', `/admin?state=active&size=${size}&page=2`);
  await page.getByText(`${size + 1}–${size + 1} of ${size + 1}`).waitFor();
  const entries = await historyLength(page);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await button(page, 'Deactivate').click();
  await button(page, 'Deactivate 1 now').click();
  const rest = page.getByText(`1–${size} of ${size}`);
  await rest.waitFor();
  expect(hashOf(page)).toBe(`#/admin?state=active&size=${size}`);
  expect(await historyLength(page)).toBe(entries);
  expect(await page.locator('.area-table [aria-busy]').count()).toBe(0);

  await page.evaluate(() => {
    location.hash = '#/admin?page=99&sort=email';
  });
  await page.getByText('26–41 of 41').waitFor();
  expect(new URLSearchParams(hashOf(page).split('?')[1]).get('page')).toBe('2');
  expect(await historyLength(page)).toBe(entries + 1);
  await page.goBack();
  await rest.waitFor();
});

test('Back also changes the search field that has the focus; its old text does not return', async () => {
  const page = await openWorld(office, 'chen', '/site');
  await page.getByText('1–9 of 9').waitFor();
  const search = page.getByRole('searchbox', { name: 'Search sites' });
  await search.pressSequentially('osterby');
  await page.getByText('1–2 of 2').waitFor();
  await page.goBack();
  await page.getByText('1–9 of 9').waitFor();
  expect(await search.inputValue()).toBe('');
  await page.goForward();
  await page.getByText('1–2 of 2').waitFor();
  expect(await search.inputValue()).toBe('osterby');
});

test('a search that is still waiting ends when its page is left', async () => {
  const page = await openWorld(office, 'chen', '/site');
  await page.getByText('1–9 of 9').waitFor();
  await page.clock.install();
  await page
    .getByRole('searchbox', { name: 'Search sites' })
    .evaluate((input: HTMLInputElement) => {
      input.value = 'osterby';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      location.hash = '#/site/larkfield-sandbox';
    });
  const heading = page.getByRole('heading', { name: 'Larkfield Sandbox' });
  await heading.waitFor();
  await page.clock.fastForward(1000);
  await heading.waitFor();
  expect(hashOf(page)).toBe('#/site/larkfield-sandbox');
});

test('Select all rows of a scrolling list chooses all loaded rows, also those outside the document', async () => {
  const page = await openWorld(office, 'chen', '/support?size=all');
  const frame = page.frameLocator('backoffice-shell iframe');
  await frame.getByText(/^\d+ rows$/).waitFor();
  await frame.getByRole('checkbox', { name: 'Select all rows' }).check();
  const rows = Number((await frame.getByText(/^\d+ rows$/).innerText()).split(' ')[0]);
  await frame.getByText(`${Math.min(100, rows)} selected`).waitFor();
});

test('a scrolling list that is loaded again after a change keeps its place', async () => {
  const page = await openWorld(office, 'chen', '/support?size=all');
  const frame = page.frameLocator('backoffice-shell iframe');
  const box = frame.getByRole('region', { name: /scrolling$/ });
  const top = () => box.evaluate((node) => Math.round(node.scrollTop));
  await frame.getByText(/^\d+ rows$/).waitFor();
  await box.evaluate((node) => node.scrollTo(0, 1500));
  await expect.poll(top).toBe(1500);
  await frame
    .getByRole('checkbox', { name: /^Select ticket/ })
    .nth(16)
    .check();
  const before = await top();
  expect(before).toBeGreaterThan(1000);
  const loaded = page.waitForResponse(/\/api\/world\/tickets\?/);
  await frame.getByRole('button', { name: 'Assign to me', exact: true }).click();
  await loaded;
  await frame.getByText('1 selected').waitFor({ state: 'hidden' });
  expect(await top()).toBe(before);
});

test('tickets that are closed already are not closed again', async () => {
  const page = await openWorld(office, 'chen', '/support?q=osterby');
  const frame = page.frameLocator('backoffice-shell iframe');
  const all = frame.getByRole('checkbox', { name: 'Select all rows' });
  await frame.getByRole('rowheader').nth(1).waitFor();
  const numbers = await frame.getByRole('rowheader').allInnerTexts();
  const open = await office.server.db
    .selectFrom('tickets')
    .select('number')
    .where('number', 'in', numbers.map(Number))
    .where('state', '!=', 'closed')
    .orderBy('number')
    .execute();
  expect(numbers.length).toBeGreaterThan(open.length);
  await all.check();
  await frame.getByRole('button', { name: 'Close', exact: true }).click();
  await frame.getByRole('button', { name: `Close ${numbers.length} now` }).click();
  await page.getByText(`Tickets closed: ${open.length}`).waitFor();
  const changed = changes(office).filter(({ method }) => method === 'PATCH');
  expect(changed.map(({ path }) => path).sort()).toEqual(
    open.map(({ number }) => `/api/world/tickets/${number}`),
  );
});

test('an export in German separates by semicolons, and has who created a key but no buttons', async () => {
  const { token } = await recordOf(office, 'ben');
  const headers = { Authorization: `Bearer ${token}` };
  for (const name of ['Import;=1+1', '=2+2', 'Plain, -5']) {
    const { body } = await call(office.server, 'POST', '/api/world/keys', {
      headers,
      body: { name, scope: 'read' },
    });
    expect(body.Code).toBe(0);
  }
  const page = await openWorld(office, 'ben', '/develop');
  const exported = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Export').click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    return text.slice(1).trimEnd().split('\r\n');
  };
  await page.getByText('Plain, -5').first().waitFor();
  expect((await exported())[0]).toBe('Name,Key,Permissions,Created,Last used,State');
  await page.evaluate(() =>
    document.querySelector('backoffice-shell')?.setAttribute('language', 'de'),
  );
  await expect
    .poll(() => page.getByRole('row').locator('time').first().getAttribute('title'))
    .toMatch(/\d\d\.\d\d\.\d{4}/);
  const lines = await exported();
  expect(lines[0]).toBe('Name;Key;Permissions;Created;Last used;State');
  const line = (start: string) => lines.find((one) => one.startsWith(start));
  expect(line(`"Plain,' -5";`)).toMatch(/;Read;\d{4}-\d\d-\d\dT\S+ Ben \S+;Never;Active$/);
  expect(line('"Import;\'=1+1";')).toBeDefined();
  expect(line("'=2+2;")).toBeDefined();
});

test('the bar of chosen rows says how many of them are not shown', async () => {
  const page = await openWorld(office, 'ben', '/site');
  await page.getByText('1–9 of 9').waitFor();
  await page.getByRole('checkbox', { name: 'Select Osterby Schools' }).check();
  await page.getByRole('checkbox', { name: 'Select Tideline Asia' }).check();
  await page.getByText('2 selected', { exact: true }).waitFor();
  const search = page.getByRole('searchbox', { name: 'Search sites' });
  await search.fill('osterby schools');
  await page.getByText('2 selected, 1 not shown on this page', { exact: true }).waitFor();
  await search.fill('larkfield');
  await page.getByText('2 selected, 2 not shown on this page', { exact: true }).waitFor();
  // The empty line of failures takes no room.
  await page.setViewportSize({ width: 1024, height: 768 });
  const bar = await page.locator('.area-bulk').boundingBox();
  const actions = await page.locator('.area-bulk .area-actions').boundingBox();
  expect((bar?.height ?? 0) - (actions?.height ?? 0)).toBeLessThan(16);
  await search.fill('nowhere at all');
  await page.getByText('No sites match these filters.').waitFor();
  await page.getByText('2 selected, 2 not shown on this page', { exact: true }).waitFor();
  await search.fill('');
  await page.getByText('2 selected', { exact: true }).waitFor();
});

test('the bar names the rows that failed, and keeps only them chosen', async () => {
  const page = await openWorld(office, 'ada', '/admin');
  await page.getByText('1–25 of 41').waitFor();
  await page.route(/\/users\/[^/]+\/reset$/, (route, request) =>
    request.url().includes('/ada/') ? route.continue() : route.fulfill(refusal('Not today.')),
  );
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await page.getByRole('checkbox', { name: 'Select Ada Okafor' }).check();
  const names: string[] = [];
  for (const place of [3, 5, 7, 9, 11]) {
    await boxes.nth(place).check();
    names.push(String(await boxes.nth(place).getAttribute('aria-label')).slice('Select '.length));
  }
  await page.locator('.area-bulk').getByRole('button', { name: 'Send password reset' }).click();
  const problem = page.locator('.area-bulk').getByRole('alert');
  await problem.getByText('5 of 6 failed:').waitFor();
  await problem.getByText(`${names.join(', ')}: Not today.`).waitFor();
  await page.getByText('5 selected', { exact: true }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Select Ada Okafor' }).isChecked()).toBe(false);
});

test('leaving during a bulk action asks first, and another page reports the rows that failed', async () => {
  const page = await openWorld(office, 'ada', '/admin');
  await page.getByText('1–25 of 41').waitFor();
  const release = await holdChanges(page, '**/users/*/reset');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (const place of [3, 5]) await boxes.nth(place).check();
  await page.locator('.area-bulk').getByRole('button', { name: 'Send password reset' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Support' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('link', { name: 'Roles' }).click();
  await page.getByRole('heading', { name: 'Roles' }).waitFor();
  release(refusal('Not today.'));
  await page.getByText(/^2 of 2 failed: .*: Not today\.$/).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Support' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/support');
});
