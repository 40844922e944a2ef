/**
 * What `npm test` runs, in order. `command` is run in the repository; `vitest: true` has its tests
 * counted; `needs` names steps that run first where `--only` picks this one; `browser: true` gets
 * CHROME_PATH.
 */
export const steps = [
  { name: 'lint', title: 'format and lint', command: ['biome', 'ci', '.', ...plain()] },
  { name: 'types', title: 'types', command: ['tsc'] },
  { name: 'unit', title: 'unit tests', command: vitest('unit'), vitest: true },
  { name: 'server', title: 'reference server tests', command: vitest('server'), vitest: true },
  {
    name: 'build',
    title: 'build',
    command: [process.execPath, 'build/commands/build.mjs', '--if-stale'],
  },
  {
    name: 'size',
    title: 'byte budgets',
    command: [process.execPath, 'build/commands/size.mjs'],
    needs: ['build'],
  },
  {
    name: 'browser',
    title: 'tests in a real browser',
    command: vitest('browser'),
    vitest: true,
    browser: true,
    needs: ['build'],
  },
];

/** Biome colours every single character for CI, and heeds no NO_COLOR. */
function plain() {
  return process.stdout.isTTY ? [] : ['--colors=off'];
}

/** Where vitest leaves a step's result. */
export function reportFile(name) {
  return `.cache/vitest-${name}.json`;
}

function vitest(project) {
  return [
    ...['vitest', 'run', '--project', project],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(project)}`],
  ];
}
