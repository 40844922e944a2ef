import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { fieldOf, formPage, picker } from '../../support/pickers';

const office = startOffice();

const DAY = '<backoffice-date-picker name="day" value="2026-07-04"></backoffice-date-picker>';

/** Removes the submit button that `formPage` adds. */
const removeButton = (page: Page) =>
  page.evaluate(() => document.querySelector('form > button:last-child')?.remove());

/** Presses Enter in the picker of a form. Returns the values of the submitter and of the form for each submit. */
async function pressEnter(page: Page) {
  await page.evaluate(() => {
    const submits: unknown[] = [];
    Object.assign(window, { submits });
    document.addEventListener('submit', (event) => {
      const { submitter, target } = event as SubmitEvent;
      event.preventDefault();
      const entries = Object.fromEntries(new FormData(target as HTMLFormElement, submitter));
      submits.push(entries);
    });
  });
  await fieldOf(picker(page, 'day')).press('Enter');
  return page.evaluate(() => (window as unknown as { submits: unknown[] }).submits);
}

test('Enter submits with the first submit button of the form', async () => {
  const buttons =
    '<button type="button">Other</button><button name="action" value="save">Save</button>';
  const page = await formPage(office, DAY + buttons);
  expect(await pressEnter(page)).toEqual([{ day: '2026-07-04', action: 'save' }]);
});

test('Enter submits with an image button if that is the first one', async () => {
  const buttons =
    '<input type="image" alt="Save"><button name="action" value="delete">Delete</button>';
  const page = await formPage(office, DAY + buttons);
  expect(await pressEnter(page)).toEqual([{ day: '2026-07-04', x: '0', y: '0' }]);
});

test('Enter submits nothing while the submit button of the form is disabled', async () => {
  const page = await formPage(
    office,
    `${DAY}<button disabled>Save</button><button>Delete</button>`,
  );
  expect(await pressEnter(page)).toEqual([]);
});

test('Enter submits a form without a submit button', async () => {
  const page = await formPage(office, DAY);
  await removeButton(page);
  expect(await pressEnter(page)).toEqual([{ day: '2026-07-04' }]);
});

test('Enter does not submit a form without a submit button that has other fields', async () => {
  for (const other of ['<input name="title">', DAY.replace('"day"', '"other"')]) {
    const page = await formPage(office, `${DAY}${other}<button type="button">Save</button>`);
    await removeButton(page);
    expect(await pressEnter(page)).toEqual([]);
  }
});
