import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';

const office = startOffice();

const colorOf = (badge: Locator) =>
  badge.evaluate((element) => getComputedStyle(element).backgroundColor);

const [GREEN, RED] = ['rgb(20, 108, 70)', 'rgb(179, 38, 30)'];

test('badges and highlights have the colors of their variants, without a menu of the host page', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ mount(container, area) {
      area.setHighlights([{ label: 'Failing', link: '/site/1', text: '9', state: 'danger' }]);
      container.textContent = 'Nine sites';
    } }) } }`,
    { path: '#/site' },
  );
  await page.getByText('Nine sites').waitFor();
  await page.getByRole('button', { name: 'Settings' }).waitFor();
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as HTMLElement & {
      setBadge(area: string, badge: { variant: string; text: string }): void;
    };
    shell.setBadge('site', { variant: 'success', text: '3' });
    shell.setBadge('support', { variant: 'neutral', text: '5' });
  });
  await openArea(page, 'Workspace');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const main = page.getByRole('main');
  const tile = (text: string) => main.locator('.tile .badge').getByText(text);
  await expect.poll(() => colorOf(tile('3'))).toBe(GREEN);
  expect(await colorOf(page.getByRole('navigation').locator('.badge').getByText('3'))).toBe(GREEN);
  expect(await colorOf(main.locator('.highlights .badge'))).toBe(RED);
  // Transparent without a background.
  expect(await colorOf(tile('5'))).not.toBe('rgba(0, 0, 0, 0)');
});

test('a badge of the horizontal bar shows its text, also after the menu was condensed', async () => {
  const page = await openAreas(office, '{}', { path: '#/site' });
  await page.getByRole('button', { name: 'Settings' }).waitFor();
  await page.evaluate(() =>
    document
      .querySelector('backoffice-shell')
      ?.setBadge('support', { variant: 'danger', text: '3' }),
  );
  const size = () =>
    page
      .getByRole('navigation')
      .locator('.badge')
      .evaluate((badge) => getComputedStyle(badge).fontSize);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect.poll(size).toBe('0px');
  await page.evaluate(() =>
    document.querySelector('backoffice-shell')?.setAttribute('layout', 'horizontal'),
  );
  await expect.poll(size).not.toBe('0px');
});
