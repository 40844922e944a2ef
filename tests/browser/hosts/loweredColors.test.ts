import { transform } from 'lightningcss';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

/** A page's CSS as Vite lowers it in production for browsers without `light-dark()`. */
const LOWERED = transform({
  filename: 'host.css',
  code: Buffer.from(`backoffice-shell, backoffice-login, backoffice-date-picker, backoffice-time-picker {
    --backoffice-accent: light-dark(rgb(200, 0, 0), rgb(0, 0, 250));
  }`),
  targets: { chrome: 110 << 16 },
  minify: true,
}).code.toString();

const colorOf = (page: Page, selector: string, property: 'backgroundColor' | 'outlineColor') =>
  page.locator(selector).evaluate((node, name) => getComputedStyle(node)[name], property);

const button = 'backoffice-login .primary';

test('an accent of light-dark() compiled by LightningCSS has the color of the theme', async () => {
  expect(LOWERED).toContain('--lightningcss-light');
  for (const [attribute, color] of [
    ['', 'rgb(200, 0, 0)'],
    ['theme="dark"', 'rgb(0, 0, 250)'],
  ]) {
    const page = await office.host(
      hostPage(
        `<backoffice-login ${attribute}></backoffice-login>${SCRIPT}`,
        `<style>${LOWERED}</style>`,
      ),
    );
    await page.getByRole('textbox', { name: 'User ID' }).waitFor();
    await expect.poll(() => colorOf(page, button, 'backgroundColor')).toBe(color);
    expect(await colorOf(page, 'backoffice-login .mark', 'backgroundColor')).toBe(color);
  }
});

test('an accent of light-dark() compiled by LightningCSS follows the theme that the user chooses, also after a reload', async () => {
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`, `<style>${LOWERED}</style>`),
    await signedIn(office, 'ada'),
  );
  const accent = () => colorOf(page, 'backoffice-shell .mark', 'backgroundColor');
  await expect.poll(accent).toBe('rgb(200, 0, 0)');
  const choose = async (theme: string) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page
      .getByRole('radiogroup', { name: 'Theme' })
      .getByRole('radio', { name: theme })
      .check();
    await page.keyboard.press('Escape');
  };
  await choose('Dark');
  await expect.poll(accent).toBe('rgb(0, 0, 250)');
  await page.reload();
  await expect.poll(accent).toBe('rgb(0, 0, 250)');
  await choose('Light');
  await expect.poll(accent).toBe('rgb(200, 0, 0)');
});

const PICKERS = ['date', 'time'].map(
  (kind) =>
    `<backoffice-${kind}-picker label="${kind}" accent="brand"></backoffice-${kind}-picker>`,
);

/** Expects that the focus rings of both pickers have a color. */
async function expectPickers(page: Page, color: string): Promise<void> {
  for (const kind of ['date', 'time']) {
    const button = `backoffice-${kind}-picker .box button`;
    await page.locator(button).waitFor();
    await page.locator(`backoffice-${kind}-picker input`).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => colorOf(page, button, 'outlineColor'), { message: kind }).toBe(color);
  }
}

const [LIGHT, DARK] = ['rgb(200, 0, 0)', 'rgb(0, 0, 250)'] as const;

test('an accent of light-dark() compiled by LightningCSS follows the color scheme of the page in both pickers', async () => {
  const context = await office.context({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const page = await office.host(
    hostPage(`<main hidden>${PICKERS.join('')}</main>${SCRIPT}`, `<style>${LOWERED}</style>`),
    context,
  );
  const scheme = (value: string) =>
    page.evaluate((next) => {
      document.documentElement.style.colorScheme = next;
    }, value);
  await scheme('dark');
  await page.locator('backoffice-time-picker input').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    (document.querySelector('main') as HTMLElement).hidden = false;
  });
  await expectPickers(page, DARK);
  await scheme('light');
  await expectPickers(page, LIGHT);
  await scheme('light dark');
  await expectPickers(page, DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectPickers(page, LIGHT);
});

test('an accent of light-dark() compiled by LightningCSS follows the theme of the shell around both pickers', async () => {
  const page = await office.host(
    hostPage(
      `<backoffice-shell><div slot="dashboard">${PICKERS.join('')}</div></backoffice-shell>${SCRIPT}`,
      `<style>${LOWERED}</style>`,
    ),
    await signedIn(office, 'ada'),
  );
  const theme = (value: string) =>
    page.locator('backoffice-shell').evaluate((shell, next) => {
      shell.setAttribute('theme', next);
    }, value);
  await expectPickers(page, LIGHT);
  await theme('dark');
  await expectPickers(page, DARK);
  await theme('light');
  await expectPickers(page, LIGHT);
});
