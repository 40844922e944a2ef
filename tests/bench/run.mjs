/**
 * `npm run bench`: measures our elements in Chromium, and in the same run the floor, a bare page on which React
 * renders as little as possible. Prints a table of ratios and targets.
 *
 *   --only login,shell   measures some groups: bytes login shell menu heap many long route theme collapse
 *   --runs 9             rounds of interactions, and half of the cold loads of each page (medians are shown)
 *   --rounds 1000        rounds of the long sessions
 *   --dist folder        measures another build instead of dist
 */
import '../../build/machine/nodeVersion.mjs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../build/commands/build.mjs';
import { formatTable } from '../../build/commands/table.mjs';
import { ensureBrowser, launchOptions } from '../../build/machine/browser.mjs';
import { ensureInstalled } from '../../build/machine/install.mjs';
import { root } from '../../build/machine/run.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '9' },
    rounds: { type: 'string', default: '1000' },
    dist: { type: 'string' },
  },
});

await ensureInstalled();
const browserPath = await ensureBrowser();
if (!values.dist && (await ensureBuilt()) !== 0) process.exit(1);

// Imported dynamically: a fresh clone has no packages.
const { chromium } = await import('playwright-core');
const { buildFloor } = await import('./floor.mjs');
const { measures } = await import('./measures.mjs');
const { headings } = await import('./rows.mjs');
const { serve } = await import('./site.mjs');
const { NotMeasurable } = await import('./visit.mjs');

const names = values.only?.split(',') ?? Object.keys(measures);
const unknown = names.find((name) => !measures[name]);
if (unknown !== undefined) {
  console.error(
    `There is no group "${unknown}". The groups are ${Object.keys(measures).join(', ')}.`,
  );
  process.exit(1);
}

await buildFloor();
const dist = path.resolve(root, values.dist ?? 'dist');
const site = await serve(dist);
/** Starts a browser with these additional arguments. */
const launch = (more = []) => {
  const { args, ...options } = launchOptions(browserPath);
  return chromium.launch({ ...options, args: [...args, ...more] });
};
const browser = await launch();
const bench = {
  browser,
  launch,
  dist,
  origin: site.origin,
  runs: Number(values.runs),
  rounds: Number(values.rounds),
};
const rows = [];
const reasons = [];
for (const name of names) {
  console.log(`Measuring ${name} …`);
  try {
    rows.push(...(await measures[name](bench)));
  } catch (error) {
    if (!(error instanceof NotMeasurable)) throw error;
    reasons.push(`${name}: not measurable: ${error.message}`);
  }
}

console.log(`
Chromium ${browser.version()}, medians of ${2 * bench.runs} cold loads and ${bench.runs} rounds of interactions, each next to one of the floor.
slow: 1.6 Mbps, 150 ms, CPU 4x; fast: no throttling; 1 MB = 1,000,000 bytes.
`);
console.log(formatTable([headings, ...rows]));
if (reasons.length > 0) console.log(`\n${reasons.join('\n')}`);
// The browser uses two processors. A higher load comes from other programs.
if (loadavg()[0] > availableParallelism() * 1.5) {
  const load = loadavg()[0].toFixed(1);
  console.log(
    `\nOther programs used the processors (load ${load}), so the times are not reliable. Measure again.`,
  );
}
await browser.close();
site.close();
