import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { openShell, tool } from '../../support/topBar';

const office = startOffice();

test('the search closes on a click on its backdrop, not when a text selection ends there', async () => {
  const page = await openShell(office);
  await tool(page, 'Search').click();
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('support');
  const field = await box.boundingBox();
  if (!field) throw new Error('The search field is not shown.');
  const { mouse } = page;
  await mouse.move(field.x + 60, field.y + field.height / 2);
  await mouse.down();
  await mouse.move(5, field.y + field.height / 2, { steps: 5 });
  await mouse.up();
  // Typing replaces the selection of a palette that is still open.
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('site');
  await expect.poll(() => box.inputValue()).toBe('site');
  await mouse.click(5, field.y);
  await box.waitFor({ state: 'detached' });
});
