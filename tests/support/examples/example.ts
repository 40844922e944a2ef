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
const START_TIMEOUT = 60_000;

/** An example outside the repository that is installed, built and running. */
export interface Example {
  folder: string;
  url: string;
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
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const server = await startServer({ quickHashes: true, allowOrigins: [url] });
    Object.assign(example, { folder, url, server });
    const settings = { PORT: String(port), BACKOFFICE_SERVER: server.url };
    const flags = ['--no-audit', '--no-fund', '--prefer-offline'];
    await finished(launch(folder, ['install', inject('tarball'), ...flags], settings));
    const { scripts } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    if (scripts.build) await finished(launch(folder, ['run', 'build'], settings));
    program = launch(folder, ['start', ...portArguments(settings.PORT)], settings);
    await Promise.race([answers(url), finished(program)]);
  }, 300_000);

  afterAll(async () => {
    await end(program);
    await example.server?.close();
    if (example.folder) await rm(example.folder, { recursive: true, force: true });
  });
  return example;
}

/** Starts npm in a folder, in a process group of its own, and keeps its output for error messages. */
function launch(cwd: string, args: string[], settings: Record<string, string>): ChildProcess {
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
  const child = spawn('npm', args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
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
      if (code === 0) return resolve();
      const output = outputs.get(child)?.join('') ?? '';
      reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}:\n${output}`));
    });
  });
}

/** Waits until something answers at a URL. */
async function answers(url: string): Promise<void> {
  const ask = async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answers with ${response.status}.`);
  };
  await vi.waitFor(ask, { timeout: START_TIMEOUT, interval: 200 });
}

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
