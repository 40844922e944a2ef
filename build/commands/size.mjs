/**
 * `npm run size`: measures what each entry loads, and stock React alone, and fails above the
 * budgets of budgets.json. A budget "beside React" is compared with the size minus that of stock
 * React.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from '../machine/run.mjs';
import { formatTable } from './table.mjs';

const KINDS = ['raw', 'gzip', 'brotli'];
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

const manifestFile = path.join(root, 'dist', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('dist/manifest.json is missing: run `npm run build` first.');
  process.exit(1);
}
const { entries } = JSON.parse(readFileSync(manifestFile, 'utf8'));
const {
  note: _note,
  besideReact,
  ...budgets
} = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'));
const weights = new Map();
const react = await weighReact();

const stages = Object.entries(entries).flatMap(([entry, stages]) =>
  Object.entries(stages).map(([stage, files]) => weigh(entry, stage, files)),
);
printStages();
printBiggestFiles();
reportProblems();

/** Measures one stage of an entry and compares it with its budget. */
function weigh(entry, stage, files) {
  const sum = (kind) => files.reduce((total, file) => total + weightOf(file)[kind], 0);
  const sizes = Object.fromEntries(KINDS.map((kind) => [kind, sum(kind)]));
  const limit = budgets[entry]?.[stage];
  const budget = limit === undefined ? undefined : limit * 1000;
  const beside = besideReact.includes(stage) ? sizes.brotli - react.brotli : undefined;
  const tooBig = budget !== undefined && (beside ?? sizes.brotli) > budget;
  return { entry, stage, files, sizes, beside, budget, tooBig };
}

function printStages() {
  const rows = stages.map(({ entry, stage, files, sizes, beside, budget, tooBig }) => [
    entry,
    stage,
    files.length,
    ...KINDS.map((kind) => kB(sizes[kind])),
    kB(beside),
    kB(budget),
    budget === undefined ? '' : tooBig ? 'TOO BIG' : 'ok',
  ]);
  const stock = ['stock React', '', 1, ...KINDS.map((kind) => kB(react[kind])), '', '', ''];
  const header = ['entry', 'stage', 'files', ...KINDS, 'beside React', 'budget', ''];
  console.log('Sizes in kB (1 kB = 1000 bytes). Budgets are brotli, each file compressed alone;');
  console.log('those of settled entries are for what they load beside stock React.\n');
  console.log(formatTable([header, stock, ...rows], 2));
}

function printBiggestFiles() {
  const files = [...new Set(stages.flatMap(({ files }) => files))];
  const rows = files
    .sort((one, other) => weightOf(other).brotli - weightOf(one).brotli)
    .slice(0, 10)
    .map((file) => [file, ...KINDS.map((kind) => kB(weightOf(file)[kind]))]);
  console.log(`\nThe biggest files\n\n${formatTable([['file', ...KINDS], ...rows], 1)}`);
}

function reportProblems() {
  const problems = [
    ...stages
      .filter(({ tooBig }) => tooBig)
      .map(
        ({ entry, stage, sizes, beside, budget }) =>
          `Above its budget: ${entry} ${stage}: ${kB(beside ?? sizes.brotli)} kB of ${kB(budget)} kB`,
      ),
    ...Object.keys(budgets)
      .filter((name) => !entries[name])
      .map((name) => `budgets.json has a budget for "${name}", which is not an entry.`),
  ];
  for (const problem of problems) console.error(`\n${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Measures stock React, bundled like dist. */
async function weighReact() {
  const { register } = await import('tsx/esm/api');
  register();
  const { stockReact } = await import('../bundle/stockReact.ts');
  return weightsOf(Buffer.from(await stockReact()));
}

function weightOf(file) {
  if (!weights.has(file)) weights.set(file, weightsOf(readFileSync(path.join(root, 'dist', file))));
  return weights.get(file);
}

function weightsOf(bytes) {
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, BEST).length,
  };
}

function kB(bytes) {
  return bytes === undefined ? '' : (bytes / 1000).toFixed(1);
}
