import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { focusedName } from '../../support/pageHelpers';
import {
  dialogOf,
  entries,
  formPage,
  openerOf,
  picker,
  recordedEvents,
} from '../../support/pickers';

const office = startOffice();

const AT = '<backoffice-time-picker name="at" label="At" value="10:00"></backoffice-time-picker>';

const hour = (page: Page) => page.getByRole('spinbutton', { name: 'Hour' });

/** Presses at the current position of the button, as a hand does, even if the click moves it. */
async function pressAt(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('button', { name }).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  await page.mouse.click(box.x + box.width / 2, box.y + 4);
}

for (const text of ['13', '0', 'ab', '-1', 'x']) {
  test(`Apply rejects the hour "${text}" immediately and focuses it`, async () => {
    const page = await formPage(office, AT);
    const at = picker(page, 'at');
    await openerOf(at).click();
    await hour(page).pressSequentially(text);
    const position = await page.getByRole('button', { name: 'Apply' }).boundingBox();
    await pressAt(page, 'Apply');
    await at.getByRole('alert').getByText('Hour: 1 to 12').waitFor();
    expect(await page.getByRole('button', { name: 'Apply' }).boundingBox()).toEqual(position);
    await expect.poll(() => focusedName(page)).toBe('Hour');
    expect(await hour(page).getAttribute('aria-invalid')).toBe('true');
    expect(await hour(page).inputValue()).toBe(text);
    expect(await dialogOf(at).isVisible()).toBe(true);
    expect(await recordedEvents(page)).toEqual([]);
    // Accepts the corrected value.
    await hour(page).fill('9');
    expect(await hour(page).getAttribute('aria-invalid')).toBeNull();
    await at.getByRole('alert').waitFor({ state: 'detached' });
    await pressAt(page, 'Apply');
    await dialogOf(at).waitFor({ state: 'hidden' });
    expect(await entries(page)).toEqual({ at: '09:00' });
  });
}

test('shows a wrong number as an error until it is corrected; arrows, Clear and Escape discard it', async () => {
  const page = await formPage(office, AT);
  const at = picker(page, 'at');
  await openerOf(at).click();
  await hour(page).pressSequentially('13');
  const minute = page.getByRole('spinbutton', { name: 'Minute' });
  await minute.press('ArrowUp');
  await at.getByRole('alert').getByText('Hour: 1 to 12').waitFor();
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Hour');
  await at.locator('.arrow').first().click();
  await at.getByRole('alert').waitFor({ state: 'detached' });
  expect(await hour(page).inputValue()).toBe('11');
  expect(await entries(page)).toEqual({ at: '11:05' });
  await hour(page).fill('13');
  await page.getByRole('button', { name: 'Clear' }).click();
  await at.getByRole('alert').waitFor({ state: 'detached' });
  expect(await hour(page).inputValue()).toBe('');
  await hour(page).fill('13');
  await page.keyboard.press('Escape');
  await dialogOf(at).waitFor({ state: 'hidden' });
  expect(await entries(page)).toEqual({ at: '10:00' });
  await openerOf(at).click();
  expect(await hour(page).inputValue()).toBe('10');
  expect(await hour(page).getAttribute('aria-invalid')).toBeNull();
});

for (const [key, value] of [
  ['ArrowUp', '09:00'],
  ['ArrowDown', '17:00'],
] as const) {
  test(`in an empty field, ${key} starts at the bound instead of beyond it`, async () => {
    const page = await formPage(
      office,
      '<backoffice-time-picker name="at" label="At" min="09:00" max="17:00"></backoffice-time-picker>',
    );
    await openerOf(picker(page, 'at')).click();
    await hour(page).press(key);
    expect(await recordedEvents(page)).toEqual([
      ['input', value, undefined],
      ['change', value, 0],
    ]);
    expect(await picker(page, 'at').getByRole('alert').count()).toBe(0);
  });
}

test('in an empty field, AM and PM start within the bounds too', async () => {
  const page = await formPage(
    office,
    '<backoffice-time-picker name="at" label="At" min="13:00"></backoffice-time-picker>',
  );
  await openerOf(picker(page, 'at')).click();
  await page.getByRole('button', { name: 'AM', exact: true }).click();
  expect(await entries(page)).toEqual({ at: '13:00' });
});
