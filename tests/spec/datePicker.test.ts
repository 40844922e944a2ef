import { expect, test } from 'vitest';
import { startOffice } from '../kit/office';
import { entries, formPage, told } from '../kit/pickers';

const office = startOffice();

/** Names of the controls, and the field's text for 14 July 2026. */
const LANGUAGES = {
  en: ['Choose date', 'Today', 'Clear', 'Custom Range', 'Apply', '07/14/2026'],
  cn: ['选择日期', '今天', '清除', '自定义范围', '应用', '2026/07/14'],
  de: ['Datum wählen', 'Heute', 'Löschen', 'Eigener Zeitraum', 'Übernehmen', '14.07.2026'],
  ru: ['Выбрать дату', 'Сегодня', 'Очистить', 'Свой период', 'Применить', '14.07.2026'],
};

for (const [language, names] of Object.entries(LANGUAGES)) {
  const [opener = '', today = '', clear = '', custom = '', apply = '', text = ''] = names;
  test(`date pickers exist (day, month and year views, today and clear buttons, a custom range list, Apply and Cancel buttons), in ${language}`, async () => {
    const page = await formPage(
      office,
      `<backoffice-date-picker name="day" label="A" value="2026-07-14" language="${language}"></backoffice-date-picker>
       <backoffice-date-picker name="days" label="B" range language="${language}"></backoffice-date-picker>`,
    );
    expect(await page.getByRole('textbox', { name: 'A' }).inputValue()).toBe(text);
    const open = page.getByRole('button', { name: opener });
    await open.first().click();
    await page.getByRole('grid').waitFor();
    // One month, with week numbers; then months, years and back.
    expect(await page.getByRole('grid').count()).toBe(1);
    expect(await page.getByRole('rowheader').count()).toBeGreaterThanOrEqual(4);
    await page.locator('.caption .up').click();
    await page.locator('.caption .up').click();
    await page.getByRole('button', { name: '2024' }).click();
    await page.locator('[data-key]').first().click();
    await page.locator('[data-day="2024-01-09"] button').click();
    expect(await entries(page)).toMatchObject({ day: '2024-01-09' });
    await open.first().click();
    await page.getByRole('button', { name: today, exact: true }).click();
    expect((await entries(page)).day).toMatch(/^20\d\d-\d\d-\d\d$/);
    await open.first().click();
    await page.getByRole('button', { name: clear, exact: true }).click();
    expect(await entries(page)).toEqual({});

    await open.nth(1).click();
    await page.getByRole('button', { name: custom }).click();
    const days = page.getByRole('grid').last().locator('[data-day] button');
    await days.nth(3).click();
    await days.nth(8).click();
    expect(await entries(page)).toEqual({});
    await page.getByRole('button', { name: apply, exact: true }).click();
    expect((await entries(page)).days).toMatch(/^[\d-]{10}\/[\d-]{10}$/);
  });
}

test('the calendar is walked through by keys, and Escape goes back to the button', async () => {
  const page = await formPage(
    office,
    '<backoffice-date-picker name="day" label="Day" value="2024-02-29"></backoffice-date-picker>',
  );
  await page.getByRole('button', { name: 'Choose date' }).click();
  const focused = (day: string) => page.locator(`[data-day="${day}"] button:focus`).waitFor();
  await focused('2024-02-29');
  for (const [key, day] of [
    ['ArrowRight', '2024-03-01'],
    ['ArrowDown', '2024-03-08'],
    ['Home', '2024-03-03'],
    ['End', '2024-03-09'],
    ['PageUp', '2024-02-09'],
    ['Shift+PageDown', '2025-02-09'],
  ] as const) {
    await page.keyboard.press(key);
    await focused(day);
  }
  await page.keyboard.press('Escape');
  await page
    .locator('button:focus')
    .and(page.getByRole('button', { name: 'Choose date' }))
    .waitFor();
  expect(await entries(page)).toEqual({ day: '2024-02-29' });
  await page.keyboard.press('Enter');
  await focused('2024-02-29');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  expect(await entries(page)).toEqual({ day: '2024-02-28' });
  expect(await told(page)).toEqual([
    ['input', '2024-02-28', undefined],
    ['change', '2024-02-28', undefined],
  ]);
});

test('what is typed in another format is told clearly, and no such day is taken', async () => {
  const page = await formPage(
    office,
    '<backoffice-date-picker name="day" label="Day" min="2024-01-01"></backoffice-date-picker>',
  );
  const field = page.getByRole('textbox', { name: 'Day' });
  for (const text of ['14.07.2026', '02/30/2024', '<img src=x onerror=alert(1)>']) {
    await field.fill(text);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Enter the date as MM/DD/YYYY').waitFor();
    expect(await entries(page)).toEqual({});
  }
  await field.fill('1/2/0001');
  await field.fill('12/31/2023');
  await page.keyboard.press('Tab');
  await page.getByText('Not before 01/01/2024.').waitFor();
  await field.fill('7/4/2024');
  await page.keyboard.press('Tab');
  expect(await entries(page)).toEqual({ day: '2024-07-04' });
  expect(await field.inputValue()).toBe('07/04/2024');
});
