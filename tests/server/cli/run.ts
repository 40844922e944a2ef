import { onTestFinished } from 'vitest';
import { runCommand } from '../../../src/cli/runCommand';
import type { Terminal } from '../../../src/cli/watch';
import { type Fault, startBroken } from './broken';

/** A terminal without keys. */
const NO_TERMINAL: Terminal = { onKey: () => () => {}, onEnd: () => {} };

/** Runs the command in this process. Returns its exit code and what it printed. */
export async function run(args: string[], environment: Record<string, string> = {}) {
  const printed: string[] = [];
  const complained: string[] = [];
  const output = {
    log: (text: string) => printed.push(text),
    error: (text: string) => complained.push(text),
  };
  const code = await runCommand(args, environment, output, NO_TERMINAL);
  return { code, printed: printed.join('\n'), complained: complained.join('\n') };
}

/** Checks an address as ada. */
export const check = (address: string, ...more: string[]) =>
  run(['check', address, '--user', 'ada', '--password', 'northgate-ada', ...more]);

/** What each check said, by its name. */
export function findings(printed: string): Record<string, { state: string; finding: string }> {
  const { checks } = JSON.parse(printed) as {
    checks: { name: string; state: string; finding: string; fix?: string }[];
  };
  return Object.fromEntries(checks.map(({ name, ...rest }) => [name, rest]));
}

/** Checks a server that hands everything on to the reference server, but for its fault. Returns the findings. */
export async function findingsOf(reference: string, fault: Fault, ...more: string[]) {
  const broken = await startBroken(reference, fault);
  onTestFinished(() => broken.close());
  const { printed } = await check(broken.url, '--json', ...more);
  return findings(printed);
}
