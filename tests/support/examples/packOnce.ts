import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { pack } from '../../../build/commands/pack.mjs';
import requireBrowser from '../requireBrowser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the packed package. */
    tarball: string;
    /** Folder of a Node version that every framework accepts; empty if the running version is one. */
    newerNode: string;
  }
}

const run = promisify(execFile);

/** The oldest major version of Node that the newest versions of all frameworks accept. */
const FRAMEWORKS_NODE = 24;

/** Packs the built package once for all examples, and installs a newer Node if they need it. */
export default async function packOnce({ provide }: TestProject) {
  await requireBrowser();
  const folder = await mkdtemp(path.join(tmpdir(), 'examples-'));
  provide('tarball', (await pack(folder)).tarball);
  provide('newerNode', (await isOld()) ? await installNode(folder) : '');
  return () => rm(folder, { recursive: true, force: true });
}

async function isOld(): Promise<boolean> {
  return Number(process.versions.node.split('.')[0]) < FRAMEWORKS_NODE;
}

/** Installs Node from the registry; returns the folder of its program. */
async function installNode(folder: string): Promise<string> {
  await writeFile(path.join(folder, 'package.json'), '{"private": true}');
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts=false'];
  await run('npm', ['install', `node@${FRAMEWORKS_NODE}`, ...flags], { cwd: folder });
  const programs = path.join(folder, 'node_modules', 'node', 'bin');
  await run(path.join(programs, 'node'), ['--version']);
  return programs;
}
