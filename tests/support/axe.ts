import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

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
