import { expect, test } from 'vitest';
import { startDemo } from '../../../support/office';
import { isFocused } from '../../../support/visit';
import { openWorld } from '../../../support/world';

const office = startDemo();

test('the focus stays on a release after a change by keyboard', async () => {
  const page = await openWorld(office, 'ben', '/apppublish/appointments-6.1.0');
  const heading = page.getByRole('heading', { name: 'Appointments 6.1.0' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.getByRole('textbox', { name: 'Release notes' }).fill('Reminders go out once.');
  await button('Save notes').press('Enter');
  await page.getByText('Notes saved').waitFor();
  expect(await isFocused(button('Save notes'))).toBe(true);
  await button('Move to Staging').press('Enter');
  await page.getByText('Appointments 6.1.0 is in Staging').waitFor();
  await expect.poll(() => isFocused(heading)).toBe(true);
  await button('Approve').press('Enter');
  await page.getByText('You approved Appointments 6.1.0').waitFor();
  await expect.poll(() => isFocused(heading)).toBe(true);
  await button('Move to Approved').press('Enter');
  await page.getByText('Appointments 6.1.0 is in Approved').waitFor();
  await button('Move to Published').press('Enter');
  await button('Roll back …').press('Enter');
  await page.keyboard.type('Reminders went out twice.');
  await button('Roll back to 6.0.2').press('Enter');
  await page.getByText('Rolled back. Reminders went out twice.').waitFor();
  await expect.poll(() => isFocused(heading)).toBe(true);
});

test('the focus moves to the table when a bulk action by keyboard is done, and back when it is cancelled', async () => {
  const page = await openWorld(office, 'ada', '/admin?q=osei');
  const box = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await box.press('Space');
  const deactivate = page.getByRole('button', { name: 'Deactivate', exact: true });
  await deactivate.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(deactivate)).toBe(true);
  await deactivate.press('Enter');
  await page.getByRole('button', { name: 'Deactivate 1 now', disabled: false }).press('Enter');
  await page.getByText('Deactivated', { exact: true }).last().waitFor();
  await expect.poll(() => isFocused(page.locator('div.area-table'))).toBe(true);
});
