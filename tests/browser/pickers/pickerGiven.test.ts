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

test('text that is no value stays in the field when the page changes or moves the picker', async () => {
  const page = await formPage(
    office,
    `${DAY.replace(' value="2026-01-02"', '')}
    <backoffice-date-picker name="wrong" label="Wrong" value="today"></backoffice-date-picker>
    <div id="other"></div>`,
  );
  const [day, wrong] = [picker(page, 'day'), picker(page, 'wrong')];
  // As after navigating back.
  await day.evaluate((node) => {
    (node as unknown as { formStateRestoreCallback(state: string): void }).formStateRestoreCallback(
      'backoffice-date-picker day abc',
    );
  });
  await expect.poll(() => fieldOf(day).inputValue()).toBe('abc');
  await fieldOf(wrong).fill('xyz');
  await page.keyboard.press('Tab');
  for (const [one, text] of [
    [day, 'abc'],
    [wrong, 'xyz'],
  ] as const) {
    await one.evaluate((node) => {
      node.setAttribute('max', '2026-12-31');
      Object.assign(node, { label: 'Other', range: true, disabledDays: () => false });
      document.querySelector('#other')?.append(node);
    });
    await one.getByText('Other').waitFor();
    expect(await fieldOf(one).inputValue()).toBe(text);
    expect(await one.evaluate((node) => (node as HTMLInputElement).validity.badInput)).toBe(true);
  }
  // The page removes it with a value of its own, as from a native date field.
  await give(wrong, '');
  await expect.poll(() => fieldOf(wrong).inputValue()).toBe('');
});

test('does not warn about options that become valid in the same task, nor about restored text', async () => {
  const context = await office.context({ reducedMotion: 'reduce' });
  const warnings: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const page = await formPage(office, `${DAY}${AT}`, { context });
  await page.evaluate(() => {
    const [day, at] = document.querySelectorAll<HTMLInputElement>('form > *');
    // A framework sets one property after the other.
    Object.assign(day as object, { value: '2026-07-01/2026-07-14', range: true });
    Object.assign(day as object, { min: '2026-08-01', max: '2026-08-31' });
    Object.assign(day as object, { min: '2026-06-01', max: '2026-07-31' });
    Object.assign(at as object, { value: '24:00', min: '18:00', max: '09:00' });
    Object.assign(at as object, { value: '10:00', min: '09:00', max: '18:00' });
    const { value } = day as HTMLInputElement;
    (day as unknown as { formStateRestoreCallback(state: string): void }).formStateRestoreCallback(
      'backoffice-date-picker day abc',
    );
    Object.assign(day as object, { value });
    // Also before it is connected.
    const other = document.createElement('backoffice-date-picker');
    Object.assign(other, { name: 'other', value: '2026-07-01/2026-07-02' });
    if ((other as unknown as HTMLInputElement).value) throw new Error('a range without "range"');
    Object.assign(other, { range: true });
    document.forms[0]?.append(other);
  });
  expect(await entries(page)).toEqual({
    day: '2026-07-01/2026-07-14',
    at: '10:00',
    other: '2026-07-01/2026-07-02',
  });
  expect(warnings).toEqual([]);
  await give(picker(page, 'day'), 'tomorrow');
  await expect
    .poll(() => warnings)
    .toEqual([
      'backoffice-elements: <backoffice-date-picker> value="tomorrow" is unknown; accepted: YYYY-MM-DD/YYYY-MM-DD.',
    ]);
});
