import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { areaPage } from '../../support/areas';
import { axe } from '../../support/axe';
import { recordEvents } from '../../support/events';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { hashOf, storedRecord, userMenu } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

async function openIdle(timeout: string, page: Page) {
  await page.clock.install();
  await page.goto(new URL('/idle-page#/site', office.server.url).href);
  await userMenu(page).waitFor();
  await page.locator('[part=footer]').waitFor();
  await page.evaluate(
    (value) => document.querySelector('backoffice-shell')?.setAttribute('idle-timeout', value),
    timeout,
  );
  return page;
}

const MARKUP = hostPage(`<backoffice-shell><p slot="site">Sites</p></backoffice-shell>${SCRIPT}`);

/** An area with a note that keeps a draft. */
const NOTE = `{ site: { load: async () => ({ mount(container, area) {
  container.innerHTML = '<label>Note <input></label>';
  const note = container.querySelector('input');
  note.value = area.draft.get('note') ?? '';
  note.oninput = () => { area.setDirty(true); area.draft.set('note', note.value); };
} }) } }`;

test('an idle user is warned, logged out in every tab and returns to the same page', async () => {
  const context = await signedIn(office, 'ada');
  office.addPage('/idle-page', MARKUP);
  const events = await recordEvents(context);
  const page = await openIdle('5', await context.newPage());
  const warning = page.getByRole('button', { name: 'Stay signed in' });
  // Loads the watch.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('backoffice:activity')))
    .not.toBe(null);
  await page.clock.fastForward('04:30');
  await warning.waitFor();
  await page.getByRole('alert').filter({ hasText: 'You will be logged out in' }).waitFor();
  expect(await axe(page)).toEqual([]);
  // A modal dialog hides from screen readers what is outside of it.
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  await page.clock.fastForward('04:30');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('alert').filter({ hasText: 'You will be logged out in' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await warning.waitFor({ state: 'detached' });
  await page.clock.fastForward('04:30');
  await warning.waitFor();
  await warning.press('Enter');
  await warning.waitFor({ state: 'detached' });

  // A computer that slept: no timer ran, the clock went on.
  await page.clock.fastForward('09:00');
  await page.getByText('You were logged out because the page was not used.').waitFor();
  expect(hashOf(page)).toBe('#/account/login?returnUrl=%2Fsite');
  const reasons = events
    .filter(({ type }) => type === 'backoffice-logout')
    .map(({ detail }) => detail.reason);
  expect(reasons).toEqual(['idle']);
  await signIn(page, 'ada');
  await page.getByText('Sites').waitFor();
});

test('a press without key or pointer, as screen readers send it, keeps an idle user signed in', async () => {
  const context = await signedIn(office, 'ada');
  office.addPage('/idle-page', MARKUP);
  // Of a press, only the click arrives.
  await context.addInitScript(() => {
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'keydown', 'touchstart'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  });
  const page = await openIdle('5', await context.newPage());
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('backoffice:activity')))
    .not.toBe(null);
  await page.clock.fastForward('04:30');
  const stay = page.getByRole('button', { name: 'Stay signed in' });
  // A click by a script of the page is not one of the user.
  await stay.evaluate((button: HTMLButtonElement) => button.click());
  await page.clock.fastForward('00:05');
  expect(await stay.count()).toBe(1);
  await stay.click();
  await stay.waitFor({ state: 'detached' });
  await page.clock.fastForward('04:00');
  expect(await userMenu(page).count()).toBe(1);
});

test('a user who was idle while no tab was open is logged out, and an active one stays', async () => {
  const context = await signedIn(office, 'ada');
  const markup = MARKUP.replace('<backoffice-shell', '<backoffice-shell idle-timeout="5"');
  office.addPage('/idle-page', markup);
  const start = Date.now();
  const open = async (minutes: number) => {
    const page = await context.newPage();
    await page.clock.install({ time: start + minutes * 60_000 });
    await page.goto(new URL('/idle-page#/site', office.server.url).href);
    return page;
  };
  const lastActivity = (page: Page) =>
    page.evaluate(() => Number(localStorage.getItem('backoffice:activity')));
  const first = await open(0);
  await expect.poll(() => lastActivity(first)).toBeGreaterThan(0);
  const written = await lastActivity(first);
  await first.close();

  // Opening the page is no activity: the stored time stays.
  const soon = await open(4);
  await soon.locator('[part=footer]').waitFor();
  await soon.getByRole('button', { name: 'Stay signed in' }).waitFor();
  expect(await lastActivity(soon)).toBe(written);
  await soon.close();

  const late = await open(6);
  await late.getByText('You were logged out because the page was not used.').waitFor();
  await signIn(late, 'ada');
  await late.getByText('Sites').waitFor();
  expect(await lastActivity(late)).toBeGreaterThan(written);
});

