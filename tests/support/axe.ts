import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * What axe finds on the page as it stands, one line for each node: the rule, where, and why.
 * Shadow roots and frames are looked into. Colours in the middle of a transition are none that anybody reads,
 * so they are waited for.
 */
export async function axe(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.addScriptTag({ path: AXE });
    // A page in a sandbox has no origin that axe could compare.
    await frame.evaluate(() =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.configure({
        allowedOrigins: ['<unsafe_all_origins>'],
      }),
    );
  }
  return page.evaluate(async () => {
    const shadows = [...document.querySelectorAll('*')].flatMap((node) => node.shadowRoot ?? []);
    const moving = [document, ...shadows]
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { axe: tool } = window as unknown as {
      axe: { run(options: RunOptions): Promise<AxeResults> };
    };
    // What passes is not told in detail, which takes as long as the check.
    const { violations } = await tool.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} at ${node.target.flat().join(' ')}: ${node.failureSummary}`),
    );
  });
}
