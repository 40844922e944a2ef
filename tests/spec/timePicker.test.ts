import { expect, test } from 'vitest';
import { startOffice } from '../kit/office';
import { entries, formPage, told } from '../kit/pickers';

const office = startOffice();

const LANGUAGES = {
  en: ['Choose time', 'Hour', 'Minute', 'Second', 'AM', '9:30:00 AM'],
  cn: ['选择时间', '时', '分', '秒', '上午', '上午9:30:00'],
  de: ['Uhrzeit wählen', 'Stunde', 'Minute', 'Sekunde', 'AM', '9:30:00 AM'],
  ru: ['Выбрать время', 'Часы', 'Минуты', 'Секунды', 'AM', '9:30:00 AM'],
};

for (const [language, names] of Object.entries(LANGUAGES)) {
  const [opener = '', hour = '', minute = '', second = '', am = '', text = ''] = names;
  test(`hour step 1, minute step 5, seconds step 10, meridians AM and PM, 12-hour display on, in ${language}`, async () => {
    const page = await formPage(
      office,
      `<backoffice-time-picker name="at" label="At" seconds value="09:30:00" language="${language}"></backoffice-time-picker>`,
    );
    const field = page.getByRole('textbox', { name: 'At' });
    await expect.poll(() => field.inputValue()).toBe(text);
    await page.getByRole('button', { name: opener }).click();
    const spin = (name: string) => page.getByRole('spinbutton', { name });
    await spin(hour).press('ArrowUp');
    await spin(minute).press('ArrowUp');
    await spin(second).press('ArrowUp');
    expect(await entries(page)).toEqual({ at: '10:35:10' });
    await spin(minute).hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => entries(page)).toEqual({ at: '10:30:10' });
    await page.getByRole('button', { name: am, exact: true }).click();
    expect(await entries(page)).toEqual({ at: '22:30:10' });
  });
}

test('hours 0-24 (1-12 when AM/PM is shown), minutes and seconds 0-60, optional min and max bounds', async () => {
  const page = await formPage(
    office,
    `<backoffice-time-picker name="a" label="A" no-meridian value="09:30" min="00:00" max="23:30"></backoffice-time-picker>
     <backoffice-time-picker name="b" label="B" value="14:00"></backoffice-time-picker>`,
  );
  await page.getByRole('button', { name: 'Choose time' }).first().click();
  await page.getByRole('spinbutton', { name: 'Minute' }).fill('60');
  expect(await entries(page)).toMatchObject({ a: '10:00' });
  await page.getByRole('spinbutton', { name: 'Hour' }).fill('25');
  await page.getByRole('alert').getByText('Hour: 0 to 24').waitFor();
  await page.getByRole('spinbutton', { name: 'Hour' }).fill('24');
  expect(await entries(page)).toMatchObject({ a: '00:00' });
  expect((await told(page)).at(-1)).toEqual(['change', '00:00', 1]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await entries(page)).toMatchObject({ a: '09:30' });

  await page.getByRole('button', { name: 'Choose time' }).nth(1).click();
  await page.getByRole('spinbutton', { name: 'Hour' }).fill('13');
  await page.getByText('Hour: 1 to 12').waitFor();
  await page.keyboard.press('Escape');
  expect(await entries(page)).toMatchObject({ b: '14:00' });
  for (const text of ['0 AM', '13:60', '24:00', 'noon']) {
    await page.getByRole('textbox', { name: 'B' }).fill(text);
    await page.keyboard.press('Tab');
    await page.getByText('hours 1 to 12, minutes 0 to 60').waitFor();
    expect(await entries(page)).not.toHaveProperty('b');
  }
  await page.getByRole('textbox', { name: 'A' }).fill('23:45');
  await page.keyboard.press('Tab');
  await page.getByText('Not after 23:30.').waitFor();
});
