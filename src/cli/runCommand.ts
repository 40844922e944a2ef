import { type Environment, readArguments } from './arguments';
import { openServerCalls } from './calls/serverCalls';
import { checks } from './checks';
import { USAGE } from './help';
import { jsonReport, type Output, textReport } from './report';
import { runChecks } from './runChecks';
import { type Terminal, watch } from './watch';

/**
 * Runs the command. Returns its exit code: 0 if no check fails, 1 if one does, 2 for wrong usage.
 */
export async function runCommand(
  argv: readonly string[],
  environment: Environment,
  output: Output,
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  const read = readArguments(argv, environment);
  if ('help' in read) {
    output.log(USAGE);
    return 0;
  }
  if ('problem' in read) {
    output.error(`${read.problem}\nRun backoffice-elements check --help for usage.`);
    return 2;
  }
  const { options } = read;
  if (options.watch) return watch(options, output, terminal);
  const results = await runChecks(checks, openServerCalls(options));
  output.log(options.json ? jsonReport(options, results) : textReport(options, results));
  return results.some(({ state }) => state === 'fails') ? 1 : 0;
}
