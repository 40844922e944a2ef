import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInHydrated } from '../../support/handover';
import { startOffice } from '../../support/office';
import { signInButton } from '../../support/pageHelpers';
import {
  answer,
  askForCode,
  codeField,
  mailedCode,
  newPassword,
} from '../../support/passwordReset';
import { difference, picture } from '../../support/pixels';
import { HOSTILE } from './hostile';

const office = startOffice();

/** Returns a page with the sign-in element and the disabled styles of every host. */
function hostPage(theme: string): string {
  const styles = Object.entries(HOSTILE).map(
    ([name, css]) => `<style media="not all" data-host="${name}">${css}</style>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body { margin: 0 }</style>${styles.join('')}</head>
<body><backoffice-login no-autofocus theme="${theme}"></backoffice-login>
<script src="/dist/backoffice.js"></script></body></html>`;
}

/** Enables the styles of one host, or none. */
function enableStyles(page: Page, name?: string): Promise<void> {
  return page.evaluate((wanted) => {
    for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-host]')) {
      style.media = style.dataset.host === wanted ? 'all' : 'not all';
    }
  }, name);
}

/** Expects that the page looks the same with the styles of each host as without any. */
async function expectSame(page: Page): Promise<void> {
  const card = page.getByRole('main');
  const plain = await picture(card);
  const differing: Record<string, number> = {};
  for (const name of Object.keys(HOSTILE)) {
    await enableStyles(page, name);
    const share = await difference(page, plain, await picture(card));
    if (share > 0.001) differing[name] = share;
  }
  await enableStyles(page);
  expect(differing).toEqual({});
}

for (const theme of ['light', 'dark']) {
  for (const width of [1280, 360]) {
    test(`the forms look the same whatever the host's styles say, ${theme}, ${width} px wide`, async () => {
      const context = await office.context({ viewport: { width, height: 800 } });
      const page = await office.host(hostPage(theme), context);
      await signInButton(page).click();
      await page.getByText('Enter your password.').waitFor();
      await expectSame(page);

      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await askForCode(page, 'ada');
      await answer(page, 'Verification code', mailedCode(office, 'ada'));
      await newPassword(page).fill('hamburg-88');
      await page.getByText('At least 10 characters.').waitFor();
      await page.keyboard.press('Enter');
      await page.getByText('Passwords don’t match.').waitFor();
      await expectSame(page);
    });
  }
}

test('a page without a doctype does not change the size of the card', async () => {
  const height = async (markup: string) => {
    const page = await office.host(markup);
    await signInHydrated(page);
    return page.getByRole('main').evaluate((node) => node.getBoundingClientRect().height);
  };
  const strict = await height(hostPage('light'));
  expect(await height(hostPage('light').replace('<!doctype html>', ''))).toBe(strict);
});

test('the forms work with any styles of the host page', async () => {
  const page = await office.host(hostPage('light'));
  const peek = page.getByRole('button', { name: 'Show password' });
  const password = page.getByLabel('Password', { exact: true });
  for (const [index, name] of Object.keys(HOSTILE).entries()) {
    await enableStyles(page, name);
    await page.getByRole('textbox', { name: 'User ID' }).click();
    // A name of its own each: too many tries of one would be told otherwise.
    await page.keyboard.type(`nobody-${index}`);
    await password.click();
    await page.keyboard.type('not-theirs');
    await peek.click();
    expect(await password.getAttribute('type')).toBe('text');
    await peek.click();
    await signInButton(page).click();
    await page.getByText('Incorrect user ID or password.').waitFor();
    await page.reload();
    await signInButton(page).waitFor();
  }
  await enableStyles(page, 'rules that are all important');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await askForCode(page, 'ada');
  expect(await codeField(page).isVisible()).toBe(true);
});

test('the forms keep their look when the page replaces document.adoptedStyleSheets', async () => {
  const page = await office.host(hostPage('light'));
  await signInHydrated(page);
  const replaceSheets = () =>
    page.evaluate(() => {
      const own = new CSSStyleSheet();
      own.replaceSync('input { background: gold }');
      document.adoptedStyleSheets = [own];
    });
  const card = page.getByRole('main');
  const signIn = await picture(card);
  await replaceSheets();
  await expect.poll(async () => difference(page, signIn, await picture(card))).toBe(0);

  // The styles of the reset arrive with its chunk.
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send' }).waitFor();
  const reset = await picture(card);
  await replaceSheets();
  await expect.poll(async () => difference(page, reset, await picture(card))).toBe(0);
});
