import { expect, test } from 'vitest';
import { openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';
import { isFocused } from '../../support/visit';

const office = startOffice();

test('shows notes, announces them politely and lets the user dismiss them', async () => {
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

test('announces each note in a live region that was there before, also the same text again', async () => {
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

test('the region that says that an area loads is empty at first', async () => {
  const page = await openAreas(
    office,
    '{ site: { load: () => new Promise(() => {}) }, support: { load: () => new Promise(() => {}) } }',
  );
  const loading = page.locator('.area-loading');
  await loading.waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const root = document.querySelector('backoffice-shell')?.shadowRoot as ShadowRoot;
    Object.assign(window, { first: undefined });
    new MutationObserver(() => {
      const region = root.querySelector('.area-loading');
      if (!region?.textContent?.includes('Site')) {
        Object.assign(window, {
          first: (window as { first?: string }).first ?? region?.textContent,
        });
      }
    }).observe(root, { childList: true, subtree: true });
  });
  await openArea(page, 'Support');
  await loading.getByText('Support').waitFor({ state: 'attached' });
  expect(await page.evaluate('window.first')).toBe('');
});

/** An area with a field that shows six notes in a row. */
const SIX = `{ site: { load: async () => ({ mount(container, area) {
  container.innerHTML = '<label>Name <input></label>';
  for (let number = 1; number <= 6; number++) {
    area.notify({ kind: 'error', text: 'Note ' + number });
  }
} }) } }`;

test('shows the last four notes; the dropped ones do not come back', async () => {
  const page = await openAreas(office, SIX);
  const notes = page.getByText(/^Note \d$/);
  await notes.first().waitFor();
  expect(await notes.allInnerTexts()).toEqual(['Note 3', 'Note 4', 'Note 5', 'Note 6']);
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect.poll(() => notes.first().innerText()).toBe('Note 4');
});

test('long notes scroll: they leave the top bar free, and each can be dismissed', async () => {
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

test('moves the focus from a dismissed note to the next, and from the last to its origin', async () => {
  const page = await openAreas(office, SIX);
  const field = page.getByLabel('Name');
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.first().waitFor();
  await field.focus();
  // Dismisses the last note first: the focus moves to the previous one.
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

test('a note with the focus stays when the pointer has crossed it', async () => {
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

test('returns the focus to the field when a note is dismissed with the pointer', async () => {
  const page = await openAreas(office, SIX);
  const field = page.getByLabel('Name');
  await field.focus();
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect.poll(() => isFocused(field)).toBe(true);
  await page.keyboard.type('Harbour');
  expect(await field.inputValue()).toBe('Harbour');
});
