import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Language, languageInfo } from '../../../src/store/language/languages';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';
import { catalogOf, TRANSLATED, textFaults } from '../../support/texts';

const office = startOffice();
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const HEAD = '<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>';
const MARKUP = hostPage(
  `<backoffice-shell session-expired="dialog"></backoffice-shell>${SCRIPT}`,
  HEAD,
);
const HOUR = 3_600_000;

const set = (page: Page, name: string, value: string) =>
  page.evaluate(
    ([one = '', two = '']) => document.querySelector('backoffice-shell')?.setAttribute(one, two),
    [name, value],
  );

/** Switches the current screen to each language and checks it. */
async function lookOver(page: Page, more?: (language: Language) => Promise<void>) {
  for (const language of TRANSLATED) {
    await set(page, 'language', language);
    const languageState = async () => ({
      lang: await page.locator('backoffice-shell .root').first().getAttribute('lang'),
      faults: await textFaults(page, language),
    });
    await expect.poll(languageState).toEqual({ lang: languageInfo(language).locale, faults: [] });
    await more?.(language);
  }
}

test('sign-in and reset are complete in every language: no English and no clipped texts', async () => {
  const page = await office.host(MARKUP, await office.context({ viewport: PHONE }));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Enter your user ID.').waitFor();
  await lookOver(page);
  await page.evaluate(() => location.assign('#/account/reset'));
  await page.locator('form:not(:has([name="AuthValue"]))').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.problem').waitFor();
  await lookOver(page);
  await page.locator('[name="UserId"]').fill('ada');
  await page.keyboard.press('Enter');
  const code = page.locator('[autocomplete="one-time-code"]');
  await code.waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.problem').waitFor();
  await lookOver(page);
  await code.fill(office.server.outbox.last('ada@northgate.example')?.code ?? '');
  await page.keyboard.press('Enter');
  const passwords = page.locator('[autocomplete="new-password"]');
  await passwords.first().fill('abcd1234');
  await page.keyboard.press('Enter');
  await page.locator('.problem').waitFor();
  await lookOver(page);
  await page.evaluate(() => location.assign('#/404'));
  await page.locator('.error-code').waitFor();
  await lookOver(page);
});

test('the shell is complete in every language, with localized dates and times', async () => {
  const page = await office.host(MARKUP, await office.context({ viewport: PHONE }));
  await signIn(page, 'ada');
  await page.evaluate(
    (time) => {
      const notifications = [{ id: 'a', title: 'Release', time }];
      Object.assign(document.querySelector('backoffice-shell') as Element, { notifications });
    },
    Date.now() - HOUR - 5000,
  );
  const go = (hash: string) => page.evaluate((to) => location.assign(to), hash);
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  await lookOver(page);
  await go('#/profile');
  await page.locator('[part="card"] time').first().waitFor();
  await lookOver(page, async (language) => {
    const moment = page.locator('[part="card"] time').first();
    const date = new Date((await moment.getAttribute('datetime')) ?? '');
    const { locale } = languageInfo(language);
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    expect(await moment.innerText()).toBe(format.format(date));
  });
  for (const [hash, shown] of [
    ['#/404', '404'],
    ['#/500', '500'],
    ['#/develop', catalogOf('ru')['area.empty']],
  ] as const) {
    await go(hash);
    await page.getByText(shown as string, { exact: true }).waitFor();
    await lookOver(page);
  }

  await page.setViewportSize(WIDE);
  for (const [layout, sidebar] of [
    ['vertical', 'compact'],
    ['horizontal', 'dark'],
  ] as const) {
    await set(page, 'layout', layout);
    await set(page, 'sidebar', sidebar);
    await lookOver(page);
  }
  const { 'shell.settings': settings, notifications } = catalogOf('ru');
  const press = (name?: string) =>
    page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await press(notifications);
  await page.getByRole('dialog').getByRole('time').waitFor();
  await lookOver(page, async (language) => {
    const format = new Intl.RelativeTimeFormat(languageInfo(language).locale, { numeric: 'auto' });
    expect(await page.getByRole('time').innerText()).toBe(format.format(-1, 'hour'));
  });
  await page.keyboard.press('Escape');
  await press(settings);
  await page.locator('[part="settings"]').waitFor();
  await lookOver(page);
  await page.setViewportSize(PHONE);
  await page.locator('dialog[part="settings"]').waitFor();
  await lookOver(page);
  await page.keyboard.press('Escape');
});

test('shows the session dialog in every language', async () => {
  office.expectProblem(/the server responded with a status of 401/);
  const page = await office.host(MARKUP, await signedIn(office, 'ada', { viewport: PHONE }));
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  await office.server.db.deleteFrom('tokens').execute();
  await page.evaluate(() => {
    type Shell = HTMLElement & { request(url: string): Promise<unknown> };
    document
      .querySelector<Shell>('backoffice-shell')
      ?.request('/api/probe')
      .catch(() => {});
  });
  await page.locator('dialog.sign-in-dialog').waitFor();
  await lookOver(page);
});
