import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { startDemo } from '../../../support/office';
import { hashOf, isFocused } from '../../../support/pageHelpers';
import { changes, openWorld } from '../../../support/world';

const office = startDemo();
const FRAME = 'backoffice-shell iframe';

const menuOf = (frame: FrameLocator, number: number) =>
  frame.getByRole('button', { name: `Actions for ticket ${number}`, exact: true });
const item = (frame: FrameLocator, name: string) =>
  frame.getByRole('menuitem', { name, exact: true });

test('a ticket is assigned, handed on, closed and reopened by keyboard in the list, and the focus stays on its row', async () => {
  const page = await openWorld(office, 'chen', '/support');
  const frame = page.frameLocator(FRAME);
  const menu = menuOf(frame, 1184);
  const row = frame.getByRole('row').filter({ hasText: 'Renew the certificate' });
  await row.getByText('Ada Okafor').waitFor();
  await menu.press('Enter');
  await expect.poll(() => isFocused(item(frame, 'Open'))).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await isFocused(item(frame, 'Assign to me'))).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Ticket 1184 assigned to you.').waitFor();
  await row.getByText('Chen Wei').waitFor();
  await expect.poll(() => isFocused(menu)).toBe(true);

  for (const [action, said, state] of [
    ['Hand to engineering', 'Ticket 1184 handed to engineering.', 'With engineering'],
    ['Close', 'Ticket 1184 closed.', 'Closed'],
    ['Reopen', 'Ticket 1184 reopened.', 'Open'],
  ] as const) {
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(item(frame, 'Open'))).toBe(true);
    expect(await item(frame, 'Assign to me').count()).toBe(0);
    await item(frame, action).press('Enter');
    await page.getByText(said).waitFor();
    await row.getByText(state, { exact: true }).waitFor();
    await expect.poll(() => isFocused(menu)).toBe(true);
  }
  expect(changes(office).map(({ body }) => body)).toMatchObject([
    { assignee: 'me' },
    { state: 'engineering' },
    { state: 'closed' },
    { state: 'open' },
  ]);

  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(item(frame, 'Open'))).toBe(true);
  await page.keyboard.press('Enter');
  await frame.getByRole('heading', { name: /^1184 Renew/ }).waitFor();
  expect(hashOf(page)).toBe('#/support/1184');
});

test('chosen tickets are assigned together, and one on its page with the draft of its form kept', async () => {
  const page = await openWorld(office, 'ada', '/support');
  const frame = page.frameLocator(FRAME);
  for (const number of [1174, 1173]) {
    await frame.getByRole('checkbox', { name: `Select ticket ${number}` }).check();
  }
  await frame.getByRole('button', { name: 'Assign to me', exact: true }).click();
  await page.getByText('Tickets assigned to you: 2').waitFor();

  await page.evaluate(() => {
    location.hash = '#/support/1176';
  });
  const state = frame.getByRole('combobox', { name: 'State', exact: true });
  await state.selectOption('With engineering');
  await frame.getByRole('button', { name: 'Assign to me' }).press('Enter');
  await page.getByText('Ticket 1176 assigned to you.').waitFor();
  await frame.getByRole('button', { name: 'Assign to me' }).waitFor({ state: 'detached' });
  expect(await isFocused(frame.getByRole('heading', { name: /^1176/ }))).toBe(true);
  expect(await state.inputValue()).toBe('engineering');
  await frame.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Changes to ticket 1176 saved.').waitFor();
});

test('who is not at the support desk can only open a ticket by its menu', async () => {
  const page = await openWorld(office, 'ben', '/support');
  const frame = page.frameLocator(FRAME);
  await menuOf(frame, 1187).click();
  await expect.poll(() => frame.getByRole('menuitem').allInnerTexts()).toEqual(['Open']);
});

test('the menu of a ticket is visible as a whole at the lower edge of a phone', async () => {
  const page = await openWorld(office, 'chen', '/support', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const frame = page.frameLocator(FRAME);
  const menu = menuOf(frame, 1171);
  await menu.waitFor();
  const edge = async () => {
    const box = await menu.boundingBox();
    return 740 - (box?.y ?? 0) - (box?.height ?? 0);
  };
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, (await menu.boundingBox())!.y - 650);
  await expect.poll(edge).toBeLessThan(90);
  await menu.click();
  const inside = async () => {
    const box = await item(frame, 'Close').boundingBox();
    return box !== null && box.y > 100 && box.y + box.height <= 740;
  };
  await expect.poll(inside).toBe(true);
});
