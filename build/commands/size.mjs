/**
 * `npm run size`: measures what each entry loads, and stock React alone, and fails above the
 * budgets of budgets.json. A budget "beside React" is compared with the size minus that of stock
 * React.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { weighEntries } from '../bundle/weights.mjs';
import { root } from '../machine/run.mjs';
import { formatTable } from './table.mjs';

const KINDS = ['raw', 'gzip', 'brotli'];

const dist = path.join(root, 'dist');
if (!existsSync(path.join(dist, 'manifest.json'))) {
  console.error('dist/manifest.json is missing: run `npm run build` first.');
  process.exit(1);
}
const {
  note: _note,
  besideReact,
  ...budgets
} = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'));
const { react, weightOf, ...weighed } = await weighEntries(dist);
const stages = weighed.stages.map(compare);
printStages();
printBiggestFiles();
reportProblems();

/** Compares a stage of an entry with its budget. */
function compare({ entry, stage, files, weight, beside }) {
  const limit = budgets[entry]?.[stage];
  const budget = limit === undefined ? undefined : limit * 1000;
  const shown = besideReact.includes(stage) ? beside : undefined;
  const measured = shown ?? weight.brotli;
  const tooBig = budget !== undefined && measured > budget;
  return { entry, stage, files, weight, beside: shown, measured, budget, tooBig };
}

function printStages() {
  const rows = stages.map(({ entry, stage, files, weight, beside, budget, tooBig }) => [
    entry,
    stage,
    files.length,
    ...KINDS.map((kind) => kB(weight[kind])),
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
        ({ entry, stage, measured, budget }) =>
          `Above its budget: ${entry} ${stage}: ${kB(measured)} kB of ${kB(budget)} kB`,
      ),
    ...Object.keys(budgets)
      .filter((name) => !stages.some(({ entry }) => entry === name))
      .map((name) => `budgets.json has a budget for "${name}", which is not an entry.`),
  ];
  for (const problem of problems) console.error(`\n${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

function kB(bytes) {
  return bytes === undefined ? '' : (bytes / 1000).toFixed(1);
}
