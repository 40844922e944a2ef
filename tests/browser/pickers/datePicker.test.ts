import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { focusedName } from '../../support/pageHelpers';
import {
  dayFocused,
  dialogOf,
  entries,
  fieldOf,
  formPage,
  openerOf,
  picker,
  recordedEvents,
  setLanguage,
} from '../../support/pickers';

const office = startOffice();

/** Names of the controls, the first day of the week, and the field's text for 14 July 2026. */
const LANGUAGES = {
  en: ['Choose date', 'Today', 'Clear', 'Custom Range', 'Apply', 'Cancel', 'Sunday', '07/14/2026'],
  cn: ['选择日期', '今天', '清除', '自定义范围', '应用', '取消', '星期一', '2026/07/14'],
  de: [
    'Datum wählen',
    'Heute',
    'Löschen',
    'Eigener Zeitraum',
    'Übernehmen',
    'Abbrechen',
    'Montag',
    '14.07.2026',
  ],
  ru: [
    'Выбрать дату',
    'Сегодня',
    'Очистить',
    'Свой период',
    'Применить',
    'Отмена',
    'понедельник',
    '14.07.2026',
  ],
} as const;

for (const [language, names] of Object.entries(LANGUAGES)) {
  const [opener, today, clear, custom, apply, cancel, monday, text] = names;
  test(`a day is picked by year and month, by Today and by Clear, and a custom range by Apply, in ${language}`, async () => {
    const page = await formPage(
      office,
      `<backoffice-date-picker name="day" label="A" value="2026-07-14" language="${language}"></backoffice-date-picker>
       <backoffice-date-picker name="days" label="B" range language="${language}"></backoffice-date-picker>`,
    );
    const [one, two] = [picker(page, 'day'), picker(page, 'days')];
    await expect.poll(() => fieldOf(one).inputValue()).toBe(text);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const open = (which: typeof one) => which.getByRole('button', { name: opener }).click();
    await open(one);
    // Days with the weekdays in order; then months, years and back.
    const first = one.locator('.rdp-weekday').first();
    expect(await first.getAttribute('aria-label')).toBe(monday);
    await one.locator('.caption .up').click();
    await one.locator('.caption .up').click();
    await one.getByRole('button', { name: '2024' }).click();
    await one.locator('[data-key]').first().click();
    await one.locator('[data-day="2024-01-09"] button').click();
    expect(await entries(page)).toEqual({ day: '2024-01-09' });
    await open(one);
    await press(today);
    const now = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    expect(await entries(page)).toEqual({ day: now });
    await open(one);
    await press(clear);
    expect(await entries(page)).toEqual({});

    const days = two.locator('[data-day] button');
    for (const end of [cancel, apply]) {
      await open(two);
      await press(custom);
      await days.nth(3).click();
      await days.nth(8).click();
      expect(await entries(page)).toEqual({});
      await press(end);
    }
    expect((await entries(page)).days).toMatch(/^[\d-]{10}\/[\d-]{10}$/);
  });
}

