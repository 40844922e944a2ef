import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { inject, vi } from 'vitest';

/** Environment variables of npm and Vitest that would change the build of an example. */
const OF_TEST_RUN =
  /^(npm_(package|lifecycle)_.*|npm_config_(local|global)_prefix|VITE.*|NODE_(ENV|OPTIONS)|DEV|PROD|MODE|SSR|TEST)$/;

/** Milliseconds until a started program must answer. */
const START_TIMEOUT = 120_000;

/** Starts npm in a folder, in a separate process group, and keeps its output for error messages. */
export function npm(
  folder: string,
  settings: Record<string, string>,
  args: string[],
): ChildProcess {
  const { PATH = '', ...inherited } = process.env;
  for (const key of Object.keys(inherited)) if (OF_TEST_RUN.test(key)) delete inherited[key];
  const env = {
    ...inherited,
    ...settings,
    PATH: [inject('newerNode'), PATH].filter(Boolean).join(path.delimiter),
    CI: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
  };
  const child = spawn('npm', args, {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(String(chunk)));
  outputs.set(child, output);
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

const outputs = new WeakMap<ChildProcess, string[]>();

/** Waits until npm has ended; rejects with its output if it failed. */
export function finished(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${commandOf(child)} ended with ${code}:\n${outputOf(child)}`));
    });
  });
}

/** Waits until a program answers at a URL; rejects with its output if it ends or takes too long. */
export async function answers(url: string, child: ChildProcess): Promise<void> {
  const ask = async () => {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    const problem = response ? `status ${response.status}` : 'no answer';
    throw new Error(`${commandOf(child)}: ${problem} at ${url}:\n${outputOf(child)}`);
  };
  const timing = { timeout: START_TIMEOUT, interval: 200 };
  await Promise.race([vi.waitFor(ask, timing), finished(child)]);
}

const commandOf = (child: ChildProcess) => child.spawnargs.join(' ');
const outputOf = (child: ChildProcess) => outputs.get(child)?.join('');

/** Running programs. They are killed when the process of the tests ends. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) signal(child, 'SIGKILL');
});

/** Ends a program with the programs that it has started. */
export async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || !running.has(child)) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  signal(child, 'SIGTERM');
  const last = setTimeout(() => signal(child, 'SIGKILL'), 5000);
  await closed;
  clearTimeout(last);
}

/** Sends a signal to a process group, which may have ended already. */
function signal({ pid }: ChildProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
