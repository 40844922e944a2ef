import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { isFocused } from '../../support/pageHelpers';
import {
  clearEvents,
  entries,
  fieldOf,
  formPage,
  openerOf,
  picker,
  recordedEvents,
} from '../../support/pickers';

const office = startOffice();

/** Returns the form-control state of an element. */
const control = (page: Page, name: string) =>
  picker(page, name).evaluate((node) => {
    const one = node as HTMLInputElement;
    const flags: string[] = [];
    for (const flag in one.validity) {
      if (one.validity[flag as keyof ValidityState] && flag !== 'valid') flags.push(flag);
    }
    const { validationMessage: message, willValidate, value } = one;
    return { flags, message, willValidate, value, form: one.form === document.forms[0] };
  });

const FORM = `<label for="day">Day</label>
  <backoffice-date-picker id="day" name="day" required></backoffice-date-picker>
  <label>At <backoffice-time-picker name="at" required value="14:30"></backoffice-time-picker></label>
  <fieldset><backoffice-date-picker name="days" label="Days" range
    value="2026-07-01/2026-07-14"></backoffice-date-picker></fieldset>`;

test('pickers submit ISO 8601, have labels, report missing values, and reset and disable like native controls', async () => {
  const page = await formPage(office, FORM);
  const initial = { at: '14:30', days: '2026-07-01/2026-07-14' };
  expect(await entries(page)).toEqual(initial);
  // Labels of the page name the field and focus it.
  for (const [label, name] of [
    ['Day', 'day'],
    ['At', 'at'],
  ] as const) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    await page
      .locator('label')
      .filter({ hasText: label })
      .first()
      .click({ position: { x: 2, y: 5 } });
    await expect.poll(() => isFocused(field)).toBe(true);
    expect(await fieldOf(picker(page, name)).getAttribute('aria-label')).toBe(label);
  }

  expect(await control(page, 'day')).toEqual({
    flags: ['valueMissing'],
    message: 'Choose a date.',
    willValidate: true,
    value: '',
    form: true,
  });
  expect(await control(page, 'at')).toMatchObject({ flags: [], message: '' });
  let left = false;
  page.on('framenavigated', () => {
    left = true;
  });
  await page.getByRole('button', { name: 'Save' }).click();
  // The browser validates the form: the field has the focus and shows the reason.
  const day = fieldOf(picker(page, 'day'));
  await picker(page, 'day').getByRole('alert').getByText('Choose a date.').waitFor();
  expect(await isFocused(day)).toBe(true);
  expect(await day.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator(':invalid:not(form, fieldset)').getAttribute('name')).toBe('day');

  await fieldOf(picker(page, 'at')).fill('');
  await fieldOf(picker(page, 'days')).fill('7/2/2026 - 7/3/2026');
  await day.fill('7/4/2026');
  await day.press('Enter');
  expect(await entries(page)).toEqual({ day: '2026-07-04', days: '2026-07-02/2026-07-03' });
  // Also by script: the time is missing now.
  const asked = page.evaluate(() => (document.forms[0] as HTMLFormElement).reportValidity());
  expect(await asked).toBe(false);
  expect(await isFocused(fieldOf(picker(page, 'at')))).toBe(true);
  expect(await control(page, 'at')).toMatchObject({ message: 'Choose a time.' });
  await picker(page, 'at').getByRole('alert').waitFor();
  expect(left).toBe(false);

  await page.evaluate(() => (document.forms[0] as HTMLFormElement).reset());
  expect(await entries(page)).toEqual(initial);
  expect(await day.inputValue()).toBe('');
  expect(await page.getByRole('alert').count()).toBe(0);

  const disable = (selector: string, disabled: boolean) =>
    page.locator(selector).evaluate((node, on) => node.toggleAttribute('disabled', on), disabled);
  await disable('fieldset', true);
  await disable('[name="day"]', true);
  await expect.poll(() => fieldOf(picker(page, 'days')).isDisabled()).toBe(true);
  for (const name of ['days', 'day']) {
    expect(await openerOf(picker(page, name)).isDisabled()).toBe(true);
    expect(await picker(page, name).evaluate((node) => node.matches(':disabled'))).toBe(true);
    expect(await control(page, name)).toMatchObject({ willValidate: false });
  }
  expect(await entries(page)).toEqual({ at: '14:30' });
  await disable('fieldset', false);
  await disable('[name="day"]', false);
  await expect.poll(() => fieldOf(picker(page, 'days')).isEnabled()).toBe(true);
  expect(await entries(page)).toEqual(initial);
});

test('the browser restores selected, cleared and invalid values after navigating back', async () => {
  const page = await formPage(
    office,
    `<backoffice-date-picker name="day" label="A"></backoffice-date-picker>
     <backoffice-date-picker name="cleared" label="B" value="2026-07-14"></backoffice-date-picker>
     <backoffice-time-picker name="at" label="C"></backoffice-time-picker>
     <backoffice-time-picker name="wrong" label="D"></backoffice-time-picker>`,
  );
  for (const [name, text] of [
    ['day', '2/29/2024'],
    ['cleared', ''],
    ['at', '9:05 pm'],
    ['wrong', '13:99'],
  ] as const) {
    await fieldOf(picker(page, name)).fill(text);
    await page.keyboard.press('Tab');
  }
  await page.goto(`${office.server.url}/hosts/hosts.css`);
  await page.goBack();
  // Loaded again, not restored from the back/forward cache.
  await expect.poll(() => entries(page)).toEqual({ day: '2024-02-29', at: '21:05' });
  expect(await page.evaluate('recordedEvents.length')).toBe(0);
  expect(await fieldOf(picker(page, 'day')).inputValue()).toBe('02/29/2024');
  expect(await fieldOf(picker(page, 'cleared')).inputValue()).toBe('');
  expect(await fieldOf(picker(page, 'wrong')).inputValue()).toBe('13:99');
  expect(await control(page, 'wrong')).toMatchObject({ flags: ['badInput'] });
});

