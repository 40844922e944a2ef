import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Maximum number of retried tests in a run that passes. */
const MAX_RETRIED = 3;
/** Number of slow tests to list. */
const SLOWEST = 10;

/** Vitest reporter that lists the slowest and the retried tests, and fails a run with more than three retries. */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const lines = [...slowestOf(tests), ...retriedOf(tests)];
    if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
    const retried = tests.filter(wasRetried).length;
    if (retried <= MAX_RETRIED) return;
    console.error(`${retried} tests were retried; more than ${MAX_RETRIED} fail the run.`);
    process.exitCode = 1;
  }
}

function slowestOf(tests: TestCase[]): string[] {
  const timed = tests
    .map((test) => ({ test, duration: test.diagnostic()?.duration ?? 0 }))
    .sort((a, b) => b.duration - a.duration)
    .slice(0, SLOWEST);
  return [
    'Slowest tests:',
    ...timed.map(
      ({ test, duration }) => `  ${(duration / 1000).toFixed(1).padStart(5)} s  ${titleOf(test)}`,
    ),
  ];
}

function retriedOf(tests: TestCase[]): string[] {
  const retried = tests.filter(wasRetried).map((test) => `  ${titleOf(test)}`);
  return retried.length > 0 ? ['Retried tests:', ...retried] : ['Retried tests: none'];
}

const wasRetried = (test: TestCase) => (test.diagnostic()?.retryCount ?? 0) > 0;

const titleOf = (test: TestCase) => `${test.module.relativeModuleId} › ${test.fullName}`;
