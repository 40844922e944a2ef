import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { signIn, startOffice } from '../../support/office';
import { signInButton, userMenu } from '../../support/pageHelpers';
import {
  answer,
  askForCode,
  codeField,
  mailedCode,
  newPassword,
} from '../../support/passwordReset';
import { setAttributes } from '../../support/shellAlone';

const office = startOffice();

/** A plain page around the shell: every axe violation is ours. */
const HOST = `<!doctype html><html lang="en"><title>Host</title>
<meta name="viewport" content="width=device-width">
<style>body { margin: 0 }</style>
<backoffice-shell>
  <section slot="site"><h2>Hosted sites</h2><p>Nine sites.</p></section>
</backoffice-shell>
<script src="/dist/backoffice.js"></script></html>`;

/** Returns the axe violations in the light and the dark theme. */
const found = async (page: Page) => {
  const violations: string[] = [];
  for (const theme of ['light', 'dark']) {
    await setAttributes(page, { theme });
    await page.locator(`backoffice-shell [data-theme="${theme}"]`).first().waitFor();
    violations.push(...(await axe(page)).map((violation) => `${theme}: ${violation}`));
  }
  return violations;
};

for (const width of [1280, 360]) {
  const open = async (path: string) => {
    const context = await office.context({ viewport: { width, height: 800 } });
    return office.host(HOST, context, `/host-page${path}`);
  };
  const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

  test(`axe finds no violations in sign-in and reset, light and dark, ${width} px wide`, async () => {
    const page = await open('');
    await signInButton(page).waitFor();
    expect(await found(page)).toEqual([]);
    await signInButton(page).click();
    await page.getByText('Enter your password.').waitFor();
    expect(await found(page)).toEqual([]);
    await signIn(page, 'ada', 'not-her-password');
    await page.getByText('Incorrect user ID or password.').waitFor();
    expect(await found(page)).toEqual([]);

    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await heading(page, 'Reset password');
    expect(await found(page)).toEqual([]);
    await askForCode(page, 'ada');
    expect(await found(page)).toEqual([]);
    await answer(page, 'Verification code', 'WRONG-22222');
    await page.getByText('This code is wrong or has expired.').waitFor();
    expect(await found(page)).toEqual([]);
    await codeField(page).fill(mailedCode(office, 'ada'));
    await page.keyboard.press('Enter');
    await newPassword(page).waitFor();
    expect(await found(page)).toEqual([]);
  });

  test(`axe finds no violations in the shell, light and dark, ${width} px wide`, async () => {
    const page = await open('');
    await signIn(page, 'ada');
    await heading(page, 'Welcome, Ada');
    expect(await found(page)).toEqual([]);

    await userMenu(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
    expect(await found(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await found(page)).toEqual([]);

    for (const [path, words] of [
      ['/site', 'Hosted sites'],
      ['/develop', 'Nothing here yet'],
      ['/profile', 'Ada Okafor'],
      ['/404', 'Sorry, page not found'],
      ['/500', 'Internal Server Error'],
    ] as const) {
      await page.evaluate((hash) => location.assign(hash), `#${path}`);
      await heading(page, words);
      expect(await found(page)).toEqual([]);
    }
  });

  test(`axe finds no violations in 404 and 500 for signed-out visitors, ${width} px wide`, async () => {
    for (const [path, words] of [
      ['#/404', 'Sorry, page not found'],
      ['#/500', 'Internal Server Error'],
    ] as const) {
      const page = await open(path);
      await heading(page, words);
      expect(await found(page)).toEqual([]);
    }
  });
}
