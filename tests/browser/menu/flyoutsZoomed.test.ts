import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { box, group, link, loaded, nav, openMenu } from '../../support/flyouts';
import { startOffice } from '../../support/office';

const office = startOffice();

for (const zoom of [1.5, 0.9]) {
  test(`under CSS zoom ${zoom} panels and labels lie at their entries`, async () => {
    const attributes = `style="zoom: ${zoom}"`;
    const context = { viewport: { width: 1280, height: 1000 } };
    const side = await openMenu(office, { attributes, settings: { condensed: true }, context });
    await loaded(side);
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
  openMenu(office, {
    attributes: `style="zoom: ${zoom}"`,
    settings: { layout: 'horizontal' },
    context: { viewport: { width: 1000 * zoom, height: 1000 } },
  });

/** What stands in the bar once More holds the rest. */
async function entriesOf(bar: Page) {
  await group(bar, 'More').waitFor();
  return await nav(bar).locator('.menu > li').allInnerTexts();
}

const flyout = (page: Page) => page.locator('.flyout');

/** How far, in whole px, one thing begins from the edges of another, and between their middles. */
async function fromTo(one: Locator, other: Locator) {
  const [from, to] = [await box(one), await box(other)];
  const middle = (of: typeof from) => of.y + of.height / 2;
  // No -0: it would not equal 0.
  const px = (length: number) => Math.round(length) || 0;
  return {
    left: px(to.x - from.x),
    right: px(to.x - from.right),
    top: px(to.y - from.y),
    bottom: px(to.y - from.bottom),
    middle: px(middle(to) - middle(from)),
  };
}
