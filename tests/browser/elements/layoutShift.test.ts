import { expect, test } from 'vitest';
import { SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';

const office = startOffice();

test.each(['backoffice-login', 'backoffice-reset', 'backoffice-shell'])(
  '<%s> does not shift its content when React takes over the first paint',
  async (tag) => {
    const page = await office.host(
      `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,"></head>
      <body><${tag}></${tag}>${SCRIPT}</body></html>`,
    );
    // The styles that follow the first paint.
    const picker = page.locator(`${tag} select`);
    await expect.poll(() => picker.evaluate((one) => getComputedStyle(one).cursor)).toBe('pointer');
    const shifts = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) seen.push((entry as unknown as Shift).value);
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
        }),
    );
    expect(shifts).toEqual([]);
  },
);

/** A layout shift, of which TypeScript's DOM types know nothing. */
interface Shift {
  value: number;
}