test('the calendar shows one month with week numbers, the chosen day in green, transitions of 220 ms, and Today, Clear and Custom Range, in en, cn, de and ru', async () => {
  const page = await formPage(
    office,
    `<backoffice-date-picker name="day" label="A" value="2026-07-14"></backoffice-date-picker>
     <backoffice-date-picker name="days" label="B" range></backoffice-date-picker>`,
    { context: await office.context({ reducedMotion: 'no-preference' }) },
  );
  const one = picker(page, 'day');
  for (const [language, names] of Object.entries(LANGUAGES)) {
    const [opener, today, clear, custom] = names;
    await setLanguage(page, language);
    await one.getByRole('button', { name: opener }).waitFor();
    // Loads the chunk of the dialog first: only the transitions are measured.
    await openerOf(one).hover();
    await one.locator('.popup').waitFor({ state: 'attached' });
    const motion = () => one.evaluate(durations);
    expect(await motion(), `in, ${language}`).toEqual([220]);
    expect(await one.getByRole('grid').count()).toBe(1);
    expect(await one.getByRole('rowheader').allInnerTexts()).toContain('29');
    const chosen = one.locator('[data-day="2026-07-14"] button');
    const background = chosen.evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(await background).toBe('rgb(21, 128, 61)');
    for (const name of [today, clear]) {
      await one.getByRole('button', { name, exact: true }).waitFor();
    }
    expect(await motion(), `out, ${language}`).toEqual([220]);
    await dialogOf(one).waitFor({ state: 'hidden' });
    await openerOf(picker(page, 'days')).click();
    await page.getByRole('button', { name: custom, exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(picker(page, 'days')).waitFor({ state: 'hidden' });
  }
});

/** Presses the button and returns the duration of the dialog's transitions, in ms. */
async function durations(host: Element): Promise<unknown[]> {
  const root = host.shadowRoot as ShadowRoot;
  const dialog = root.querySelector('dialog') as HTMLElement;
  const before = dialog.matches('[open]');
  root.querySelector<HTMLElement>('.box button')?.click();
  while (dialog.matches('[open]') === before) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const moving = dialog.getAnimations();
  const all = moving.map(({ effect }) => effect?.getComputedTiming().duration);
  // A transition that reverses half-way would be shorter.
  for (const one of moving) one.finish();
  return [...new Set(all)];
}

/** Opens the dialog of a date picker by keyboard, at 29 February 2024. */
async function openByKeyboard() {
  const page = await formPage(
    office,
    '<backoffice-date-picker name="day" label="Day" value="2024-02-29"></backoffice-date-picker>',
  );
  await fieldOf(picker(page, 'day')).focus();
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Choose date');
  await page.keyboard.press('Enter');
  await dayFocused(page, '2024-02-29');
  return page;
}

test('keys move through the days, and Tab through the controls of the dialog', async () => {
  const page = await openByKeyboard();
  for (const [key, day] of [
    ['ArrowRight', '2024-03-01'],
    ['ArrowDown', '2024-03-08'],
    ['ArrowUp', '2024-03-01'],
    ['ArrowLeft', '2024-02-29'],
    ['ArrowDown', '2024-03-07'],
    ['Home', '2024-03-03'],
    ['End', '2024-03-09'],
    ['PageUp', '2024-02-09'],
    ['PageDown', '2024-03-09'],
    ['Shift+PageUp', '2023-03-09'],
    ['Shift+PageDown', '2024-03-09'],
  ] as const) {
    await page.keyboard.press(key);
    await dayFocused(page, day);
  }
  const ring: string[] = [];
  for (let stop = 0; stop < 7; stop += 1) {
    await page.keyboard.press('Tab');
    ring.push(await focusedName(page));
  }
  expect(ring).toEqual([
    'Today',
    'Clear',
    // Between the last and the first control, the browser offers its own.
    '',
    'Previous month',
    'March 2024, choose month',
    'Next month',
    'Saturday, March 9, 2024',
  ]);
});

test('keys move through the months and the years', async () => {
  const page = await openByKeyboard();
  const one = picker(page, 'day');
  await one.getByRole('button', { name: 'February 2024, choose month' }).press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Feb');
  for (const [key, name] of [
    ['ArrowRight', 'Mar'],
    ['ArrowDown', 'Jun'],
    ['ArrowLeft', 'May'],
    ['ArrowUp', 'Feb'],
    ['Home', 'Jan'],
    ['End', 'Dec'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => focusedName(page), { message: key }).toBe(name);
  }
  await page.keyboard.press('PageDown');
  await one.getByRole('button', { name: '2025, choose year' }).waitFor();
  await expect.poll(() => focusedName(page)).toBe('Dec');
  await one.getByRole('button', { name: '2025, choose year' }).press('Enter');
  await expect.poll(() => focusedName(page)).toBe('2025');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('PageUp');
  await expect.poll(() => focusedName(page)).toBe('2012');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Dec');
  await page.keyboard.press('Enter');
  await one.getByRole('button', { name: 'December 2012, choose month' }).waitFor();
  await page.locator('[data-day^="2012-12"] button:focus').waitFor();
});

test('Escape keeps the date and Enter chooses one, both with the focus back on the button', async () => {
  const page = await openByKeyboard();
  const one = picker(page, 'day');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedName(page)).toBe('Choose date');
  expect(await dialogOf(one).isVisible()).toBe(false);
  expect(await entries(page)).toEqual({ day: '2024-02-29' });
  expect(await recordedEvents(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dayFocused(page, '2024-02-29');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  expect(await entries(page)).toEqual({ day: '2024-02-28' });
  expect(await recordedEvents(page)).toEqual([
    ['input', '2024-02-28', undefined],
    ['change', '2024-02-28', undefined],
  ]);
  await expect.poll(() => focusedName(page)).toBe('Choose date');
  // Works from the field as well.
  await fieldOf(one).press('Alt+ArrowDown');
  await dayFocused(page, '2024-02-28');
});

/** Dates as they are typed or pasted, all of them 4 July 2026. */
const TYPED = {
  en: ['7/4/2026', '07/04/26', ' 7 / 4 / 2026 '],
  cn: ['2026/7/4', '2026年7月4日', '２０２６/０７/０４'],
  es: ['4/7/2026', '04/07/26'],
  de: ['4.7.2026', '04.07.26', '4. 7. 2026'],
  it: ['4/7/2026', '04/07/2026'],
  ru: ['4.7.2026', '04.07.2026 г.'],
};

test('accepts a typed or pasted day in the format of the language and names the format otherwise', async () => {
  const page = await formPage(
    office,
    '<backoffice-date-picker name="day" label="Day"></backoffice-date-picker>',
  );
  const field = fieldOf(picker(page, 'day'));
  /** Inserts a text in one step, as a paste does. */
  const paste = async (text: string) => {
    await field.fill('');
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
  };
  for (const [language, texts] of Object.entries(TYPED)) {
    await setLanguage(page, language);
    for (const text of [...texts, '2026-07-04', '\u200e2026-07-04\u00a0']) {
      await paste(text);
      expect(await entries(page), `${language}: ${text}`).toEqual({ day: '2026-07-04' });
    }
  }
  await setLanguage(page, 'en');
  for (const text of [
    '14.07.2026',
    '02/30/2024',
    '02/29/2023',
    '1/1/0000',
    '1/1/10000',
    '<img src=x onerror=alert(1)>',
  ]) {
    await paste(text);
    await page.getByRole('alert').getByText('Enter the date as MM/DD/YYYY').waitFor();
    expect(await entries(page)).toEqual({});
    expect(await field.inputValue()).toBe(text);
  }
  await setLanguage(page, 'ru');
  await page.getByRole('alert').getByText('ДД.ММ.ГГГГ').waitFor();
});

test('the calendar ends at its first and last year and handles leap days and days without midnight', async () => {
  const context = await office.context({
    reducedMotion: 'reduce',
    timezoneId: 'America/Sao_Paulo',
  });
  const page = await formPage(
    office,
    '<backoffice-date-picker name="day" label="Day"></backoffice-date-picker>',
    { context },
  );
  const one = picker(page, 'day');
  for (const [value, way] of [
    ['0001-01-01', 'Previous'],
    ['9999-12-31', 'Next'],
  ] as const) {
    await one.evaluate((node, text) => Object.assign(node, { value: text }), value);
    await openerOf(one).click();
    await dayFocused(page, value);
    for (const key of ['ArrowLeft', 'PageUp', 'Shift+PageUp'] as const) {
      await page.keyboard.press(
        way === 'Next' ? key.replace('Left', 'Right').replace('Up', 'Down') : key,
      );
      await dayFocused(page, value);
    }
    for (const what of ['month', 'year', 'years']) {
      const turn = one.getByRole('button', { name: `${way} ${what}`, exact: true });
      expect(await turn.getAttribute('aria-disabled'), value + what).toBe('true');
      if (what !== 'years') await one.locator('.caption .up').click();
    }
    await page.keyboard.press('Escape');
    expect(await entries(page)).toEqual({ day: value });
  }
  // 4 November 2018 has no midnight in São Paulo: clocks went from 23:59:59 to 1:00.
  for (const [value, before, after, days] of [
    ['2018-11-04', '2018-11-03', '2018-11-05', 30],
    ['2024-02-29', '2024-02-28', '2024-03-01', 29],
  ] as const) {
    await one.evaluate((node, text) => Object.assign(node, { value: text }), value);
    await openerOf(one).click();
    await dayFocused(page, value);
    const shown = await one.locator(`[data-day^="${value.slice(0, 7)}"]`).allInnerTexts();
    expect(shown.map(Number)).toEqual(Array.from({ length: days }, (_, index) => index + 1));
    await page.keyboard.press('ArrowRight');
    await dayFocused(page, after);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await dayFocused(page, before);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await entries(page)).toEqual({ day: value });
  }
});