test('an idle user is logged out in every tab and at the server, and unsaved work keeps its draft', async () => {
  const context = await signedIn(office, 'ben');
  await context.clock.install();
  const attributes = 'idle-timeout="5" logout-path="/api/account/logout"';
  const open = async () => {
    const page = await office.host(areaPage(NOTE, '', attributes), context, '/host-page#/site');
    await page.getByLabel('Note').waitFor();
    return page;
  };
  const first = await open();
  const second = await open();
  const { token } = JSON.parse((await storedRecord(first)) ?? '');
  for (const page of [first, second]) await page.locator('[part=footer]').waitFor();
  await first.getByLabel('Note').fill('Half a note');
  await context.clock.fastForward('06:00');
  for (const page of [first, second]) {
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(hashOf(page)).toBe('#/account/login?returnUrl=%2Fsite');
    expect(await storedRecord(page)).toBeNull();
  }
  await first.getByText('You were logged out because the page was not used.').waitFor();
  const headers = { Authorization: `Bearer ${token}` };
  const status = async () =>
    (await fetch(`${office.server.url}/api/world/applications`, { headers })).status;
  await expect.poll(status).toBe(401);

  await signIn(first, 'ben');
  await expect.poll(() => first.getByLabel('Note').inputValue()).toBe('Half a note');
});

test('a tab that another one logs out for idleness says so too, and keeps its draft', async () => {
  const context = await signedIn(office, 'ben');
  await context.clock.install();
  const events = await recordEvents(context);
  const open = async (timeout: number) => {
    const markup = areaPage(NOTE, '', `idle-timeout="${timeout}"`);
    const page = await office.host(markup, context, '/host-page#/site');
    await page.getByLabel('Note').waitFor();
    await page.locator('[part=footer]').waitFor();
    return page;
  };
  const first = await open(5);
  // Its own time is not over: it learns from the storage.
  const second = await open(10);
  await second.getByLabel('Note').fill('Half a note');
  await context.clock.fastForward('04:45');
  await first.getByRole('button', { name: 'Stay signed in' }).waitFor();
  await context.clock.fastForward('01:00');
  for (const page of [first, second]) {
    await page.getByText('You were logged out because the page was not used.').waitFor();
    expect(hashOf(page)).toBe('#/account/login?returnUrl=%2Fsite');
    expect(await storedRecord(page)).toBeNull();
  }
  const reasons = events
    .filter(({ type }) => type === 'backoffice-logout')
    .map(({ detail }) => detail.reason);
  expect(reasons).toEqual(['idle', 'idle']);

  await signIn(second, 'ben');
  await expect.poll(() => second.getByLabel('Note').inputValue()).toBe('Half a note');
});

test('activity in another tab keeps the session, and invalid values disable the timeout', async () => {
  const context = await signedIn(office, 'ada');
  office.addPage('/idle-page', MARKUP);
  const warnings: string[] = [];
  context.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()));
  const page = await openIdle('2', await context.newPage());
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('backoffice:activity')))
    .not.toBe(null);
  await page.clock.fastForward('01:30');
  await page.getByRole('button', { name: 'Stay signed in' }).waitFor();
  // What another tab writes at a press.
  const now = await page.evaluate(() => Date.now());
  const other = await context.newPage();
  await other.goto(new URL('/logo.svg', office.server.url).href);
  await other.evaluate((time) => localStorage.setItem('backoffice:activity', String(time)), now);
  await page.getByRole('button', { name: 'Stay signed in' }).waitFor({ state: 'detached' });

  for (const value of ['abc', '-1', '0']) {
    await page.evaluate(
      (text) => document.querySelector('backoffice-shell')?.setAttribute('idle-timeout', text),
      value,
    );
    await page.clock.fastForward('10:00');
  }
  await page.evaluate(() =>
    document.querySelector('backoffice-shell')?.setAttribute('idle-timeout', '99999'),
  );
  await page.clock.fastForward('10:00');
  expect(await userMenu(page).count()).toBe(1);
  expect(warnings.filter((line) => line.includes('idle-timeout'))).toHaveLength(3);
});
