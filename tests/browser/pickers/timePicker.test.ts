import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { focusedName } from '../../support/pageHelpers';
import {
  clearEvents,
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

/** Names of the controls, AM and PM, and the field's text for half past nine in the morning. */
const LANGUAGES = {
  en: ['Choose time', 'Hour', 'Minute', 'Second', 'AM', 'PM', '9:30:00 AM'],
  cn: ['选择时间', '时', '分', '秒', '上午', '下午', '上午9:30:00'],
  de: ['Uhrzeit wählen', 'Stunde', 'Minute', 'Sekunde', 'AM', 'PM', '9:30:00 AM'],
  ru: ['Выбрать время', 'Часы', 'Минуты', 'Секунды', 'AM', 'PM', '9:30:00 AM'],
} as const;

test('keys and wheel change hours by 1, minutes by 5, seconds by 10, and AM to PM, in en, cn, de and ru', async () => {
  const page = await formPage(
    office,
    '<backoffice-time-picker name="at" label="At" seconds></backoffice-time-picker>',
  );
  const at = picker(page, 'at');
  for (const [language, names] of Object.entries(LANGUAGES)) {
    const [opener, hour, minute, second, am, pm, text] = names;
    await setLanguage(page, language);
    await at.evaluate((node) => Object.assign(node, { value: '09:30:00' }));
    await expect.poll(() => fieldOf(at).inputValue(), { message: language }).toBe(text);
    await at.getByRole('button', { name: opener }).click();
    const spin = (name: string) => page.getByRole('spinbutton', { name, exact: true });
    // The hour has the focus; Tab goes from unit to unit.
    await expect.poll(() => focusedName(page), { message: language }).toBe(hour);
    for (const unit of [minute, second, am]) {
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Tab');
      expect(await focusedName(page)).toBe(unit);
    }
    expect(await entries(page), language).toEqual({ at: '10:35:10' });
    await page.keyboard.press('Enter');
    expect(await entries(page), language).toEqual({ at: '22:35:10' });
    await expect.poll(() => focusedName(page)).toBe(pm);
    await spin(minute).hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => entries(page), { message: language }).toEqual({ at: '22:30:10' });
    await page.keyboard.press('Escape');
    // As before it was opened.
    expect(await entries(page), language).toEqual({ at: '09:30:00' });
    await dialogOf(at).waitFor({ state: 'hidden' });
  }
});

/** Accepted texts, with and without AM and PM. */
const ACCEPTED = {
  en: [
    'hours 1 to 12, minutes 0 to 60; or 00:00 to 23:59.',
    'hours 0 to 24',
    'Hour: 0 to 24',
    'Not after 23:30.',
  ],
  cn: ['1 至 12，分钟 0 至 60；或 00:00 至 23:59。', '0 至 24', '0 至 24', '23:30'],
  de: ['1 bis 12, Minuten 0 bis 60; oder 00:00 bis 23:59.', '0 bis 24', '0 bis 24', '23:30'],
  ru: ['1 до 12, минуты от 0 до 60; или от 00:00 до 23:59.', '0 до 24', '0 до 24', '23:30'],
} as const;

