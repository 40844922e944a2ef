import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logOutByKeyboard, press, stopOf, tabTo, type } from '../../support/keyboard';
import { startDemo } from '../../support/office';
import { hashOf, isFocused, storedRecord, userMenu } from '../../support/pageHelpers';
import { codeField, mailedCode, newPassword, repeatPassword } from '../../support/passwordReset';
import { piecesOf } from '../../support/shellAlone';
import { ADMIN_SCREENS, changes, openWorld, SCREENS, showScreen } from '../../support/world';

const office = startDemo();
const PASSWORD = 'a longer password of Ben';

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: name !== 'Notifications' });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Presses Tab from the start of the content until the focus leaves it; returns the stops that cannot be seen. */
async function tabThroughContent(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.keyboard.press('Tab');
  // Chromium moves the focus into a frame a moment after the key press.
  await expect.poll(() => stopOf(page)).toMatchObject({ inContent: true });
  for (let presses = 1; presses < 200; presses++) {
    let stop = await stopOf(page);
    if (!stop.inContent) return problems;
    const [frame] = page.mainFrame().childFrames();
    if (frame && stop.name.startsWith('iframe')) stop = await stopOf(frame);
    if (!stop.visible) problems.push(`${stop.name} is out of sight`);
    if (!stop.hasFocusRing) problems.push(`${stop.name} has no focus ring`);
    await page.keyboard.press('Tab');
  }
  return [...problems, 'keeps the focus for 200 presses of Tab'];
}

test('staff reset a password, sign in, work and log out without a pointer', {
  timeout: 120_000,
}, async () => {
  const page = await office.open('/');
  await page.evaluate(() => localStorage.setItem('northgate-portal:demo-strip', 'hidden'));
  await page.reload();
  await button(page, 'Sign in').waitFor();

  await press(page, link(page, 'Forgot password?'));
  await button(page, 'Send').waitFor();
  await type(page, page.getByRole('textbox', { name: 'User ID' }), 'ben');
  await codeField(page).waitFor();
  await type(page, codeField(page), mailedCode(office, 'ben'));
  await newPassword(page).waitFor();
  await type(page, newPassword(page), PASSWORD, false);
  await type(page, repeatPassword(page), PASSWORD);
  await button(page, 'Sign in').waitFor();

  await type(page, page.getByRole('textbox', { name: 'User ID' }), 'ben', false);
  await type(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await userMenu(page).waitFor();

  // The menu, a record and back.
  await press(page, piecesOf(page).menu.getByRole('link', { name: 'Site' }));
  await page.getByText('1–9 of 9').waitFor();
  await press(page, link(page, 'Skip to content'));
  await press(page, link(page, 'Osterby Schools'));
  await page.getByText('Recent activity').waitFor();
  // What Alt+Left does in a browser with a window.
  await page.goBack();
  await page.getByText('1–9 of 9').waitFor();

  // The search, from anywhere.
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('1187');
  await page.getByRole('option', { name: /1187/ }).first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/support/1187');

  // The panels of the top bar give the focus back.
  for (const [name, content] of [
    ['Notifications', page.getByRole('link', { name: /replied to ticket 1187/ })],
    ['Apps', page.getByRole('dialog', { name: 'Apps' })],
    ['Settings', page.getByRole('radio', { name: 'Boxed' })],
  ] as const) {
    await press(page, button(page, name));
    await content.waitFor();
    await page.keyboard.press('Escape');
    await content.waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(button(page, name))).toBe(true);
  }
  await press(page, button(page, 'Settings'));
  const themes = page.getByRole('radiogroup', { name: 'Theme' });
  await tabTo(page, themes.getByRole('radio', { checked: true }));
  // From "Host page", the last one, around to "Light" and on to "Dark".
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.locator('backoffice-shell [data-theme="dark"]').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');

  // The profile, and out.
  await press(page, userMenu(page));
  await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Ben', exact: false }).first().waitFor();
  await logOutByKeyboard(page);
  await button(page, 'Sign in').waitFor();
  expect(await storedRecord(page)).toBeNull();
});

for (const who of ['ada', 'chen'] as const) {
  test(`Tab moves through every screen, with a visible focus, as ${who}`, {
    timeout: 120_000,
  }, async () => {
    const page = await openWorld(office, who, '/');
    const problems: string[] = [];
    for (const [path, text] of Object.entries(
      who === 'ada' ? { ...SCREENS, ...ADMIN_SCREENS } : SCREENS,
    )) {
      await showScreen(page, path, text);
      await link(page, 'Skip to content').focus();
      await page.keyboard.press('Enter');
      problems.push(...(await tabThroughContent(page)).map((problem) => `${path}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

test('a table is searched, filtered, sorted, changed and exported without a pointer', {
  timeout: 120_000,
}, async () => {
  const page = await openWorld(office, 'ada', '/admin');
  await page.getByText('1–25 of 41').waitFor();
  await press(page, link(page, 'Skip to content'));
  await type(page, page.getByRole('searchbox', { name: 'Search people' }), 'ben');
  await page.getByText('1–1 of 1').waitFor();
  await tabTo(page, page.getByRole('combobox', { name: 'Role' }));
  // Typing selects the option.
  await page.keyboard.type('Edi');
  await expect.poll(() => hashOf(page)).toContain('role=EDITOR');

  await press(page, button(page, 'View'));
  const team = page.getByRole('checkbox', { name: 'Team' });
  await press(page, team, 'Space');
  await page.getByRole('columnheader', { name: 'Team' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(button(page, 'View'))).toBe(true);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, button(page, 'Export')),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);

  await press(page, page.getByRole('columnheader', { name: 'Name' }).getByRole('button'));
  await expect.poll(() => hashOf(page)).toContain('sort=');
  const row = page.getByRole('row', { name: /Ben Lindqvist/ });
  await press(page, row.getByRole('checkbox'), 'Space');
  await press(page, button(page, 'Send password reset'), 'Space');
  await expect.poll(() => changes(office)).toHaveLength(1);
});

test('pins, actions of the palette, layouts, sign-in methods and the phone menu need no pointer', {
  timeout: 120_000,
}, async () => {
  const page = await openWorld(office, 'ada', '/site');
  await page.getByText('1–9 of 9').waitFor();
  const run = async (action: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(action);
    await page.getByRole('option', { name: action }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  await run('Pin this page');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('group', { name: 'Pinned' }).getByRole('option', { name: 'Site' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await run('Dark theme');
  await page.locator('backoffice-shell [data-theme="dark"]').first().waitFor({ state: 'attached' });

  await press(page, button(page, 'Settings'));
  const layouts = page.getByRole('radiogroup', { name: 'Layout' });
  await tabTo(page, layouts.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await layouts.getByRole('radio', { name: 'Horizontal', checked: true }).waitFor();
  await page.keyboard.press('Escape');
  await press(page, piecesOf(page).menu.getByRole('link', { name: 'Application' }));
  await page.getByText('1–23 of 23').waitFor();

  // Backwards, since the rows of the table follow.
  expect(await tabTo(page, userMenu(page), 'Shift+Tab')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Show sign-in methods'));
  await press(page, button(page, 'Set up an app'));
  await type(page, page.getByLabel('Your password'), 'northgate-ada');
  await page.getByRole('textbox', { name: 'Code from the app' }).waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, piecesOf(page).toggle);
  await press(page, piecesOf(page).menu.getByRole('link', { name: 'Develop' }));
  await page.getByText('Nightly status board').waitFor();
});
