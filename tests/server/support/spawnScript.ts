import { type ChildProcessByStdio, type SpawnOptions, spawn } from 'node:child_process';
import type Stream from 'node:stream';

/** Runs a script in a Node process that can import TypeScript. Its standard output is piped. */
export function spawnScript(
  script: string,
  options: Pick<SpawnOptions, 'timeout' | 'killSignal'> = {},
): ChildProcessByStdio<null, Stream.Readable, null> {
  return spawn(process.execPath, ['--import', 'tsx', '--eval', script], {
    ...options,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
