import type { Result } from './check';
import type { CheckOptions } from './options';

/** Output of the command: results go to `log`, usage errors to `error`. */
export interface Output {
  log(text: string): void;
  error(text: string): void;
}

const MARKS = { passes: '✓', fails: '✗', unchecked: '–' };

/** Returns the report as text. */
export function textReport({ address, user }: CheckOptions, results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length)) + 2;
  const lines = resultLines(results, width);
  return [`Checking ${address} as ${user}`, '', ...lines, '', sumOf(results)].join('\n');
}

/** Returns the report on results that changed, under the time of the check. */
export function changeReport(
  time: string,
  changed: readonly Result[],
  results: readonly Result[],
): string {
  const width = Math.max(...changed.map(({ name }) => name.length)) + 2;
  return ['', time, ...resultLines(changed, width), sumOf(results)].join('\n');
}

function resultLines(results: readonly Result[], width: number): string[] {
  return results.flatMap(({ name, state, finding, fix }) => [
    `${MARKS[state]} ${name.padEnd(width)}${finding}`,
    ...(fix ? [`  ${''.padEnd(width)}→ ${fix}`] : []),
  ]);
}

/** Returns the report as JSON. */
export function jsonReport({ address, user }: CheckOptions, results: readonly Result[]): string {
  const ok = results.every(({ state }) => state !== 'fails');
  return JSON.stringify({ address, user, ok, checks: results }, null, 2);
}

function sumOf(results: readonly Result[]): string {
  const count = (wanted: Result['state']) => results.filter(({ state }) => state === wanted).length;
  const fails = count('fails');
  return `${count('passes')} passed, ${fails} failed, ${count('unchecked')} not checked.`;
}
