import type { Frame, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { codeField, mailedCode, newPassword, repeatPassword } from '../../support/resetting';
import { piecesOf } from '../../support/shellAlone';
import { hashOf, isFocused, storedRecord, userMenu } from '../../support/visit';
import { ADMIN_SCREENS, changes, openWorld, SCREENS, showScreen } from '../../support/world';

const office = startOffice();
const PASSWORD = 'a longer password of Ben';

/** Where the focus is, as staff see it. */
interface Stop {
  /** Tag and text of the element. */
  name: string;
  /** Whether it is inside the content pane of the shell. */
  inContent: boolean;
  /** True if it is inside the viewport. */
  visible: boolean;
  /** Whether it, or a box around it, has a focus ring. */
  marked: boolean;
}

/** Returns the element with the focus, through shadow roots. */
const stopOf = (frame: Page | Frame): Promise<Stop> =>
  frame.evaluate(() => {
    let element = document.activeElement as Element;
    let inContent = element.matches('[slot]');
    while (element.shadowRoot?.activeElement) {
      inContent ||= element.shadowRoot.activeElement.closest('main') !== null;
      element = element.shadowRoot.activeElement;
    }
    inContent ||= element.closest('[slot], main') !== null;
    const { width, top, bottom } = element.getBoundingClientRect();
    // The box around a field may have the ring; that of a picker is a shadow.
    const marked = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).outlineStyle !== 'none' || marked(one.parentElement));
    const box = element.closest('[part="field"]');
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    return {
      name: `${element.localName} "${text}"`,
      inContent,
      visible: width > 0 && bottom > 0 && top < innerHeight,
      marked: marked(element) || (box !== null && getComputedStyle(box).boxShadow !== 'none'),
    };
  });

/** Presses Tab until an element has the focus; returns the stops on the way that cannot be seen. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<string[]> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    if (await isFocused(target)) return hidden;
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    // After the last stop of the page the focus is on nothing.
    if (stop.name.startsWith('body')) continue;
    if (!stop.visible || !stop.marked) hidden.push(stop.name);
  }
  throw new Error(`80 presses of ${key} do not reach ${target}.`);
}

/** Moves the focus to an element by Tab and presses a key there. */
async function press(page: Page, target: Locator, key = 'Enter') {
  expect(await tabTo(page, target)).toEqual([]);
  await page.keyboard.press(key);
}

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
    if (!stop.marked) problems.push(`${stop.name} has no focus ring`);
    await page.keyboard.press('Tab');
  }
  return [...problems, 'keeps the focus for 200 presses of Tab'];
}

/** Types into a field that Tab reaches, and presses Enter if it is the last of its form. */
async function type(page: Page, field: Locator, text: string, last = true) {
  expect(await tabTo(page, field)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  if (last) await page.keyboard.press('Enter');
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
    ['Notifications', page.getByRole('link', { name: /answered ticket 1187/ })],
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
  await press(page, userMenu(page));
  const logOut = page.getByRole('menuitem', { name: 'Log out' });
  await logOut.waitFor();
  await page.keyboard.press('End');
  await expect.poll(() => isFocused(logOut)).toBe(true);
  await page.keyboard.press('Enter');
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
  await page.getByText('1–2 of 2').waitFor();
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
  await page.getByRole('textbox', { name: 'Code from the app' }).waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, piecesOf(page).toggle);
  await press(page, piecesOf(page).menu.getByRole('link', { name: 'Develop' }));
  await page.getByText('Nightly status board').waitFor();
});
