import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startDemo } from '../../../support/office';
import { openWorld } from '../../../support/world';

const office = startDemo();

/** Scrolls far into a table, and returns how far its head is below the top of what scrolls, and whether it is seen. */
async function headAfterScroll(page: Page, width: string) {
  await page.evaluate(
    (value) => document.querySelector('backoffice-shell')?.setAttribute('width', value),
    width,
  );
  await page.locator(`backoffice-shell [data-width="${width}"]`).first().waitFor();
  const row = page.getByRole('row').nth(18);
  await row.scrollIntoViewIfNeeded();
  await row.hover();
  await page.mouse.wheel(0, 150);
  const head = page.getByRole('button', { name: 'Name', exact: true });
  return head.evaluate(async (button, scrollsAsOne) => {
    const shell = document.querySelector('backoffice-shell');
    const pane = shell?.shadowRoot?.querySelector('main');
    const scroller = scrollsAsOne ? pane?.closest('.shell') : pane;
    while (!scroller?.scrollTop) await new Promise(requestAnimationFrame);
    const bar = (button.closest('thead')?.offsetHeight ? button.closest('tr') : null) as Element;
    const cell = button.closest('th') as Element;
    const box = (cell.getBoundingClientRect().height > 30 ? cell : bar).getBoundingClientRect();
    const seen = [box.top + 2, box.bottom - 2].map((y) =>
      bar.contains(document.elementFromPoint(box.left + box.width / 2, y)),
    );
    return { below: box.top - scroller.getBoundingClientRect().top, seen, height: box.height };
  }, width === 'scrollable');
}

test.each([
  ['beside the menu', 1280],
  ['in a narrow area, whose list fits', 700],
  ['on a phone', 390],
])('the head of a table sticks below the top bar, fully visible: %s', async (_, wide) => {
  const page = await openWorld(office, 'ada', '/admin', { viewport: { width: wide, height: 600 } });
  await page.getByText('1–25 of 41').waitFor();
  for (const width of ['fluid', 'boxed', 'scrollable']) {
    const { below, seen, height } = await headAfterScroll(page, width);
    expect({ width, below, seen }).toEqual({ width, below: 0, seen: [true, true] });
    expect(height).toBeGreaterThan(30);
  }
});

test('no list is wider than a narrow area', async () => {
  const page = await openWorld(office, 'ada', '/admin', { viewport: { width: 700, height: 900 } });
  const tooWide: string[] = [];
  for (const [path, text] of [
    ['/admin', '1–25 of 41'],
    ['/admin/audit', /^1–25 of 10,/],
    ['/site', '1–9 of 9'],
    ['/application', '1–23 of 23'],
    ['/develop', 'Nightly status board'],
    ['/workspace', /^1–25 of 10,/],
  ] as const) {
    await page.evaluate((wanted) => {
      location.hash = wanted;
    }, path);
    await page.getByText(text).filter({ visible: true }).first().waitFor();
    for (const width of [596, 640, 700, 751]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page
        .locator('.area-list .area-table:visible')
        .evaluateAll((boxes) => Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth)));
      if (beyond > 0) tooWide.push(`${path} at ${width} px: ${beyond} px`);
    }
  }
  expect(tooWide).toEqual([]);
});
