import { expect, test } from 'vitest';
import { openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';
import { isFocused } from '../../support/pageHelpers';

const office = startOffice();

test('shows toasts, announces them politely and lets the user dismiss them', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ mount(container, area) {
      area.notify({ kind: 'success', text: 'Saved <b>7</b> sites' });
      area.notify({ kind: 'error', text: 'One failed' });
    } }) } }`,
  );
  const toasts = page.getByRole('status');
  await toasts.getByText('Saved <b>7</b> sites').waitFor();
  await toasts.getByText('One failed').waitFor();
  const dismiss = toasts.getByRole('button', { name: 'Dismiss' });
  await dismiss.first().click();
  await expect.poll(() => toasts.getByText('Saved').count()).toBe(0);
  await dismiss.first().click();
  await expect.poll(() => dismiss.count()).toBe(0);
});

test('a fifth toast removes the oldest that has neither the focus nor the pointer', async () => {
  const page = await openAreas(office, '{}');
  const notify = (text: string) =>
    page.evaluate(
      `document.querySelector('backoffice-shell').notify({ kind: 'info', text: '${text}' })`,
    );
  await page.locator('[part=footer]').waitFor();
  for (const text of ['First', 'Second', 'Third', 'Fourth']) await notify(text);
  const texts = () => page.locator('.toast > span').allInnerTexts();
  await expect.poll(texts).toEqual(['First', 'Second', 'Third', 'Fourth']);
  const dismiss = page.getByRole('button', { name: 'Dismiss' }).first();
  await dismiss.focus();
  await page.locator('.toast').nth(1).hover();
  await notify('Fifth');
  await expect.poll(texts).toEqual(['First', 'Second', 'Fourth', 'Fifth']);
  expect(await isFocused(dismiss)).toBe(true);
  await dismiss.blur();
  await page.mouse.move(5, 5);
  await notify('Sixth');
  await expect.poll(texts).toEqual(['Second', 'Fourth', 'Fifth', 'Sixth']);
});

test('announces each toast in a live region that was there before, also the same text again', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ mount(container, area) {
      container.innerHTML = '<button>Save</button>';
      container.querySelector('button').onclick = () =>
        area.notify({ kind: 'success', text: 'Saved' });
    } }) } }`,
  );
  const save = page.getByRole('button', { name: 'Save' });
  await save.waitFor();
  await page.evaluate(() => {
    const root = document.querySelector('backoffice-shell')?.shadowRoot as ShadowRoot;
    const announced: string[] = [];
    for (const region of root.querySelectorAll('[role="status"]')) {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const { textContent } of addedNodes) announced.push(textContent ?? '');
      }).observe(region, { childList: true, subtree: true });
    }
    Object.assign(window, { announced });
  });
  await save.click();
  await expect.poll(() => page.evaluate('window.announced')).toEqual(['Saved']);
  await save.click();
  await expect.poll(() => page.evaluate('window.announced')).toEqual(['Saved', 'Saved']);
  await expect.poll(() => page.getByRole('button', { name: 'Dismiss' }).count()).toBe(2);
  expect(await page.locator('.toasts').getAttribute('role')).toBeNull();
  const scrolls = () =>
    page.evaluate(
      () => document.documentElement.scrollHeight > document.documentElement.clientHeight,
    );
  expect(await scrolls()).toBe(false);
});

/** An area with a field that shows six toasts in a row. */
const SIX = `{ site: { load: async () => ({ mount(container, area) {
  container.innerHTML = '<label>Name <input></label>';
  for (let number = 1; number <= 6; number++) {
    area.notify({ kind: 'error', text: 'Toast ' + number });
  }
} }) } }`;

test('shows the last four toasts; the dropped ones do not come back', async () => {
  const page = await openAreas(office, SIX);
  const toasts = page.getByText(/^Toast \d$/);
  await toasts.first().waitFor();
  expect(await toasts.allInnerTexts()).toEqual(['Toast 3', 'Toast 4', 'Toast 5', 'Toast 6']);
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect.poll(() => toasts.first().innerText()).toBe('Toast 4');
});

test('long toasts scroll: they leave the top bar free, and each can be dismissed', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ mount(container, area) {
      for (let number = 1; number <= 4; number++) {
        area.notify({ kind: 'error', text: 'The server answered with a page. '.repeat(40) + number });
      }
    } }) } }`,
  );
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await expect.poll(() => dismiss.count()).toBe(4);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
  await page.keyboard.press('Escape');
  for (let left = 4; left > 0; left--) {
    await dismiss.first().click();
    await expect.poll(() => dismiss.count()).toBe(left - 1);
  }
});

test('moves the focus from a dismissed toast to the next, and from the last to its origin', async () => {
  const page = await openAreas(office, SIX);
  const field = page.getByLabel('Name');
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.first().waitFor();
  await field.focus();
  // Dismisses the last toast first: the focus moves to the previous one.
  await dismiss.last().focus();
  for (const left of ['Toast 5', 'Toast 4', 'Toast 3']) {
    await page.keyboard.press('Enter');
    await expect
      .poll(() =>
        page
          .getByText(/^Toast \d$/)
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

test('a toast with the focus stays when the pointer has crossed it', async () => {
  const context = await office.context();
  await context.clock.install();
  const page = await openAreas(office, SIX, { context });
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.last().focus();
  await dismiss.last().hover();
  await page.mouse.move(10, 10);
  await page.clock.fastForward('00:30');
  await expect.poll(() => dismiss.count()).toBe(1);
  expect(await isFocused(dismiss)).toBe(true);
  await page.getByLabel('Name').focus();
  await page.clock.fastForward('00:30');
  await expect.poll(() => dismiss.count()).toBe(0);
});

test('returns the focus to the field when a toast is dismissed with the pointer', async () => {
  const page = await openAreas(office, SIX);
  const field = page.getByLabel('Name');
  await field.focus();
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect.poll(() => isFocused(field)).toBe(true);
  await page.keyboard.type('Harbour');
  expect(await field.inputValue()).toBe('Harbour');
});