test('dispatches input for each new value, change on commit, and neither when the page sets a value', async () => {
  const page = await formPage(
    office,
    `<backoffice-date-picker name="day" label="Day"></backoffice-date-picker>
     <backoffice-date-picker name="days" label="Days" range></backoffice-date-picker>
     <backoffice-time-picker name="at" label="At" no-meridian></backoffice-time-picker>`,
  );
  /** Returns the events that the action dispatched. */
  const by = async (act: () => Promise<unknown>) => {
    await clearEvents(page);
    await act();
    return (await recordedEvents(page)).map(([type, value, offset]) =>
      [type, value, ...(offset === undefined ? [] : [offset])].join(' '),
    );
  };
  const day = fieldOf(picker(page, 'day'));
  await day.focus();
  expect(await by(() => page.keyboard.type('7/4/202'))).toEqual(['input 2020-07-04', 'input ']);
  expect(await by(() => page.keyboard.type('6'))).toEqual(['input 2026-07-04']);
  expect(await by(() => page.keyboard.press('Enter'))).toEqual(['change 2026-07-04']);
  expect(await by(() => page.keyboard.press('Tab'))).toEqual([]);
  const open = (name: string) => openerOf(picker(page, name)).click();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await open('day');
  expect(await by(() => press('Clear'))).toEqual(['input ', 'change ']);
  await open('day');
  const now = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  expect(await by(() => press('Today'))).toEqual([`input ${now}`, `change ${now}`]);
  expect(
    await by(() =>
      page.evaluate(() => {
        const [one] = document.querySelectorAll<HTMLInputElement>('backoffice-date-picker');
        Object.assign(one as object, { value: '2026-01-01', min: '2026-01-01', max: '' });
        one?.setAttribute('value', '2026-02-02');
      }),
    ),
  ).toEqual([]);
  expect(await day.inputValue()).toBe('02/02/2026');

  // A preset applies immediately; two days wait for Apply, Cancel and Escape discard them.
  await open('days');
  expect(await by(() => press('Yesterday'))).toHaveLength(2);
  const chosen = (await entries(page)).days;
  const days = picker(page, 'days').locator('[data-day] button:enabled');
  for (const end of ['Cancel', 'Escape', 'Apply']) {
    await open('days');
    await press('Custom Range');
    const picked = await by(async () => {
      await days.nth(9).click();
      await days.nth(7).click();
    });
    expect(picked).toEqual([]);
    expect(await picker(page, 'days').locator('output').innerText()).toMatch(/^\S+ – \S+\d$/);
    const ended = await by(() => (end === 'Escape' ? page.keyboard.press(end) : press(end)));
    const events = end === 'Apply' ? ['input', 'change'] : [];
    expect(ended.map((text) => text.split(' ')[0])).toEqual(events);
    if (end !== 'Apply') expect(await entries(page)).toMatchObject({ days: chosen });
  }
  expect((await entries(page)).days).not.toBe(chosen);

  const at = fieldOf(picker(page, 'at'));
  await at.focus();
  expect(await by(() => page.keyboard.type('24:00'))).toEqual([
    'input 02:00',
    'input 00:00',
    'input ',
    'input 00:00',
  ]);
  expect(await by(() => page.keyboard.press('Tab'))).toEqual(['change 00:00 1']);
  expect(await at.inputValue()).toBe('00:00');
});

test('a page can make a picker invalid with a message of its own, as with a native control', async () => {
  const page = await formPage(
    office,
    '<backoffice-time-picker name="at" label="At" value="14:30"></backoffice-time-picker>',
  );
  const setMessage = (message: string) =>
    page.evaluate((text) => {
      for (const control of (document.forms[0] as HTMLFormElement).elements)
        (control as HTMLInputElement).setCustomValidity(text);
    }, message);
  await setMessage('The room is taken.');
  expect(await control(page, 'at')).toMatchObject({
    flags: ['customError'],
    message: 'The room is taken.',
    value: '14:30',
  });
  await picker(page, 'at').evaluate((at: HTMLInputElement) => at.reportValidity());
  const at = fieldOf(picker(page, 'at'));
  await picker(page, 'at').getByRole('alert').getByText('The room is taken.').waitFor();
  expect(await isFocused(at)).toBe(true);
  await setMessage('');
  expect(await control(page, 'at')).toMatchObject({ flags: [], message: '' });
  await picker(page, 'at').getByRole('alert').waitFor({ state: 'detached' });
});

test('a page that sets the value back on each input does not change the typed text', async () => {
  const page = await formPage(
    office,
    '<backoffice-date-picker name="day" label="Day"></backoffice-date-picker>',
  );
  await page.evaluate(() => {
    const one = document.querySelector<HTMLInputElement>('[name="day"]') as HTMLInputElement;
    one.addEventListener('input', () => {
      Object.assign(one, { value: String(one.value), min: '2020-01-01' });
    });
  });
  const day = fieldOf(picker(page, 'day'));
  await day.focus();
  await page.keyboard.type('7/4/2026', { delay: 1 });
  expect(await day.inputValue()).toBe('7/4/2026');
  await page.keyboard.press('Tab');
  expect(await day.inputValue()).toBe('07/04/2026');
  expect((await recordedEvents(page)).at(-1)).toEqual(['change', '2026-07-04', undefined]);
});
