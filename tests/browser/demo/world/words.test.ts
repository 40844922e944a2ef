import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { startDemo } from '../../../support/office';
import { ADMIN_SCREENS, openWorld, SCREENS, showScreen } from '../../../support/world';

const office = startDemo();

const WIDTHS = [1024, 1162, 1200, 1440];

/** Returns the words of a page that begin in one line and end in another. */
const brokenWords = (body: Locator) =>
  body.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden'))
        continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(`${word} in “${text.data}”`);
      }
    }
    return broken;
  });

test('no word of an area breaks beside the menu', { timeout: 120_000 }, async () => {
  const page = await openWorld(office, 'ada', '/');
  const broken: string[] = [];
  for (const [path, text] of Object.entries({ ...SCREENS, ...ADMIN_SCREENS })) {
    const root = await showScreen(page, path, text);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const place = path.startsWith('/support') ? root.locator('body') : page.locator('body');
      broken.push(...(await brokenWords(place)).map((word) => `${path} at ${width} px: ${word}`));
    }
  }
  expect(broken).toEqual([]);
});

test('no word of a page of the portal breaks', async () => {
  const page = await openWorld(office, 'ada', '/');
  const broken: string[] = [];
  for (const name of ['directory', 'facilities', 'handbook', 'news', 'playground']) {
    await page.goto(`${office.server.url}/${name}.html`);
    if (name === 'playground') await page.getByText('{"version":').waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const words = await brokenWords(page.locator('body'));
      broken.push(...words.map((word) => `${name} at ${width} px: ${word}`));
    }
  }
  expect(broken).toEqual([]);
});

test('the longest button of the board fits into its card', async () => {
  const page = await openWorld(office, 'ada', '/apppublish');
  await page.getByRole('link', { name: 'Appointments 6.1.0' }).waitFor();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const room = await page.locator('.release-card').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const end =
          card.getBoundingClientRect().right -
          Number.parseFloat(getComputedStyle(card).paddingRight);
        return [...card.querySelectorAll('.release-moves > button')].map(
          (button) => end - button.getBoundingClientRect().right,
        );
      }),
    );
    expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
  }
});
