import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdRequests } from '../../support/holdRequests';
import { startOffice } from '../../support/office';
import {
  dayFocused,
  dialogOf,
  entries,
  fieldOf,
  formPage,
  openerOf,
  picker,
} from '../../support/pickers';

const office = startOffice();

const FORM = `<backoffice-date-picker name="day" label="Day" value="2026-03-04"></backoffice-date-picker>
<label>Name <input name="person"></label>`;

const CALENDAR = '**/DateDialog-*.js';

const countSubmits = (page: Page) =>
  page.evaluate(() => {
    const state = Object.assign(window, { submits: 0 });
    document.addEventListener('submit', (event) => {
      event.preventDefault();
      state.submits += 1;
    });
  });

test('while the calendar loads, keys neither submit the form nor change the text', async () => {
  const context = await office.context({ reducedMotion: 'reduce' });
  const release = await holdRequests(context, CALENDAR);
  const page = await formPage(office, FORM, { context });
  await countSubmits(page);
  const field = fieldOf(picker(page, 'day'));
  const text = await field.inputValue();
  await field.press('Alt+ArrowDown');
  await page.keyboard.type('05');
  await page.keyboard.press('Enter');
  expect(await field.inputValue()).toBe(text);
  release();
  await dayFocused(page, '2026-03-04');
  expect(await page.evaluate('submits')).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => entries(page)).toMatchObject({ day: '2026-03-05' });
  await field.press('Enter');
  expect(await page.evaluate('submits')).toBe(1);
});

test('a calendar that arrives late stays closed once the user types in another field', async () => {
  const context = await office.context({ reducedMotion: 'reduce' });
  const release = await holdRequests(context, CALENDAR);
  const page = await formPage(office, FORM, { context });
  const opener = openerOf(picker(page, 'day'));
  await opener.click();
  await page.getByLabel('Name').click();
  await page.keyboard.type('Hello');
  release();
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.type(' all');
  expect(await entries(page)).toMatchObject({ person: 'Hello all' });
  expect(await dialogOf(picker(page, 'day')).count()).toBe(0);
  await opener.click();
  await dayFocused(page, '2026-03-04');
});

test('asks disabledDays once for each day, and says that a promise is no answer', async () => {
  const context = await office.context({ reducedMotion: 'reduce' });
  const warnings: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'warning')
      warnings.push(message.text().replace('backoffice-elements: ', ''));
  });
  const page = await formPage(office, FORM, { context });
  await page.evaluate(() => {
    const asked: string[] = [];
    const disabledDays = (day: string) => {
      asked.push(day);
      return day === '2026-03-06';
    };
    Object.assign(document.querySelector('backoffice-date-picker') as object, { disabledDays });
    Object.assign(window, { asked });
  });
  await openerOf(picker(page, 'day')).click();
  await dayFocused(page, '2026-03-04');
  await page.keyboard.press('ArrowRight');
  await dayFocused(page, '2026-03-05');
  // The field asks for its value too.
  const repeated = await page.evaluate(() => {
    const { asked } = window as unknown as { asked: string[] };
    return asked.length - new Set(asked).size;
  });
  expect(repeated).toBeLessThan(20);
  expect(await picker(page, 'day').locator('[data-day="2026-03-06"] button:disabled').count()).toBe(
    1,
  );
  await page.keyboard.press('Escape');

  await page.evaluate(() => {
    const disabledDays = async () => true;
    Object.assign(document.querySelector('backoffice-date-picker') as object, { disabledDays });
  });
  await openerOf(picker(page, 'day')).click();
  await dayFocused(page, '2026-03-04');
  expect(await picker(page, 'day').locator('[data-day] button:disabled').count()).toBe(0);
  expect(warnings).toEqual([
    '<backoffice-date-picker> disabledDays returned a promise; no day is disabled.',
  ]);
});

for (const width of [320, 340]) {
  test(`the whole calendar fits a touch screen ${width} px wide`, async () => {
    const context = await office.context({
      reducedMotion: 'reduce',
      viewport: { width, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    const head = '<meta name="viewport" content="width=device-width">';
    const page = await formPage(office, FORM, { context, head });
    await openerOf(picker(page, 'day')).tap();
    await dayFocused(page, '2026-03-04');
    const dialog = dialogOf(picker(page, 'day'));
    expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  });
}

test('that the calendar cannot be loaded is no fault of the date, and is forgotten while typing and once it is loaded', async () => {
  office.expectProblem(/DateDialog|dynamically imported|ERR_FAILED/);
  const context = await office.context({ reducedMotion: 'reduce' });
  const fail = (route: Route) => route.abort();
  await context.route(CALENDAR, fail);
  const page = await formPage(office, FORM, { context });
  const day = picker(page, 'day');
  const field = fieldOf(day);
  const alert = day.getByRole('alert');
  await openerOf(day).click();
  await alert.getByText('Loading failed').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBeNull();
  await field.fill('13/13/2026');
  await page.keyboard.press('Enter');
  await alert.getByText('Enter the date as MM/DD/YYYY').waitFor();
  expect(await alert.innerText()).not.toContain('Loading failed');
  // Both are said if both are true.
  await openerOf(day).click();
  await alert.getByText('Loading failed').waitFor();
  expect(await alert.innerText()).toContain('Enter the date as MM/DD/YYYY');
  await field.fill('7/4/2026');
  await page.keyboard.press('Enter');
  await alert.waitFor({ state: 'detached' });
  expect(await entries(page)).toMatchObject({ day: '2026-07-04' });
  await openerOf(day).click();
  await alert.getByText('Loading failed').waitFor();
  await context.unroute(CALENDAR, fail);
  await openerOf(day).hover();
  await page.getByLabel('Name').hover();
  await openerOf(day).hover();
  await alert.waitFor({ state: 'detached' });
});
