import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Waits for the end of every finite animation and transition, shadow roots included. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const shadows = [...document.querySelectorAll('*')].flatMap((node) => node.shadowRoot ?? []);
    const moving = [document, ...shadows]
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/**
 * Runs axe on the page, its shadow roots and its frames once transitions have ended, and returns
 * one line for each violation: rule, place and reason.
 */
export async function axe(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.addScriptTag({ path: AXE });
    // A sandboxed page has an opaque origin that axe cannot compare.
    await frame.evaluate(() =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.configure({
        allowedOrigins: ['<unsafe_all_origins>'],
      }),
    );
  }
  await settled(page);
  return page.evaluate(async () => {
    const { axe: tool } = window as unknown as {
      axe: { run(options: RunOptions): Promise<AxeResults> };
    };
    // Collecting details of passed rules takes as long as the check itself.
    const { violations } = await tool.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} at ${node.target.flat().join(' ')}: ${node.failureSummary}`),
    );
  });
}

/** Theme and forced colors of each look. */
const LOOKS = [
  ['light', 'none'],
  ['dark', 'none'],
  ['light', 'active'],
] as const;
/** Widths in px at which each look is checked. */
const WIDTHS = [1440, 768, 390, 320];

/** Returns the violations that axe finds in every look of the shell while an element is shown. */
export async function axeInLooks(shown: Locator): Promise<string[]> {
  const page = shown.page();
  const problems: string[] = [];
  for (const [width, theme, forcedColors] of WIDTHS.flatMap((one) =>
    LOOKS.map((look) => [one, ...look] as const),
  )) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ forcedColors });
    await page.evaluate(
      (wanted) => document.querySelector('backoffice-shell')?.setAttribute('theme', wanted),
      theme,
    );
    await page.locator(`backoffice-shell [data-theme="${theme}"]`).first().waitFor();
    await shown.waitFor();
    // axe reads the fill color of text, which forced colors leave as it was.
    const found = (await axe(page)).filter(
      (one) => forcedColors === 'none' || !one.startsWith('color-contrast'),
    );
    problems.push(...found.map((one) => `${shown} at ${width} px, ${theme}: ${one}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'none' });
  return problems;
}
