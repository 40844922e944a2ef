/**
 * `npm test`: installs missing packages and the browser, and runs the steps of steps.mjs in parallel
 * until one fails. In the browser these are the main journeys; `npm test -- --all` runs every test of the
 * product. `npm test -- --only unit,server` selects steps; further arguments are passed to the last of them
 * (`npm test -- --only unit -t 'returns to the page'`). `npm test -- --all --also engines` adds steps.
 */
import '../machine/nodeVersion.mjs';
import { ensureBrowser } from '../machine/browser.mjs';
import { ensureInstalled } from '../machine/install.mjs';
import { runWithTimeout } from '../machine/runWithTimeout.mjs';
import { runParallel } from '../testRun/schedule.mjs';
import { steps } from '../testRun/steps.mjs';
import { countTests, removeReport } from '../testRun/testCounts.mjs';

const { chosen, extra } = readArguments(process.argv.slice(2));
await ensureInstalled();
const env = {};
// On CI, some tools color even output to a file.
if (!process.stdout.isTTY && !process.env.FORCE_COLOR) env.NO_COLOR = '1';
if (chosen.some((step) => step.browser)) env.CHROME_PATH = await ensureBrowser();

const started = performance.now();
report(await runParallel(chosen, runStep));

/** Runs a step. If other steps may run in parallel, prints its output when it has ended. */
async function runStep(step) {
  const live = step.alone || chosen.length === 1;
  const title = `\n━━ ${step.name}: ${step.title}`;
  const chunks = [];
  const onOutput = live ? undefined : (chunk) => chunks.push(chunk);
  console.log(live ? title : `━━ ${step.name} started`);
  if (step.vitest) removeReport(step.name);
  const from = performance.now();
  const command = [...step.command, ...(step === chosen.at(-1) ? extra : [])];
  const code = await runWithTimeout(step.name, command, {
    timeout: step.minutes && step.minutes * 60_000,
    // A step that hung once is no reason for CI to refuse a change.
    attempts: process.env.CI ? 2 : 1,
    env,
    onOutput,
  });
  const time = seconds(performance.now() - from);
  if (!live) process.stdout.write(`${title}\n${Buffer.concat(chunks)}`);
  const tests = step.vitest ? countTests(step.name) : { passed: 0, failed: 0, skipped: 0 };
  if (code === 0) console.log(`━━ ${step.name} passed in ${time}`);
  else console.log(`━━ ${step.name} FAILED after ${time}; repeat: npm test -- --only ${step.name}`);
  // A step can fail without a failed test: a lint error, a file that does not load.
  if (code !== 0 && tests.failed === 0) tests.failed = 1;
  return { step, code, time, tests };
}

function report(results) {
  console.log(`\n━━ summary, ${seconds(performance.now() - started)}`);
  for (const { step, code, time, tests } of results) {
    const counts = step.vitest ? `${tests.passed} passed, ${tests.failed} failed` : '';
    const skipped = tests.skipped ? `, ${tests.skipped} skipped` : '';
    const mark = code === 0 ? '✓' : '✗';
    console.log(
      `${mark} ${step.name.padEnd(10)}${time.padStart(9)}  ${counts}${skipped}`.trimEnd(),
    );
  }
  for (const step of chosen.filter((one) => !results.some((result) => result.step === one)))
    console.log(`- ${step.name.padEnd(10)}  not run`);
  const sum = (key) => results.reduce((total, { tests }) => total + tests[key], 0);
  process.exitCode = results.find(({ code }) => code !== 0)?.code ?? 0;
  // CI reads the counts from this line, so it must be the last one.
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

function readArguments(args) {
  const rest = [...args];
  const wanted = new Set();
  if (rest[0] === '--only') for (const name of namesAfter(rest)) wanted.add(name);
  else {
    const when = rest[0] === '--all' ? 'all' : 'quick';
    if (when === 'all') rest.shift();
    for (const step of steps) if (!step.when || step.when === when) wanted.add(step.name);
    if (rest[0] === '--also') for (const name of namesAfter(rest)) wanted.add(name);
  }
  return { chosen: steps.filter(({ name }) => wanted.has(name)), extra: rest };
}

/** Removes an option and its list of steps from the arguments; returns the steps and what they need. */
function namesAfter(args) {
  const [option, list = ''] = args.splice(0, 2);
  const names = list.split(',');
  const unknown = names.find((name) => !stepOf(name));
  if (unknown !== undefined) {
    const known = steps.map(({ name }) => name).join(', ');
    console.error(`${option} "${unknown}" is not a step. The steps are ${known}.`);
    process.exit(1);
  }
  return names.flatMap((name) => [name, ...(stepOf(name).needs ?? [])]);
}

function stepOf(name) {
  return steps.find((step) => step.name === name);
}

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
