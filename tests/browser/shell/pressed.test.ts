import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { dialogOf, formPage, openerOf, picker } from '../../support/pickers';
import { setAttributes, shellAlone } from '../../support/shellAlone';

const office = startOffice();

/** Returns the colors of a control, and its place. */
const lookOf = (control: Locator) =>
  control.evaluate(async (node) => {
    const inside = node.querySelector('.minis') ?? node;
    await Promise.allSettled(inside.getAnimations().map(({ finished }) => finished));
    const { backgroundColor, backgroundImage, color, borderTopColor } = getComputedStyle(inside);
    const { x, y, width, height } = node.getBoundingClientRect();
    const colors = [backgroundColor, backgroundImage, color, borderTopColor].join(' ');
    return { colors, place: [x, y, width, height].join(' ') };
  });

/** Presses a control and lets go beside it; returns its looks under the pointer and pressed. */
async function press(control: Locator) {
  const { mouse } = control.page();
  await control.hover();
  const hovered = await lookOf(control);
  await mouse.down();
  const pressed = await lookOf(control);
  await mouse.move(1, 1);
  await mouse.up();
  return { hovered, pressed };
}

/** Returns which controls do not show that they are pressed, or move. */
async function unpressed(controls: Record<string, Locator>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, control] of Object.entries(controls)) {
    await control.waitFor();
    const { hovered, pressed } = await press(control);
    if (pressed.colors === hovered.colors) found.push(`${name} looks the same`);
    if (pressed.place !== hovered.place) found.push(`${name} moves`);
  }
  return found;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.each([
  { sidebar: 'dark', theme: 'light' },
  { sidebar: 'light', theme: 'dark' },
  { sidebar: 'colored', theme: 'light' },
  { layout: 'horizontal', topbar: 'dark', theme: 'light' },
])('controls of the shell show that they are pressed, without a move: %j', async (look) => {
  const page = await shellAlone(office, {
    context: await office.context({ reducedMotion: 'reduce' }),
  });
  await setAttributes(page, look);
  await page.locator(`backoffice-shell [data-theme="${look.theme}"]`).first().waitFor();
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  const tile = page.getByRole('main').getByRole('link', { name: 'Site' }).first();
  const problems = await unpressed({
    'a menu item': entry.nth(1),
    'a tile': tile,
    'a tool': button(page, 'User menu'),
  });
  await button(page, 'User menu').click();
  problems.push(...(await unpressed({ 'an entry': page.getByRole('menuitem').first() })));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  problems.push(...(await unpressed({ 'a result': page.getByRole('option').first() })));
  await page.keyboard.press('Escape');
  await button(page, 'Settings').click();
  const panel = page.locator('backoffice-shell .settings');
  problems.push(
    ...(await unpressed({
      'an option': panel.locator('.choice:not(:has(:checked))').first(),
      'a button': panel.getByRole('button').first(),
    })),
  );
  expect(problems).toEqual([]);
});

test('the controls of the sign-in show that they are pressed', async () => {
  const page = await office.open('/');
  const submit = button(page, 'Sign in');
  const problems = await unpressed({
    'the primary button': submit,
    'the link': page.getByRole('link', { name: 'Forgot password?' }),
    'a button in a field': button(page, 'Show password'),
    'the language': page.getByRole('combobox', { name: 'Language' }),
  });
  expect(problems).toEqual([]);
});

test('the controls of a picker show that they are pressed, and disabled days do not', async () => {
  const page = await formPage(
    office,
    '<backoffice-date-picker name="day" label="Day" value="2026-07-14" min="2026-07-10"></backoffice-date-picker>',
  );
  const element = picker(page, 'day');
  const problems = await unpressed({ 'the opener': openerOf(element) });
  await openerOf(element).click();
  const dialog = dialogOf(element);
  const day = (number: string) => dialog.getByText(number, { exact: true }).first();
  problems.push(
    ...(await unpressed({
      'a day': day('20'),
      'the chosen day': day('14'),
      'the next month': dialog.getByRole('button', { name: /next month/i }),
      'a button': dialog.getByRole('button', { name: 'Today' }),
    })),
  );
  expect(problems).toEqual([]);
  const { hovered, pressed } = await press(day('9'));
  expect(pressed).toEqual(hovered);
});
