import { CallFailed } from './answers/call';
import type { ServerCalls } from './calls/serverCalls';
import type { Check, Finding, Result } from './check';

/**
 * Runs the checks in order. If the first fails (the server is not reachable), the others are not run. A
 * failed call that several checks need is reported once.
 */
export async function runChecks(checks: readonly Check[], server: ServerCalls): Promise<Result[]> {
  const results: Result[] = [];
  const reported = new Set<unknown>();
  for (const check of checks) {
    const { name } = check;
    if (results[0]?.state === 'fails') break;
    if (server.options.skip.includes(name)) {
      results.push({ name, state: 'unchecked', finding: 'Skipped by --skip.' });
      continue;
    }
    results.push(toResult(check, await find(check, server, reported)));
  }
  return results;
}

async function find(check: Check, server: ServerCalls, reported: Set<unknown>): Promise<Finding> {
  try {
    return await check.run(server);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (reported.has(error)) return { unchecked: error.message };
    reported.add(error);
    return { fails: error.message, fix: error.fix };
  }
}

function toResult({ name, passes }: Check, finding: Finding): Result {
  if (!finding) return { name, state: 'passes', finding: passes };
  if ('unchecked' in finding) return { name, state: 'unchecked', finding: finding.unchecked };
  return { name, state: 'fails', finding: finding.fails, fix: finding.fix };
}
