import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import {
  clearEvents,
  dialogOf,
  fieldOf,
  formPage,
  openerOf,
  picker,
  recordedEvents,
} from '../../support/pickers';

const office = startOffice();

const AT =
  '<backoffice-time-picker name="at" label="At" no-meridian value="10:00"></backoffice-time-picker>';

const spin = (page: Page, name: string) => page.getByRole('spinbutton', { name });

/** Returns the changes since the last call as value and offset. */
async function changes(page: Page): Promise<unknown[][]> {
  const all = await recordedEvents(page);
  await clearEvents(page);
  return all.filter(([type]) => type === 'change').map(([, ...detail]) => detail);
}

test('hour 24 stays the next day while minutes are set, until the hour is set again', async () => {
  const page = await formPage(office, AT);
  const at = picker(page, 'at');
  await openerOf(at).click();
  await spin(page, 'Hour').fill('24');
  await spin(page, 'Minute').fill('30');
  // Announced once, however often it is set.
  for (const key of ['ArrowUp', 'End', 'End']) await spin(page, 'Minute').press(key);
  expect(await changes(page)).toEqual([
    ['00:00', 1],
    ['00:30', 1],
    ['00:35', 1],
    ['00:59', 1],
  ]);
  await spin(page, 'Hour').press('Home');
  await spin(page, 'Minute').fill('40');
  expect(await changes(page)).toEqual([
    ['00:59', 0],
    ['00:40', 0],
  ]);
  await page.getByRole('button', { name: 'Apply' }).click();
  await dialogOf(at).waitFor({ state: 'hidden' });
  expect(await changes(page)).toEqual([]);
});

test('minutes back over midnight, another hour and a value of the page belong to today', async () => {
  const page = await formPage(office, AT);
  const at = picker(page, 'at');
  await openerOf(at).click();
  await spin(page, 'Hour').fill('24');
  await spin(page, 'Minute').press('ArrowDown');
  await spin(page, 'Minute').press('ArrowUp');
  await spin(page, 'Hour').press('ArrowUp');
  await spin(page, 'Minute').fill('20');
  expect(await changes(page)).toEqual([
    ['00:00', 1],
    ['23:55', 0],
    ['00:00', 1],
    ['01:00', 0],
    ['01:20', 0],
  ]);
  await spin(page, 'Hour').fill('24');
  await at.evaluate((node) => Object.assign(node, { value: '05:00' }));
  await expect.poll(() => spin(page, 'Hour').inputValue()).toBe('05');
  await spin(page, 'Minute').fill('30');
  expect(await changes(page)).toEqual([
    ['00:20', 1],
    ['05:30', 0],
  ]);
});

test('Escape restores the day with the time, and the next opening starts at today', async () => {
  const page = await formPage(office, AT);
  const at = picker(page, 'at');
  await fieldOf(at).fill('24:60');
  await fieldOf(at).press('Enter');
  expect(await changes(page)).toEqual([['01:00', 1]]);
  await openerOf(at).click();
  await spin(page, 'Hour').pressSequentially('01');
  await page.keyboard.press('Escape');
  await dialogOf(at).waitFor({ state: 'hidden' });
  expect(await changes(page)).toEqual([
    ['01:00', 0],
    ['01:00', 1],
  ]);
  await openerOf(at).click();
  await spin(page, 'Minute').fill('30');
  expect(await changes(page)).toEqual([['01:30', 0]]);
});

test('a page that sets each value back receives the next day as well', async () => {
  const page = await formPage(office, AT);
  const at = picker(page, 'at');
  await at.evaluate((node) => {
    const one = node as HTMLInputElement;
    for (const type of ['input', 'change']) {
      one.addEventListener(type, () => Object.assign(one, { value: String(one.value) }));
    }
  });
  await openerOf(at).click();
  await spin(page, 'Hour').fill('24');
  await spin(page, 'Minute').fill('30');
  expect(await changes(page)).toEqual([
    ['00:00', 1],
    ['00:30', 1],
  ]);
});
