/**
 * The steps of `npm test`, in the order in which they start. `command` runs in the repository.
 * `vitest: true` counts its tests, `needs` names steps that must pass first (and that `--only` adds),
 * `alone: true` waits until no other step runs, `minutes` is the time limit, and `browser: true`
 * gets CHROME_PATH. `when: 'quick'` leaves a step out of `npm test -- --all`, `when: 'all'` adds it there, and
 * `when: 'named'` leaves it to `--only` and `--also`; .ci/run names those.
 */
export const steps = [
  {
    name: 'build',
    title: 'build',
    command: [process.execPath, 'build/commands/build.mjs', '--if-stale'],
  },
  { name: 'types', title: 'types', command: ['tsc', ...incremental()] },
  { name: 'lint', title: 'format and lint', command: ['biome', 'ci', '.', ...plain()] },
  {
    name: 'engines',
    title: 'the main journeys in Firefox and WebKit',
    // Installs the browsers. Its tests wait for them with long timeouts, so that other steps may run.
    command: [process.execPath, 'build/commands/engines.mjs', ...reports('engines')],
    vitest: true,
    minutes: 15,
    when: 'named',
    needs: ['build'],
  },
  { name: 'unit', title: 'unit tests', command: vitest('unit'), vitest: true, minutes: 10 },
  {
    name: 'server',
    title: 'reference server tests',
    command: vitest('server'),
    vitest: true,
    minutes: 10,
  },
  {
    name: 'processes',
    title: 'the reference server as a process and on PostgreSQL',
    command: vitest('processes'),
    vitest: true,
    minutes: 15,
    when: 'all',
  },
  {
    name: 'demo-data',
    title: 'records of the demo portal',
    command: vitest('demo-data'),
    vitest: true,
    minutes: 10,
    when: 'all',
  },
  {
    name: 'size',
    title: 'byte budgets',
    command: [process.execPath, 'build/commands/size.mjs'],
    needs: ['build'],
  },
  {
    name: 'journeys',
    title: 'the main journeys in a real browser',
    command: vitest('journeys'),
    vitest: true,
    browser: true,
    alone: true,
    needs: ['build'],
    when: 'quick',
  },
  {
    name: 'browser',
    title: 'all tests in a real browser',
    command: vitest('browser'),
    vitest: true,
    browser: true,
    when: 'all',
    // Its tests wait for pages with timeouts: parallel steps would make them fail.
    alone: true,
    needs: ['build'],
  },
  {
    name: 'hosts',
    title: 'the full journey on every host page',
    command: vitest('hosts'),
    vitest: true,
    browser: true,
    alone: true,
    when: 'named',
    needs: ['build'],
  },
  {
    name: 'demo',
    title: 'areas and pages of the demo portal',
    command: vitest('demo'),
    vitest: true,
    browser: true,
    alone: true,
    when: 'named',
    needs: ['build'],
  },
  {
    name: 'site',
    title: 'documentation site',
    command: [process.execPath, 'build/commands/docs.mjs'],
    when: 'named',
    needs: ['build'],
  },
  {
    name: 'docs',
    title: 'pages and live examples of the documentation',
    command: vitest('docs'),
    vitest: true,
    browser: true,
    alone: true,
    when: 'named',
    needs: ['build', 'site'],
  },
  {
    name: 'examples',
    title: 'examples, installed with the packed package',
    command: vitest('examples'),
    vitest: true,
    browser: true,
    when: 'named',
    needs: ['build'],
  },
];

/** Options with which tsc checks only files that changed since its last run. */
function incremental() {
  return ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
}

/** Options against colors in a log: Biome ignores NO_COLOR. */
function plain() {
  return process.stdout.isTTY ? [] : ['--colors=off'];
}

/** Returns the path of the JSON report that vitest writes for a step. */
export function reportFile(name) {
  return `.cache/vitest-${name}.json`;
}

function vitest(project) {
  return ['vitest', 'run', '--project', project, ...reports(project)];
}

/** Options with which vitest lists slow and retried tests, and writes the report of a step. */
function reports(step) {
  return [
    '--allowOnly=false',
    ...['--reporter=default', '--reporter=./tests/support/runReporter.ts'],
    ...['--reporter=json', `--outputFile.json=${reportFile(step)}`],
  ];
}
