/** `npm run size`: weighs what each entry loads and fails above the budgets of budgets.json. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from '../machine/run.mjs';
import { formatTable } from './table.mjs';

const manifestFile = path.join(root, 'dist', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no dist/manifest.json yet: run `npm run build` first.');
  process.exit(1);
}
const { entries } = JSON.parse(readFileSync(manifestFile, 'utf8'));
const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'));
const weights = new Map();

const stages = Object.entries(entries).flatMap(([entry, stages]) =>
  Object.entries(stages).map(([stage, files]) => ({ entry, stage, files })),
);
const over = [];
const rows = stages.map(({ entry, stage, files }) => {
  const sum = (kind) => files.reduce((total, file) => total + weightOf(file)[kind], 0);
  const budget = budgets[entry]?.[stage];
  const tooBig = budget !== undefined && sum('brotli') > budget * 1000;
  if (tooBig) over.push(`${entry} ${stage}: ${kB(sum('brotli'))} kB of ${kB(budget * 1000)} kB`);
  const sizes = ['raw', 'gzip', 'brotli'].map((kind) => kB(sum(kind)));
  const verdict = budget === undefined ? '' : tooBig ? 'TOO BIG' : 'ok';
  return [
    entry,
    stage,
    files.length,
    ...sizes,
    budget === undefined ? '' : kB(budget * 1000),
    verdict,
  ];
});

const sizeHeads = ['raw', 'gzip', 'brotli'];
console.log('Sizes in kB (1 kB = 1000 bytes); the budget is brotli, each file compressed alone.\n');
console.log(formatTable([['entry', 'stage', 'files', ...sizeHeads, 'budget', ''], ...rows], 2));
console.log('\nThe biggest files\n');
console.log(formatTable([['file', ...sizeHeads], ...biggest()], 1));

for (const line of over) console.error(`\nAbove its budget: ${line}`);
const missing = Object.keys(budgets).filter((name) => name !== 'note' && !entries[name]);
for (const name of missing) console.error(`\nThere is a budget for "${name}", but no such entry.`);
if (over.length + missing.length > 0) process.exitCode = 1;

function biggest() {
  const files = [...new Set(stages.flatMap(({ files }) => files))];
  return files
    .sort((one, other) => weightOf(other).brotli - weightOf(one).brotli)
    .slice(0, 10)
    .map((file) => [file, ...sizeHeads.map((kind) => kB(weightOf(file)[kind]))]);
}

function weightOf(file) {
  if (!weights.has(file)) {
    const bytes = readFileSync(path.join(root, 'dist', file));
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    weights.set(file, {
      raw: bytes.length,
      gzip: gzipSync(bytes, { level: 9 }).length,
      brotli: brotliCompressSync(bytes, best).length,
    });
  }
  return weights.get(file);
}

function kB(bytes) {
  return (bytes / 1000).toFixed(1);
}
