import { CallFailed } from './call';
import type { Check, Finding, Result } from './check';
import type { Visit } from './visit';

/**
 * Runs the checks one after the other. Where the first fails, nothing can be said about the others. A
 * call that several checks need and that fails is reported once.
 */
export async function runChecks(checks: readonly Check[], visit: Visit): Promise<Result[]> {
  const results: Result[] = [];
  const reported = new Set<unknown>();
  for (const check of checks) {
    const { name } = check;
    if (results[0]?.state === 'fails') break;
    if (visit.options.skip.includes(name)) {
      results.push({ name, state: 'unchecked', finding: 'Left out by --skip.' });
      continue;
    }
    results.push(toResult(check, await find(check, visit, reported)));
  }
  return results;
}

async function find(check: Check, visit: Visit, reported: Set<unknown>): Promise<Finding> {
  try {
    return await check.run(visit);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (reported.has(error)) return { unchecked: error.message };
    reported.add(error);
    return { fails: error.message, mend: error.mend };
  }
}

function toResult({ name, holds }: Check, finding: Finding): Result {
  if (!finding) return { name, state: 'holds', finding: holds };
  if ('unchecked' in finding) return { name, state: 'unchecked', finding: finding.unchecked };
  return { name, state: 'fails', finding: finding.fails, mend: finding.mend };
}
