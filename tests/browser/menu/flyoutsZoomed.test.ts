import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { box, group, link, nav, openFlyoutPage, waitForFlyouts } from '../../support/flyouts';
import { startOffice } from '../../support/office';

const office = startOffice();

for (const zoom of [1.5, 0.9]) {
  test(`panels and labels are aligned with their entries under CSS zoom ${zoom}`, async () => {
    const attributes = `style="zoom: ${zoom}"`;
    const context = { viewport: { width: 1280, height: 1000 } };
    const side = await openFlyoutPage(office, {
      attributes,
      settings: { condensed: true },
      context,
    });
    await waitForFlyouts(side);
    await group(side, 'Crypto').click();
    await expect.poll(() => fromTo(group(side, 'Crypto'), flyout(side))).toMatchObject({ top: -7 });
    await expect.poll(() => fromTo(nav(side), flyout(side))).toMatchObject({ right: 2 });
    await side.keyboard.press('Escape');
    await link(side, 'Calendar').hover();
    const tip = side.locator('.flyout-tip');
    await expect
      .poll(() => fromTo(link(side, 'Calendar'), tip))
      .toMatchObject({ right: 14, middle: 0 });

    const bar = await barOf(zoom);
    const plain = await entriesOf(await barOf(1));
    expect(plain.length).toBeGreaterThan(3);
    await expect.poll(() => entriesOf(bar)).toEqual(plain);
    await group(bar, 'Dashboards').click();
    await expect
      .poll(() => fromTo(group(bar, 'Dashboards'), flyout(bar)))
      .toMatchObject({ left: 0 });
    await expect.poll(() => fromTo(nav(bar), flyout(bar))).toMatchObject({ bottom: 3 });
  });
}

/** The bar of a shell that is 1000 px wide in its own px. */
const barOf = (zoom: number) =>
  openFlyoutPage(office, {
    attributes: `style="zoom: ${zoom}"`,
    settings: { layout: 'horizontal' },
    context: { viewport: { width: 1000 * zoom, height: 1000 } },
  });

/** The entries of the bar when More holds the rest. */
async function entriesOf(bar: Page) {
  await group(bar, 'More').waitFor();
  return await nav(bar).locator('.menu > li').allInnerTexts();
}

const flyout = (page: Page) => page.locator('.flyout');

/** Distances in whole px between the edges and the centers of two elements. */
async function fromTo(one: Locator, other: Locator) {
  const [from, to] = [await box(one), await box(other)];
  const middle = (of: typeof from) => of.y + of.height / 2;
  // Avoids -0, which does not equal 0.
  const px = (length: number) => Math.round(length) || 0;
  return {
    left: px(to.x - from.x),
    right: px(to.x - from.right),
    top: px(to.y - from.y),
    bottom: px(to.y - from.bottom),
    middle: px(middle(to) - middle(from)),
  };
}
