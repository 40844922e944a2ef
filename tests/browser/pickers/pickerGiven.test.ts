import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import {
  dayFocused,
  dialogOf,
  entries,
  fieldOf,
  formPage,
  openerOf,
  picker,
  recordedEvents,
} from '../../support/pickers';

const office = startOffice();

const DAY =
  '<backoffice-date-picker name="day" label="Day" value="2026-01-02"></backoffice-date-picker>';
const DAYS =
  '<backoffice-date-picker name="days" label="Days" range value="2026-01-02/2026-01-05"></backoffice-date-picker>';
const AT = '<backoffice-time-picker name="at" label="At" value="10:00"></backoffice-time-picker>';

/** Sets the value from a script of the page. */
const give = (one: Locator, value: string) =>
  one.evaluate((node, newValue) => Object.assign(node, { value: newValue }), value);

/** A page with controlled values: it sets each one back when it changes. */
const giveBack = (page: Page) =>
  page.evaluate(() => {
    for (const type of ['input', 'change']) {
      document.addEventListener(type, ({ target }) => {
        const one = target as HTMLInputElement;
        Object.assign(one, { value: String(one.value) });
      });
    }
  });

const hour = (page: Page) => page.getByRole('spinbutton', { name: 'Hour' });

test('shows a day that the page sets while the calendar is open and keeps it after Escape', async () => {
  const page = await formPage(office, DAY);
  const day = picker(page, 'day');
  await openerOf(day).click();
  await dayFocused(page, '2026-01-02');
  await give(day, '2026-05-05');
  await dayFocused(page, '2026-05-05');
  const chosen = day.getByRole('gridcell', { selected: true });
  expect(await chosen.getAttribute('data-day')).toBe('2026-05-05');
  await page.keyboard.press('Escape');
  await dialogOf(day).waitFor({ state: 'hidden' });
  expect(await entries(page)).toEqual({ day: '2026-05-05' });
  expect(await recordedEvents(page)).toEqual([]);
});

test('a range that the page sets replaces the one waiting for Apply and stays after Cancel', async () => {
  const page = await formPage(office, DAYS);
  const days = picker(page, 'days');
  await openerOf(days).click();
  await days.locator('[data-day="2026-01-14"] button').click();
  await give(days, '2026-05-05/2026-05-07');
  await dayFocused(page, '2026-05-05');
  expect(await days.locator('output').innerText()).toBe('05/05/2026 – 05/07/2026');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await dialogOf(days).waitFor({ state: 'hidden' });
  expect(await entries(page)).toEqual({ days: '2026-05-05/2026-05-07' });
  expect(await recordedEvents(page)).toEqual([]);
});

test('a time that the page sets replaces the typed one in the open dialog and stays after Escape', async () => {
  const page = await formPage(office, AT);
  const at = picker(page, 'at');
  await openerOf(at).click();
  await hour(page).press('ArrowUp');
  await hour(page).fill('13');
  const before = await recordedEvents(page);
  await give(at, '05:30');
  await expect.poll(() => hour(page).inputValue()).toBe('05');
  await page.keyboard.press('Escape');
  await dialogOf(at).waitFor({ state: 'hidden' });
  expect(await entries(page)).toEqual({ at: '05:30' });
  expect(await recordedEvents(page)).toEqual(before);
});

test('Escape and Cancel restore the previous value when the page sets each value back', async () => {
  const page = await formPage(office, `${DAYS}${AT}`);
  await giveBack(page);
  const [days, at] = [picker(page, 'days'), picker(page, 'at')];
  await openerOf(at).click();
  await hour(page).press('ArrowUp');
  await hour(page).press('ArrowUp');
  // The same value, formatted with seconds.
  await at.evaluate((node) => node.setAttribute('seconds', ''));
  await expect.poll(() => fieldOf(at).inputValue()).toBe('12:00:00 PM');
  await at.evaluate((node) => node.removeAttribute('seconds'));
  await page.keyboard.press('Escape');
  await dialogOf(at).waitFor({ state: 'hidden' });
  await openerOf(days).click();
  await days.getByRole('button', { name: 'Clear' }).click();
  expect(await entries(page)).toEqual({ at: '10:00' });
  await days.getByRole('button', { name: 'Cancel' }).click();
  await dialogOf(days).waitFor({ state: 'hidden' });
  expect(await entries(page)).toEqual({ at: '10:00', days: '2026-01-02/2026-01-05' });
});
