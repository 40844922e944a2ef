import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../machine/run.mjs';
import { reportFile } from './steps.mjs';

/** Removes the report of an earlier run, so that a run that crashes does not count its tests. */
export function removeReport(step) {
  rmSync(path.join(root, reportFile(step)), { force: true });
}

/** Returns the numbers of passed, failed and skipped tests of a step's vitest run. */
export function countTests(step) {
  const file = path.join(root, reportFile(step));
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
