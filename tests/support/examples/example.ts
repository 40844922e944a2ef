import type { ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { type RunningServer, startServer } from '../../../demo/server/server';
import { freePort } from '../freePort';
import { answers, end, finished, npm } from './programs';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Folders and files that builds create, which are not copied. */
const BUILD_OUTPUT =
  /[\\/](node_modules|package-lock\.json|dist|build|\.(next|nuxt|output|svelte-kit|astro|angular|react-router|parcel-cache))$/;

/** An installed, built and running example, outside the repository. */
export interface Example {
  folder: string;
  url: string;
  /** URL at which `startDevelopment` serves it. */
  developmentUrl: string;
  /** The reference server that it calls. */
  server: RunningServer;
  /** Returns the arguments with which its scripts use a port. */
  portArguments(port: string): string[];
}

interface ExampleOptions {
  /** Whether its proxy changes the header Host, so that the server must allow its origins. */
  changesHost?: boolean;
  /** Returns the port arguments of its scripts `start` and `dev`. By default they read PORT. */
  portArguments?: Example['portArguments'];
  /** Packages, such as `react@18`, that replace those of its package.json. */
  packages?: string[];
  /** Functions that change the text of files, by path in the example. */
  rewrite?: Record<string, (text: string) => string>;
}

/**
 * Installs an example with the packed package for the tests of a file, builds and starts it, as its
 * README says.
 */
export function startExample(name: string, options: ExampleOptions = {}): Example {
  const { changesHost = false, portArguments = () => [], packages = [], rewrite = {} } = options;
  const example = {} as Example;
  let program: ChildProcess | undefined;

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
    await cp(path.join(ROOT, 'examples', name), folder, {
      recursive: true,
      filter: (file) => !BUILD_OUTPUT.test(file),
    });
    const url = `http://localhost:${await freePort()}`;
    const developmentUrl = `http://localhost:${await freePort()}`;
    const allowOrigins = changesHost ? [url, developmentUrl] : [];
    const server = await startServer({ quickHashes: true, allowOrigins });
    Object.assign(example, { folder, url, developmentUrl, server, portArguments });
    const flags = ['--no-audit', '--no-fund', '--prefer-offline'];
    const settings = { PORT: new URL(url).port, BACKOFFICE_SERVER: server.url };
    for (const [file, change] of Object.entries(rewrite)) {
      const text = await readFile(path.join(folder, file), 'utf8');
      await writeFile(path.join(folder, file), change(text));
    }
    await finished(npm(folder, settings, ['install', inject('tarball'), ...packages, ...flags]));
    const { scripts } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    if (scripts.build) await finished(npm(folder, settings, ['run', 'build']));
    program = npm(folder, settings, ['start', ...portArguments(settings.PORT)]);
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
    const { folder, developmentUrl, server, portArguments } = example;
    const settings = { PORT: new URL(developmentUrl).port, BACKOFFICE_SERVER: server.url };
    program = npm(folder, settings, ['run', 'dev', ...portArguments(settings.PORT)]);
    await answers(developmentUrl, program);
  }, 200_000);
  afterAll(() => end(program));
}
