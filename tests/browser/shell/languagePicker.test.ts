import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordEvents } from '../../support/events';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { countLoads, focusedName } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';
import { openShell, tool } from '../../support/topBar';

const office = startOffice();

const choices = (page: Page) => page.getByRole('menuitemradio');
const cookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'lang')?.value;

test('the picker offers five languages in their own names and applies the choice immediately', async () => {
  const context = await signedIn(office, 'ada');
  const events = await recordEvents(context);
  const page = await openShell(office, {
    context,
    around: '<backoffice-reset no-autofocus></backoffice-reset>',
  });
  const loads = countLoads(page);
  const other = await openShell(office, { context });
  await tool(page, 'Language').press('Enter');
  await choices(page).first().waitFor();
  expect(await choices(page).allInnerTexts()).toEqual([
    'English',
    'Español',
    'Deutsch',
    'Italiano',
    'Русский',
  ]);
  expect(await page.getByRole('menuitemradio', { checked: true }).allInnerTexts()).toEqual([
    'English',
  ]);
  const langs = await choices(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('lang')),
  );
  expect(langs).toEqual(['en-US', 'es', 'de', 'it', 'ru']);
  await expect.poll(() => focusedName(page)).toBe('English');
  // The focus moves asynchronously after the key.
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedName(page)).toBe('Español');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedName(page)).toBe('Deutsch');
  await page.keyboard.press('Enter');
  const button = tool(page, 'Sprache');
  await button.waitFor();
  await expect.poll(() => focusedName(page)).toBe('Sprache');
  await expect.poll(() => cookie(page)).toBe('de');
  await page.getByRole('heading', { name: 'Passwort zurücksetzen' }).waitFor();
  await tool(other, 'Sprache').waitFor();
  const languageEvents = () =>
    events
      .filter(({ type }) => type === 'backoffice-language-change')
      .map(({ target, detail }) => `${target} ${detail.language}`)
      .sort();
  // Two shells in two tabs, one of them beside the reset steps.
  const shells = ['backoffice-shell de', 'backoffice-shell de'];
  await expect.poll(languageEvents).toEqual(['backoffice-reset de', ...shells]);
  await button.click();
  await page.getByRole('menuitemradio', { name: 'Русский' }).click();
  await tool(page, 'Язык').waitFor();
  await expect.poll(() => cookie(page)).toBe('ru');
  expect(await tool(page, 'Язык').locator('svg path').count()).toBe(3);
  expect(loads()).toBe(0);
});

test('offers Chinese in a Chinese browser and keeps offering it after another choice', async () => {
  const context = await signedIn(office, 'ada', { locale: 'zh-CN' });
  const markup = hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`);
  const page = await office.host(markup, context);
  await tool(page, '语言').click();
  await page.getByRole('menuitemradio', { name: '中文', checked: true }).waitFor();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await tool(page, 'Language').click();
  await page.getByRole('menuitemradio', { name: '中文' }).waitFor();
});

test('the integrator lists the languages; a single or forced language hides the picker', async () => {
  const page = await openShell(office, { attributes: 'languages="de en"' });
  await tool(page, 'Language').click();
  await expect.poll(() => choices(page).allInnerTexts()).toEqual(['Deutsch', 'English']);
  await page.keyboard.press('Escape');
  const set = (name: string, value: string) =>
    page.evaluate(
      ([one, two]) =>
        document.querySelector('backoffice-shell')?.setAttribute(one ?? '', two ?? ''),
      [name, value],
    );
  await set('languages', 'en');
  await expect.poll(() => tool(page, 'Language').count()).toBe(0);
  await set('languages', '');
  await tool(page, 'Language').waitFor();
  await set('language', 'en');
  await expect.poll(() => tool(page, 'Language').count()).toBe(0);
});

test('offers languages of the integrator that have a catalog, by name, from right to left where needed', async () => {
  office.expectProblem(/status of 404/);
  office.expectProblem(/"xx" is left out/);
  const context = await signedIn(office, 'ada');
  const events = await recordEvents(context);
  const texts: Record<string, object> = {
    fr: { language: 'Langue', 'menu.site': 'Lieux' },
    ar: { language: 'اللغة', 'menu.site': 'المواقع' },
  };
  await context.route('**/own/assets/i18n/*.json', (route) => {
    const [, language = ''] = /i18n\/(.+)\.json/.exec(route.request().url()) ?? [];
    const json = texts[language];
    return language === 'en'
      ? route.fulfill({ json: {} })
      : route.fulfill(json ? { json } : { status: 404 });
  });
  const attributes = 'assets-base="/own/" languages="en fr ar xx"';
  const page = await openShell(office, { context, attributes });
  await tool(page, 'Language').click();
  const names = ['English', 'Français', 'العربية'];
  await expect.poll(() => choices(page).allInnerTexts()).toEqual(names);
  const errors = events.filter(({ type }) => type === 'backoffice-error');
  expect(errors.map(({ detail }) => detail.source)).toEqual(['assets']);
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await tool(page, 'Langue').waitFor();
  await expect.poll(() => cookie(page)).toBe('fr');

  await page.reload();
  await tool(page, 'Langue').click();
  await page.getByRole('navigation').getByRole('link', { name: 'Lieux' }).waitFor();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await tool(page, 'اللغة').waitFor();
  await page.locator('.root[lang="ar"][dir="rtl"]').waitFor();

  // Without its catalog the language of the cookie is left, and English returns.
  delete texts.ar;
  await page.reload();
  await tool(page, 'Language').waitFor();
  expect(await page.locator('[dir="rtl"]').count()).toBe(0);
});

test('the search offers the languages, with the colon of the language', async () => {
  const page = await openShell(office);
  for (const [value, entry] of [
    ['de', 'Sprache: English'],
    ['cn', '语言：English'],
  ] as const) {
    await page.context().addCookies([{ name: 'lang', value, url: office.server.url }]);
    await page.reload();
    // React has rendered the shell.
    await page.getByRole('status').first().waitFor({ state: 'attached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: entry, exact: true }).waitFor();
  }
});
