import { expect, test } from 'vitest';
import { axe } from '../../../support/axe';
import { startDemo } from '../../../support/office';
import { hashOf } from '../../../support/pageHelpers';
import { changes, firstColumn, openWorld } from '../../../support/world';

const office = startDemo({
  headers: {
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; require-trusted-types-for 'script'",
  },
});
const CATALOGUE = 'Applications on all sites';

test('the catalog opens an overview with a chart, under a strict policy', async () => {
  const page = await openWorld(office, 'chen', '/application?state=rolled-back');
  await page.getByText('1–1 of 1').waitFor();
  expect(await firstColumn(page, CATALOGUE)).toEqual(['Berth Planner']);
  await page.getByRole('link', { name: 'Berth Planner' }).press('Enter');
  await page.getByRole('heading', { name: 'Berth Planner 4.1.6' }).waitFor();
  await expect.poll(() => hashOf(page)).toBe('#/application/tideline-production-berth-planner');

  const chart = page.getByRole('figure', { name: 'Requests and errors in the last 30 days' });
  await expect.poll(() => chart.locator('canvas').count()).toBe(1);
  const drawn = () =>
    chart.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const colors = new Set<string>();
      for (let at = 0; at < data.length; at += 4) {
        if (data[at + 3] === 255) colors.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
      }
      const probe = document.createElement('span');
      probe.style.color = 'LinkText';
      canvas.parentElement?.append(probe);
      const link = getComputedStyle(probe).color.match(/\d+/g)?.join(' ') ?? '';
      probe.remove();
      return {
        link: colors.has(link),
        accent: colors.has('79 70 229') || colors.has('129 140 248'),
        width: canvas.clientWidth,
      };
    });
  await expect.poll(async () => (await drawn()).accent).toBe(true);
  // In forced colors no area hides a series.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(async () => (await drawn()).link).toBe(true);
  expect((await drawn()).accent).toBe(false);
  await page.emulateMedia({ forcedColors: 'none' });
  await expect.poll(async () => (await drawn()).accent).toBe(true);
  await chart.getByText('View as table').click();
  expect(await chart.getByRole('row').count()).toBe(31);
  // Today is not over, which the newest row and the legend say; the line to it is dashed.
  expect(await chart.getByRole('rowheader').first().innerText()).toMatch(/ \(so far\)$/);
  await chart.getByRole('listitem').filter({ hasText: 'Today so far' }).waitFor();

  await page.setViewportSize({ width: 400, height: 800 });
  await expect.poll(async () => (await drawn()).width).toBeLessThan(400);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await sideways()).toBeLessThanOrEqual(400);

  const ticket = page.getByRole('listitem').filter({ hasText: /^1187/ });
  expect(await ticket.locator('.state').innerText()).toBe('Open, urgent');
  await page.getByRole('link', { name: /^1187/ }).click();
  await expect.poll(() => hashOf(page)).toBe('#/support/1187');
  await page.goBack();
  await page.getByRole('heading', { name: 'Berth Planner 4.1.6' }).waitFor();
  await page.goBack();
  await page.getByText('1–1 of 1').waitFor();
});

test('ben pauses an application for chen too, who cannot; numbers follow the language', async () => {
  const path = '/application/osterby-city-hall-permit-counter';
  // The policy of the page would block axe.
  const page = await openWorld(office, 'ben', path, { bypassCSP: true });
  await page.getByRole('combobox', { name: 'State' }).selectOption('Paused');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Changes to Permit Counter saved.').waitFor();
  expect(changes(office).at(-1)).toMatchObject({ method: 'PATCH', body: { state: 'paused' } });
  expect(await axe(page)).toEqual([]);

  const other = await openWorld(office, 'chen', path);
  await other.getByRole('heading', { name: 'Permit Counter 5.2.1' }).waitFor();
  expect(await other.getByText('Paused', { exact: true }).count()).toBe(1);
  expect(await other.getByRole('button', { name: 'Save' }).count()).toBe(0);
  await other.getByText('View as table').click();
  const first = other.getByRole('figure').getByRole('row').nth(2).getByRole('cell').first();
  expect(await first.innerText()).toMatch(/^\d+(,\d{3})?$/);
  await other.evaluate(() =>
    document.querySelector('backoffice-shell')?.setAttribute('language', 'de'),
  );
  await expect
    .poll(() => other.getByRole('figure').getByRole('row').last().innerText())
    .toMatch(/\d\d\.\d\d\.\d{4}/);
});

test('after a conflict the form shows a state that users cannot set, and does not send it', async () => {
  const path = '/application/tideline-production-berth-planner';
  const page = await openWorld(office, 'ben', path);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('By ben');
  const { db } = office.server;
  await db
    .updateTable('applications')
    .set({ state: 'rolled-back', revision: 2 })
    .where('id', '=', path.split('/').at(-1) ?? '')
    .execute();
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await page.getByRole('alert').filter({ hasText: 'It is now rolled back' }).waitFor();
  const state = page.getByRole('combobox', { name: 'State' });
  expect(await state.inputValue()).toBe('rolled-back');
  await save.click();
  await page.getByRole('definition').filter({ hasText: 'By ben' }).waitFor();
  expect(changes(office).at(-1)?.body).toEqual({ note: 'By ben', revision: 2 });
});
