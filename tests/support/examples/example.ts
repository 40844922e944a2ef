import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { listen, stop } from '../../../demo/server/http/listen';
import { type RunningServer, startServer } from '../../../demo/server/server';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Folders and files that work in the repository leaves behind. */
const LEFTOVERS =
  /[\\/](node_modules|package-lock\.json|dist|build|\.(next|nuxt|output|svelte-kit|astro|angular|react-router|parcel-cache))$/;

/** Environment variables of npm and Vitest that would change the build of an example. */
const OF_TEST_RUN = /^(npm_|VITE|NODE_ENV$|NODE_OPTIONS$|DEV$|PROD$|MODE$|SSR$|TEST$)/;

/** Milliseconds until a started example must answer. */
const START_TIMEOUT = 120_000;

/** An example outside the repository that is installed, built and running. */
export interface Example {
  folder: string;
  url: string;
  /** Where `startDevelopment` serves it. */
  developmentUrl: string;
  /** The reference server that it calls. */
  server: RunningServer;
}

/**
 * Installs an example with the packed package for the tests of a file, builds and starts it, as its
 * README says.
 * @param portArguments arguments of its start script, where it does not read PORT
 */
export function startExample(
  name: string,
  portArguments: (port: string) => string[] = () => [],
): Example {
  const example = {} as Example;
  let program: ChildProcess | undefined;

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
    await cp(path.join(ROOT, 'examples', name), folder, {
      recursive: true,
      filter: (file) => !LEFTOVERS.test(file),
    });
    const url = `http://localhost:${await freePort()}`;
    const developmentUrl = `http://localhost:${await freePort()}`;
    const server = await startServer({ quickHashes: true, allowOrigins: [url, developmentUrl] });
    Object.assign(example, { folder, url, developmentUrl, server });
    const flags = ['--no-audit', '--no-fund', '--prefer-offline'];
    await finished(launch(example, url, ['install', inject('tarball'), ...flags]));
    const { scripts } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    if (scripts.build) await finished(launch(example, url, ['run', 'build']));
    program = launch(example, url, ['start', ...portArguments(new URL(url).port)]);
    await answers(url, program);
  }, 400_000);

  afterAll(async () => {
    await end(program);
    await example.server?.close();
    if (example.folder) await rm(example.folder, { recursive: true, force: true });
  });
  return example;
}

/** Starts the development server of an installed example for the tests of a block. */
export function startDevelopment(example: Example): void {
  let program: ChildProcess | undefined;
  beforeAll(async () => {
    program = launch(example, example.developmentUrl, ['run', 'dev']);
    await answers(example.developmentUrl, program);
  }, 200_000);
  afterAll(() => end(program));
}

/** Starts npm for an example, in a process group of its own, and keeps its output for error messages. */
function launch({ folder, server }: Example, url: string, args: string[]): ChildProcess {
  const { PATH = '', ...inherited } = process.env;
  for (const key of Object.keys(inherited)) if (OF_TEST_RUN.test(key)) delete inherited[key];
  const env = {
    ...inherited,
    PORT: new URL(url).port,
    BACKOFFICE_SERVER: server.url,
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
  return child;
}

const outputs = new WeakMap<ChildProcess, string[]>();

/** Waits until npm has ended; rejects with its output if it failed. */
function finished(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${commandOf(child)} ended with ${code}:\n${outputOf(child)}`));
    });
  });
}

/** Waits until a program answers at a URL; rejects with its output if it ends or takes too long. */
async function answers(url: string, child: ChildProcess): Promise<void> {
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

/** Ends a program with the programs that it has started. */
async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child?.pid || child.exitCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  process.kill(-child.pid, 'SIGTERM');
  const last = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), 5000);
  await closed;
  clearTimeout(last);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const { port } = await listen(probe, 0, '127.0.0.1');
  await stop(probe);
  return port;
}
