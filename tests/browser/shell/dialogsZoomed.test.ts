import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { evaluateOnShell } from '../../support/events';
import { startOffice } from '../../support/office';
import { openShell } from '../../support/topBar';

const office = startOffice();

/** Expects a node to lie in a window of 700 by 600 px. */
const isInWindow = (node: Locator) =>
  expect
    .poll(async () => {
      const { left, top, right, bottom } = await node.evaluate((element) =>
        element.getBoundingClientRect(),
      );
      return left >= 0 && top >= 0 && right <= 701 && bottom <= 601;
    })
    .toBe(true);

test.each([1.5, 2])('dialogs and toasts fit into the window under CSS zoom %f', async (zoom) => {
  const page = await openShell(office, { around: `<style>html { zoom: ${zoom} }</style>` });
  await page.setViewportSize({ width: 700, height: 600 });
  const open: [string, string][] = [
    ['Control+k', 'Search'],
    ['?', 'Keyboard shortcuts'],
    ['Control+Shift+D', 'Diagnostics'],
  ];
  for (const [keys, name] of open) {
    await page.keyboard.press(keys);
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    await isInWindow(dialog);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await evaluateOnShell(page, `shell.notify({ kind: 'info', text: '${'Saved. '.repeat(40)}' })`);
  await isInWindow(page.locator('.toast'));
});
