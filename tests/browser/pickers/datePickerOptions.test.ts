import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
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
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test('min, max, disabled days, months, week numbers and accent apply to all input immediately', async () => {
  const page = await formPage(
    office,
    `<backoffice-date-picker name="day" label="Day" value="2020-07-14" min="2020-07-06"
      max="2020-08-20" months="2" no-week-numbers accent="red"></backoffice-date-picker>`,
  );
  const one = picker(page, 'day');
  await one.evaluate((node) => {
    Object.assign(node, { disabledDays: (day: string) => day === '2020-07-15' });
  });
  const setAttribute = (name: string, value?: string) =>
    one.evaluate(
      (node, [key, text]) => (text ? node.setAttribute(key, text) : node.removeAttribute(key)),
      [name, value ?? ''] as const,
    );
  await openerOf(one).click();
  await dayFocused(page, '2020-07-14');
  expect(await one.getByRole('grid').count()).toBe(2);
  expect(await one.getByRole('rowheader').count()).toBe(0);
  const day = (iso: string) => one.locator(`[data-day="${iso}"] button`).first();
  const color = () => day('2020-07-14').evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(await color()).toBe('rgb(185, 28, 28)');
  for (const barred of ['2020-07-05', '2020-07-15', '2020-08-21']) {
    expect(await day(barred).isDisabled(), barred).toBe(true);
  }
  for (const free of ['2020-07-06', '2020-08-20']) expect(await day(free).isEnabled()).toBe(true);
  const turns = ['Previous month', 'Next month'].map((name) => one.getByRole('button', { name }));
  const ends = () => Promise.all(turns.map((turn) => turn.getAttribute('aria-disabled')));
  expect(await ends()).toEqual(['true', 'true']);
  expect(await one.getByRole('button', { name: 'Today' }).isDisabled()).toBe(true);
  // Keys skip the disabled day and stop at the bounds.
  await page.keyboard.press('ArrowRight');
  await dayFocused(page, '2020-07-16');
  for (const key of ['ArrowUp', 'ArrowUp', 'PageUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key);
  }
  await expect
    .poll(() =>
      page.locator('[data-day] button:focus').evaluate((node) => node.closest('td')?.dataset.day),
    )
    .toBe('2020-07-06');

  // While it is open.
  await setAttribute('months');
  await setAttribute('no-week-numbers');
  await setAttribute('accent');
  await expect.poll(() => one.getByRole('grid').count()).toBe(1);
  await expect.poll(() => one.getByRole('rowheader').count()).toBeGreaterThan(3);
  await expect.poll(color).toBe('rgb(21, 128, 61)');
  expect(await ends()).toEqual(['true', null]);
  await one.locator('.caption .up').click();
  expect(await one.getByRole('button', { name: 'Jun', exact: true }).isDisabled()).toBe(true);
  await one.locator('.caption .up').click();
  expect(await one.getByRole('button', { name: '2021' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');

  for (const [text, problem, flag] of [
    ['7/5/2020', 'Not before 07/06/2020.', 'rangeUnderflow'],
    ['8/21/2020', 'Not after 08/20/2020.', 'rangeOverflow'],
    ['7/15/2020', 'This day cannot be chosen.', 'customError'],
  ] as const) {
    await fieldOf(one).fill(text);
    await page.keyboard.press('Enter');
    await one.getByRole('alert').getByText(problem).waitFor();
    const validityFlag = one.evaluate(
      (node, name) => (node as HTMLInputElement).validity[name],
      flag,
    );
    expect(await validityFlag).toBe(true);
  }
  await setAttribute('max', '2020-07-15');
  await setAttribute('min', '2020-07-15');
  await one.evaluate((node) => Object.assign(node, { disabledDays: undefined }));
  await one.getByRole('alert').waitFor({ state: 'detached' });
  expect(await entries(page)).toEqual({ day: '2020-07-15' });
});

test('keys that leave the bounds move to the nearest month and year', async () => {
  const page = await formPage(
    office,
    `<backoffice-date-picker name="day" label="Day" value="2025-09-14" min="2025-03-10"
      max="2026-06-20"></backoffice-date-picker>`,
  );
  const one = picker(page, 'day');
  const focused = () => one.locator('button:focus').innerText();
  await openerOf(one).click();
  await one.getByRole('button', { name: 'September 2025, choose month' }).press('Enter');
  await page.keyboard.press('PageDown');
  await expect.poll(focused).toBe('Jun');
  await one.getByRole('button', { name: '2026, choose year' }).waitFor();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  await expect.poll(focused).toBe('Mar');
  await one.getByRole('button', { name: '2025, choose year' }).press('Enter');
  await page.keyboard.press('End');
  await expect.poll(focused).toBe('2026');
});

test('Enter in an input method does not commit the text of a field', async () => {
  const page = await formPage(
    office,
    '<backoffice-date-picker name="day" label="Day"></backoffice-date-picker>',
  );
  const field = fieldOf(picker(page, 'day'));
  await field.fill('1');
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  expect(await field.getAttribute('aria-invalid')).not.toBe('true');
  // WebKit ends the composition first.
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  expect(await field.getAttribute('aria-invalid')).not.toBe('true');
  await field.press('Enter');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
});

test('warns once about invalid options and uses their defaults', async () => {
  const warnings: string[] = [];
  const context = await office.context({ reducedMotion: 'reduce' });
  context.on('console', (message) => {
    if (message.type() === 'warning')
      warnings.push(message.text().replace('backoffice-elements: ', ''));
  });
  const page = await formPage(
    office,
    `<backoffice-date-picker name="a" label="A" min="2026-08-01" max="2026-07-01" months="13"
       accent="mauve" value="2024-02-30"></backoffice-date-picker>
     <backoffice-date-picker name="b" label="B" min="2026-08-01" max="2026-07-01"
       value="2026-07-20"></backoffice-date-picker>
     <backoffice-time-picker name="c" label="C" min="18:00" max="9:00" hour-step="0" minute-step="x"
       value="24:00"></backoffice-time-picker>
     <backoffice-time-picker name="d" label="D" min="18:00" max="09:00" value="12:00"></backoffice-time-picker>`,
    { context },
  );
  // Neither bound applies.
  expect(await entries(page)).toEqual({ b: '2026-07-20', d: '12:00' });
  expect(await page.locator(':invalid').count()).toBe(0);
  await openerOf(picker(page, 'b')).click();
  await dayFocused(page, '2026-07-20');
  expect(await picker(page, 'b').locator('[data-day] button:disabled').count()).toBe(0);
  expect(await picker(page, 'b').getByRole('grid').count()).toBe(1);
  await page.evaluate(() => {
    const [a] = document.querySelectorAll('backoffice-date-picker');
    Object.assign(a as object, { disabledDays: 'never', presets: 'none' });
  });
  expect(warnings.sort()).toEqual([
    '<backoffice-date-picker> accent="mauve" is unknown; accepted: green, brand, blue, indigo, red, orange.',
    '<backoffice-date-picker> disabledDays is not a function; no day is disabled.',
    '<backoffice-date-picker> min="2026-08-01" is after max="2026-07-01"; neither is applied.',
    '<backoffice-date-picker> months="13" is unknown; accepted: whole numbers from 1 to 12.',
    '<backoffice-date-picker> presets is not an array of {label, value}; the defaults are shown.',
    '<backoffice-date-picker> value="2024-02-30" is unknown; accepted: YYYY-MM-DD.',
    '<backoffice-time-picker> hour-step="0" is unknown; accepted: whole numbers from 1 to 12.',
    '<backoffice-time-picker> max="9:00" is unknown; accepted: HH:MM, HH:MM:SS.',
    '<backoffice-time-picker> min="18:00" is after max="09:00"; neither is applied.',
    '<backoffice-time-picker> minute-step="x" is unknown; accepted: whole numbers from 1 to 59.',
    '<backoffice-time-picker> value="24:00" is unknown; accepted: HH:MM, HH:MM:SS.',
  ]);
});

test('the list of ranges can be replaced, and keys alone select two days', async () => {
  const page = await formPage(
    office,
    '<backoffice-date-picker name="days" label="Days" range></backoffice-date-picker>',
  );
  const one = picker(page, 'days');
  const list = one.getByRole('group', { name: 'Ranges' }).getByRole('button');
  const give = (presets: unknown) =>
    one.evaluate((node, given) => Object.assign(node, { presets: given }), presets);
  const open = async () => {
    await fieldOf(one).press('Alt+ArrowDown');
    await dialogOf(one).waitFor();
  };
  await open();
  expect(await list.allInnerTexts()).toEqual([
    'Today',
    'Yesterday',
    'Last 7 days',
    'Last 30 days',
    'This month',
    'Last month',
    'Custom Range',
  ]);
  // The first one has the focus; a preset applies immediately.
  await expect.poll(() => list.first().evaluate((node) => node.matches(':focus'))).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const week = await page.evaluate(() => {
    const day = (ago: number) => {
      const date = new Date();
      date.setDate(date.getDate() - ago);
      return date.toLocaleDateString('sv');
    };
    return `${day(6)}/${day(0)}`;
  });
  expect(await entries(page)).toEqual({ days: week });
  await open();
  expect(await list.nth(2).getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');

  await give([
    { label: 'First quarter', value: '2026-01-01/2026-03-31' },
    { label: 'Backwards', value: '2026-03-31/2026-01-01' },
    { label: '<b>Bold</b>', value: '2026-05-01/2026-05-02' },
    { label: 'Budget {2026}', value: '2026-05-01/2026-05-03' },
    { label: 'picker.today', value: '2026-05-04/2026-05-04' },
    'no preset',
  ]);
  await open();
  expect(await list.allInnerTexts()).toEqual([
    'First quarter',
    '<b>Bold</b>',
    'Budget {2026}',
    'Today',
    'Custom Range',
  ]);
  await list.first().press('Enter');
  expect(await entries(page)).toEqual({ days: '2026-01-01/2026-03-31' });
  expect(await fieldOf(one).inputValue()).toBe('01/01/2026 – 03/31/2026');
  await one.evaluate((node) => Object.assign(node, { value: '2026-02-10/2026-02-12' }));
  await open();
  // A range outside the list opens the calendar immediately.
  await dayFocused(page, '2026-02-10');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await one.getByRole('button', { name: 'Apply' }).waitFor();
  await page.keyboard.press('PageDown');
  await dayFocused(page, '2026-03-17');
  await page.keyboard.press('Enter');
  await one.locator('output').getByText('02/17/2026 – 03/17/2026').waitFor();
  await one.getByRole('button', { name: 'Apply' }).press('Enter');
  expect(await entries(page)).toEqual({ days: '2026-02-17/2026-03-17' });

  await give([]);
  await open();
  await dayFocused(page, '2026-02-17');
  expect(await list.count()).toBe(0);
});

test('in Arabic, dates are typed as they are shown, and the names of the weekdays fit', async () => {
  const context = await signedIn(office, 'ada');
  await context.route('**/own/assets/i18n/*.json', (route) => route.fulfill({ json: {} }));
  const page = await office.host(
    hostPage(`<backoffice-shell assets-base="/own/" languages="en ar" language="ar">
      <form slot="site">
        <backoffice-date-picker name="day" label="Day" value="2026-11-20"></backoffice-date-picker>
      </form>
    </backoffice-shell>${SCRIPT}`),
    context,
    '/host-page#/site',
  );
  const one = picker(page, 'day');
  const field = fieldOf(one);
  // Without direction marks, which would show the numbers in another order.
  await expect.poll(() => field.inputValue()).toBe('20/11/2026');
  await field.fill('21/11/2026');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => one.evaluate((node) => (node as HTMLInputElement).value))
    .toBe('2026-11-21');
  await openerOf(one).click();
  await dayFocused(page, '2026-11-21');
  // There are no short names, and whole words would run into each other.
  const heads = await one.locator('.rdp-weekday').allInnerTexts();
  expect(heads.map((head) => head.trim().length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});
