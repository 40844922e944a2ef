import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guideFiles } from '../../support/guide';
import { holdRequests } from '../../support/holdRequests';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { isFocused } from '../../support/pageHelpers';
import { fieldOf, formPage, openerOf, picker } from '../../support/pickers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

const DAY = '<backoffice-date-picker name="day" label="Day"></backoffice-date-picker>';

/** Opens a signed-in shell with catalogs of its own, each with the end of its address. */
async function shellPage(
  attributes: string,
  catalogs: Record<string, object>,
  content: string,
): Promise<Page> {
  const context = await signedIn(office, 'ada', { reducedMotion: 'reduce' });
  for (const [address, json] of Object.entries(catalogs)) {
    await context.route(`**${address}`, (route) => route.fulfill({ json }));
  }
  const shell = `<backoffice-shell ${attributes}><form slot="site">${content}</form></backoffice-shell>`;
  return office.host(hostPage(shell + SCRIPT), context, '/host-page#/site');
}

const placeholder = (one: Locator) => fieldOf(one).getAttribute('placeholder');
const currentValue = (one: Locator) => one.evaluate((node) => (node as HTMLInputElement).value);

test('the field asks for dates in the order in which it reads them, without a text of its own language', async () => {
  const french = JSON.parse(guideFiles('languages.md')['assets/i18n/fr.json'] as string);
  const page = await shellPage(
    'assets-base="/own/" languages="en fr" language="fr"',
    { '/own/assets/i18n/fr.json': french },
    DAY,
  );
  const day = picker(page, 'day');
  await expect.poll(() => placeholder(day)).toBe('DD/MM/YYYY');
  await fieldOf(day).fill('07/14/2026');
  await page.keyboard.press('Enter');
  await day.getByRole('alert').getByText('Enter the date as DD/MM/YYYY').waitFor();
  await fieldOf(day).fill('07/04/2026');
  await page.keyboard.press('Enter');
  expect(await currentValue(day)).toBe('2026-04-07');
});

test('outside of a shell, a picker has the language that the shell has, or the tag of its own', async () => {
  const french = JSON.parse(guideFiles('languages.md')['assets/i18n/fr.json'] as string);
  const page = await shellPage(
    'assets-base="/own/" languages="en fr"',
    { '/own/assets/i18n/fr.json': { ...french, 'picker.chooseDate': 'Choisir' } },
    DAY,
  );
  await page.context().addCookies([{ name: 'lang', value: 'fr', url: office.server.url }]);
  await page.reload();
  const day = picker(page, 'day');
  const opener = () => openerOf(day).getAttribute('aria-label');
  await expect.poll(opener).toBe('Choisir');
  // As libraries do with the content of their dialogs.
  await day.evaluate((node) => document.body.append(node));
  await expect.poll(opener).toBe('Choisir');
  expect(await placeholder(day)).toBe('DD/MM/YYYY');

  await day.evaluate((node) => node.setAttribute('language', 'en-GB'));
  await expect.poll(opener).toBe('Choose date');
  await fieldOf(day).fill('04/07/2026');
  await page.keyboard.press('Enter');
  expect(await currentValue(day)).toBe('2026-07-04');
  await day.evaluate((node) => node.setAttribute('language', 'de-AT'));
  await expect.poll(opener).toBe('Datum wählen');
});

test('while the texts of a language load, the field asks for dates in the order of that language', async () => {
  const context = await office.context();
  const release = await holdRequests(context, '**/assets/i18n/es.json');
  const page = await formPage(office, DAY.replace('name', 'language="es" name'), { context });
  const day = picker(page, 'day');
  expect(await placeholder(day)).toBe('DD/MM/YYYY');
  release();
  await expect.poll(() => placeholder(day)).toBe('DD/MM/AAAA');
});

test('dates and times are read in the digits of any script', async () => {
  const page = await formPage(
    office,
    `${DAY}<backoffice-time-picker name="at" label="At"></backoffice-time-picker>`,
  );
  await fieldOf(picker(page, 'day')).fill('٠٧/٠٤/٢٠٢٦');
  expect(await currentValue(picker(page, 'day'))).toBe('2026-07-04');
  const at = picker(page, 'at');
  await openerOf(at).click();
  await page.getByRole('spinbutton', { name: 'Hour' }).fill('۳');
  await page.getByRole('spinbutton', { name: 'Minute' }).fill('४५');
  expect(await currentValue(at)).toBe('03:45');
});

test('ranges are named in the language whose texts arrive while the dialog is open', async () => {
  const context = await office.context({ reducedMotion: 'reduce' });
  const release = await holdRequests(context, '**/assets/i18n/de.json');
  const page = await formPage(
    office,
    '<backoffice-date-picker name="days" label="Days" range language="de"></backoffice-date-picker>',
    { context },
  );
  const days = picker(page, 'days');
  await openerOf(days).click();
  const first = days.locator('.presets button').first();
  await expect.poll(() => first.innerText()).toBe('Today');
  release();
  await expect.poll(() => first.innerText()).toBe('Heute');
  expect(await isFocused(first)).toBe(true);
});

test('a picker takes the texts of the shell that it is in, also when their folder changes', async () => {
  const page = await shellPage(
    'id="outer" language="en" assets-base="/one/"',
    {
      '/one/assets/i18n/en.json': { 'picker.chooseDate': 'One' },
      '/two/assets/i18n/en.json': { 'picker.chooseDate': 'Two' },
      '/three/assets/i18n/en.json': { 'picker.chooseDate': 'Three' },
    },
    DAY,
  );
  const opener = () => openerOf(picker(page, 'day')).getAttribute('aria-label');
  await expect.poll(opener).toBe('One');
  await page.evaluate(() => document.querySelector('#outer')?.setAttribute('assets-base', '/two/'));
  await expect.poll(opener).toBe('Two');
  await page.evaluate(() => {
    const other = document.createElement('backoffice-shell');
    other.setAttribute('assets-base', '/three/');
    other.setAttribute('language', 'en');
    other.setAttribute('storage-prefix', 'other:');
    document.body.append(other);
    const area = document.createElement('div');
    area.slot = 'site';
    other.append(area);
    area.append(document.querySelector('[name="day"]') as Element);
  });
  await expect.poll(opener).toBe('Three');
  await page.evaluate(() =>
    document.body.append(document.querySelector('[name="day"]') as Element),
  );
  await expect.poll(opener).toBe('Choose date');
});
