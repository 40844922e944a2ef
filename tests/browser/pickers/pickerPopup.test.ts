import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { dayFocused, dialogOf, entries, formPage, openerOf, picker } from '../../support/pickers';

const office = startOffice();

const DAY =
  '<backoffice-date-picker name="day" label="Day" value="2026-07-14"></backoffice-date-picker>';
const AT = '<backoffice-time-picker name="at" label="At" value="09:30"></backoffice-time-picker>';

/** Position of the dialog in px of the window; its left edge is the field's if there is room. */
const placement = (page: Page, name: string) =>
  picker(page, name).evaluate((host) => {
    const { shadowRoot } = host as Element & { shadowRoot: ShadowRoot };
    const at = (part: string) =>
      (shadowRoot.querySelector(`[part="${part}"]`) as Element).getBoundingClientRect();
    const [field, dialog] = [at('field'), at('dialog')];
    return {
      aside: Math.abs(Math.round(dialog.left - field.left)),
      below: Math.round(dialog.top - field.bottom),
      inside:
        dialog.left >= 0 &&
        dialog.top >= 0 &&
        dialog.right <= innerWidth &&
        dialog.bottom <= innerHeight,
    };
  });

for (const zoom of [2, 1.5, 0.9]) {
  test(`a dialog is at its field inside the window under CSS zoom ${zoom}`, async () => {
    const context = await office.context({
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 1000 },
    });
    const page = await formPage(
      office,
      `<div style="zoom: ${zoom}; padding: 20px 0 0 200px">${DAY}${AT}</div>`,
      { context },
    );
    for (const name of ['day', 'at']) {
      await openerOf(picker(page, name)).click();
      await expect
        .poll(() => placement(page, name), { message: name })
        .toEqual({ aside: 0, below: 6, inside: true });
      // As large as the elements around it.
      const size = dialogOf(picker(page, name)).evaluate(
        (node) => node.getBoundingClientRect().width / (node as HTMLElement).offsetWidth,
      );
      expect(await size).toBeCloseTo(zoom, 1);
      await page.keyboard.press('Escape');
    }
  });
}

test('a zoomed dialog with little room stays in the window and scrolls', async () => {
  const context = await office.context({
    reducedMotion: 'reduce',
    viewport: { width: 640, height: 512 },
  });
  const page = await formPage(office, `<div style="zoom: 2">${DAY}</div>`, { context });
  await openerOf(picker(page, 'day')).click();
  await expect.poll(() => placement(page, 'day')).toMatchObject({ inside: true });
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await entries(page)).toEqual({});
});

/** Returns whether something lies over the center of the element that has the focus. */
const isFocusCovered = (page: Page) =>
  page.evaluate(() => {
    const { shadowRoot } = document.activeElement as Element;
    const focused = shadowRoot?.activeElement;
    if (!focused) return true;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const top = shadowRoot.elementFromPoint(x + width / 2, y + height / 2);
    return top !== focused && !focused.contains(top);
  });

test('all of the dialog is reachable in a window of 320 × 256, wherever the field is', async () => {
  const context = await office.context({
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 256 },
  });
  const page = await formPage(office, `${DAY}<p style="height: 40px"></p>${AT}`, { context });
  for (const name of ['day', 'at']) {
    await openerOf(picker(page, name)).click();
    await expect
      .poll(() => placement(page, name), { message: name })
      .toMatchObject({ inside: true });
    if (name === 'day') await expect.poll(() => isFocusCovered(page)).toBe(false);
    await picker(page, name).getByRole('button', { name: 'Clear' }).click({ timeout: 5_000 });
    await page.keyboard.press('Escape');
  }
  expect(await entries(page)).toMatchObject({ at: '09:30' });
  expect(await entries(page)).not.toHaveProperty('day');
});

test('the month and the year with the focus are visible in a low window', async () => {
  const context = await office.context({
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 256 },
  });
  const page = await formPage(office, DAY.replace('2026-07-14', '2026-12-14'), { context });
  const day = picker(page, 'day');
  await openerOf(day).click();
  for (const name of [/choose month$/, /choose year$/]) {
    await day.getByRole('button', { name }).press('Enter');
    for (const key of ['End', 'Home']) {
      await page.keyboard.press(key);
      await expect.poll(() => isFocusCovered(page), { message: `${name} ${key}` }).toBe(false);
    }
  }
});

for (const name of ['day', 'at']) {
  test(`picker "${name}" closes when moved with its dialog open, and opens with the first click`, async () => {
    const page = await formPage(office, `${DAY}${AT}<p id="there"></p>`);
    const one = picker(page, name);
    const opener = openerOf(one);
    await opener.click();
    await dialogOf(one).waitFor();
    await one.evaluate((node) => document.querySelector('#there')?.append(node));
    await dialogOf(one).waitFor({ state: 'hidden' });
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');
    await opener.click();
    await dialogOf(one).waitFor();
    await expect.poll(() => placement(page, name)).toMatchObject({ inside: true });
    if (name === 'day') await dayFocused(page, '2026-07-14');
  });
}
