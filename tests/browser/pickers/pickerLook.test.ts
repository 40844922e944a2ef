import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { dialogOf, formPage, openerOf, picker } from '../../support/pickers';

const office = startOffice();

const styleOf = (node: Locator, name: string) =>
  node.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);

test('accent="brand" uses the accent of the page in both pickers', async () => {
  const page = await formPage(
    office,
    `<style>backoffice-date-picker, backoffice-time-picker { --backoffice-accent: rgb(1, 2, 3) }</style>
    <backoffice-date-picker name="days" range accent="brand"></backoffice-date-picker>
    <backoffice-time-picker name="at" accent="brand"></backoffice-time-picker>
    <backoffice-time-picker name="green"></backoffice-time-picker>`,
  );
  const apply = (name: string) =>
    dialogOf(picker(page, name)).getByRole('button', { name: 'Apply' });
  const colors: Record<string, string> = {};
  for (const name of ['days', 'at', 'green']) {
    await openerOf(picker(page, name)).click();
    colors[name] = await styleOf(apply(name), 'background-color');
    await page.keyboard.press('Escape');
  }
  expect(colors).toEqual({ days: 'rgb(1, 2, 3)', at: 'rgb(1, 2, 3)', green: 'rgb(21, 128, 61)' });
  expect(await picker(page, 'at').locator('.box input').getAttribute('placeholder')).toBe(
    '–:–– ––',
  );
});
