import { expect, test } from 'vitest';
import { openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';
import { isFocused } from '../../support/visit';

const office = startOffice();

test('notes show, are read out politely, and can be dismissed', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ mount(container, area) {
      area.notify({ kind: 'success', text: 'Saved <b>7</b> sites' });
      area.notify({ kind: 'error', text: 'One failed' });
    } }) } }`,
  );
  const notes = page.getByRole('status');
  await notes.getByText('Saved <b>7</b> sites').waitFor();
  await notes.getByText('One failed').waitFor();
  const dismiss = notes.getByRole('button', { name: 'Dismiss' });
  await dismiss.first().click();
  await expect.poll(() => notes.getByText('Saved').count()).toBe(0);
  await dismiss.first().click();
  await expect.poll(() => dismiss.count()).toBe(0);
});

/** An area with a field, that says six things at once. */
const SIX = `{ site: { load: async () => ({ mount(container, area) {
  container.innerHTML = '<label>Name <input></label>';
  for (let number = 1; number <= 6; number++) {
    area.notify({ kind: 'error', text: 'Note ' + number });
  }
} }) } }`;

test('of many notes the last four show; what made room for them does not come back', async () => {
  const page = await openAreas(office, SIX);
  const notes = page.getByText(/^Note \d$/);
  await notes.first().waitFor();
  expect(await notes.allInnerTexts()).toEqual(['Note 3', 'Note 4', 'Note 5', 'Note 6']);
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect.poll(() => notes.first().innerText()).toBe('Note 4');
});

test('the focus goes on from a dismissed note to the next, and from the last back to where it was', async () => {
  const page = await openAreas(office, SIX);
  const field = page.getByLabel('Name');
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.first().waitFor();
  await field.focus();
  // The last one first: there the next is the one before it.
  await dismiss.last().focus();
  for (const left of ['Note 5', 'Note 4', 'Note 3']) {
    await page.keyboard.press('Enter');
    await expect
      .poll(() =>
        page
          .getByText(/^Note \d$/)
          .last()
          .innerText(),
      )
      .toBe(left);
    await expect.poll(() => isFocused(dismiss.last())).toBe(true);
  }
  await page.keyboard.press('Space');
  await expect.poll(() => isFocused(field)).toBe(true);
  expect(await dismiss.count()).toBe(0);
});

test('a note that is dismissed with the pointer gives the focus back to the field', async () => {
  const page = await openAreas(office, SIX);
  const field = page.getByLabel('Name');
  await field.focus();
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect.poll(() => isFocused(field)).toBe(true);
  await page.keyboard.type('Harbour');
  expect(await field.inputValue()).toBe('Harbour');
});