test('accepts hours from 0 to 24, or 1 to 12 with AM and PM, minutes up to 60, and times within the bounds, in en, cn, de and ru', async () => {
  const page = await formPage(
    office,
    `<backoffice-time-picker name="a" label="A" no-meridian min="00:00" max="23:30"></backoffice-time-picker>
     <backoffice-time-picker name="b" label="B"></backoffice-time-picker>`,
  );
  const [a, b] = [picker(page, 'a'), picker(page, 'b')];
  const type = async (field: typeof a, text: string) => {
    await fieldOf(field).fill(text);
    await page.keyboard.press('Enter');
    return (await entries(page))[text && field === a ? 'a' : 'b'];
  };
  for (const [language, accepted] of Object.entries(ACCEPTED)) {
    const [with12, with24, hours, bound] = accepted;
    await setLanguage(page, language);
    const alert = (field: typeof a, text: string) =>
      field.getByRole('alert').filter({ hasText: text }).waitFor();
    for (const text of ['0 AM', '13:60', '24:00', '12:61', 'noon', '<b>1:00</b>']) {
      expect(await type(b, text), text).toBeUndefined();
      await alert(b, with12);
      expect(await fieldOf(b).inputValue()).toBe(text);
    }
    for (const text of ['25:00', '24:61', '0:61']) {
      expect(await type(a, text), text).toBeUndefined();
      await alert(a, with24);
    }
    for (const [field, text, value] of [
      [b, '12 AM', '00:00'],
      [b, '12:60 pm', '13:00'],
      [b, '2:30 p.m.', '14:30'],
      [b, '14:30', '14:30'],
      [b, '00:00', '00:00'],
      [b, '23:59', '23:59'],
      [a, '13:60', '14:00'],
      [a, '24:00', '00:00'],
      [a, '0:00', '00:00'],
    ] as const) {
      expect(await type(field, text), `${language} ${text}`).toBe(value);
      expect(await field.getByRole('alert').count()).toBe(0);
    }
    await type(a, '23:45');
    await alert(a, bound);
    await type(a, '09:30');
    await openerOf(a).click();
    const spins = a.getByRole('spinbutton');
    await spins.first().fill('25');
    await alert(a, hours);
    await clearEvents(page);
    await spins.first().fill('24');
    expect((await entries(page)).a).toBe('00:30');
    expect((await recordedEvents(page)).at(-1)).toEqual(['change', '00:30', 1]);
    await spins.nth(1).fill('60');
    expect((await entries(page)).a).toBe('01:00');
    expect((await recordedEvents(page)).at(-1)).toEqual(['change', '01:00', 1]);
    await page.keyboard.press('Escape');
    expect((await entries(page)).a).toBe('09:30');
  }
});

test('keys obey steps, bounds and unit ends; 24 and 60 carry over and mark the next day', async () => {
  const page = await formPage(
    office,
    `<backoffice-time-picker name="at" label="At" no-meridian seconds value="23:59:50" hour-step="2"
       minute-step="15" second-step="20"></backoffice-time-picker>
     <backoffice-time-picker name="work" label="Work" value="08:30" min="08:00" max="17:00"></backoffice-time-picker>`,
  );
  const at = picker(page, 'at');
  const work = picker(page, 'work');
  const last = async () => (await recordedEvents(page)).at(-1)?.slice(1);
  await fieldOf(at).press('Alt+ArrowDown');
  const spin = (name: string) => at.getByRole('spinbutton', { name });
  await spin('Second').press('ArrowUp');
  expect(await last()).toEqual(['00:00:10', 1]);
  await spin('Hour').press('ArrowUp');
  expect(await last()).toEqual(['02:00:10', 0]);
  await spin('Minute').press('ArrowDown');
  expect(await last()).toEqual(['01:45:10', 0]);
  for (const [unit, home, end] of [
    ['Hour', '00:45:10', '23:45:10'],
    ['Minute', '23:00:10', '23:59:10'],
    ['Second', '23:59:00', '23:59:59'],
  ] as const) {
    await spin(unit).press('Home');
    expect((await entries(page)).at).toBe(home);
    await spin(unit).press('End');
    expect((await entries(page)).at).toBe(end);
  }
  await spin('Second').fill('60');
  expect(await last()).toEqual(['00:00:00', 1]);
  // The Tab ring: units, then the buttons.
  await at.getByRole('button', { name: 'Apply' }).focus();
  // Between the last and the first control, the browser offers its own.
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Hour');
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Choose time');
  expect((await entries(page)).at).toBe('00:00:00');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Hour');
  await at.getByRole('button', { name: 'Clear' }).press('Enter');
  expect(await entries(page)).not.toHaveProperty('at');
  expect(await spin('Hour').inputValue()).toBe('');
  await page.keyboard.press('Escape');
  // Escape restores the previous value.
  expect((await entries(page)).at).toBe('00:00:00');

  // An arrow stops at the bound and announces it; the form also reports a typed value beyond it.
  await fieldOf(work).press('Alt+ArrowDown');
  const hour = work.getByRole('spinbutton', { name: 'Hour' });
  await hour.press('ArrowDown');
  await work.getByRole('alert').getByText('Not before 8:00 AM.').waitFor();
  expect((await entries(page)).work).toBe('08:30');
  await hour.press('ArrowUp');
  await work.getByRole('alert').waitFor({ state: 'detached' });
  await hour.fill('6');
  expect(await page.locator('[name="work"]:invalid').count()).toBe(1);
  await work.getByRole('alert').getByText('Not before 8:00 AM.').waitFor();
  await hour.press('ArrowUp');
  expect((await entries(page)).work).toBe('07:30');
  await hour.press('ArrowUp');
  expect(await page.locator('[name="work"]:valid').count()).toBe(1);
});
