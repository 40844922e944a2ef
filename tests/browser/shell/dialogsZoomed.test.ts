import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { openShell } from '../../support/topBar';

const office = startOffice();

test.each([1.5, 2])('dialogs fit into the window under CSS zoom %f', async (zoom) => {
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
    await expect
      .poll(async () => {
        const { left, top, right, bottom } = await dialog.evaluate((node) =>
          node.getBoundingClientRect(),
        );
        return left >= 0 && top >= 0 && right <= 701 && bottom <= 601;
      })
      .toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
});
