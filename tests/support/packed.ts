import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { pack } from '../../build/commands/pack.mjs';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');

/** The package as npm would publish it, installed in a project. */
export interface Packed {
  /** Paths in the package. */
  files: string[];
  tarball: Buffer;
  /** The project's folder. */
  project: string;
  /** The package's folder in the project. */
  folder: string;
  /** Runs Node in the project. Resolves to its output. */
  node(...args: string[]): Promise<string>;
}

/** Packs the built package for the tests of a file, and installs it in a project with these other packages. */
export function packedForTests(others: readonly string[] = []): Packed {
  const packed = {} as Packed;
  beforeAll(async () => {
    const project = await mkdtemp(path.join(tmpdir(), 'packed-'));
    const folder = path.join(project, 'node_modules', 'backoffice-elements');
    const { tarball, files } = await pack(project);
    await mkdir(folder, { recursive: true });
    await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    for (const name of others) {
      const target = path.join(project, 'node_modules', name);
      await mkdir(path.dirname(target), { recursive: true });
      await symlink(path.join(ROOT, 'node_modules', name), target);
    }
    Object.assign(packed, {
      project,
      folder,
      files,
      tarball: await readFile(tarball),
      node: async (...args: string[]) =>
        (await run(process.execPath, args, { cwd: project })).stdout,
    });
  });
  afterAll(async () => {
    if (packed.project) await rm(packed.project, { recursive: true, force: true });
  });
  return packed;
}
