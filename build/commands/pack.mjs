import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { forWindowsShell, root } from '../machine/run.mjs';
import { packedPage } from './packedPage.mjs';

const execute = promisify(execFile);

/**
 * Packs the built package as it is published, with links that work in the package. `npm pack` alone would keep
 * links to files of the repository.
 * @param destination folder for the tarball
 * @returns path of the tarball, and the paths in the package
 */
export async function pack(destination) {
  const files = await filesToPack();
  const stage = await mkdtemp(path.join(tmpdir(), 'pack-'));
  try {
    for (const file of files) {
      const target = path.join(stage, file);
      await mkdir(path.dirname(target), { recursive: true });
      await cp(path.join(root, file), target);
      if (!file.endsWith('.md')) continue;
      await writeFile(target, packedPage(await readFile(target, 'utf8'), file, files));
    }
    const { filename } = await npmPack(stage, '--pack-destination', path.resolve(destination));
    return { tarball: path.join(destination, filename), files };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Returns the paths of the files that belong to the package. */
export async function filesToPack() {
  const { files } = await npmPack(root, '--dry-run');
  return files.map((file) => file.path);
}

async function npmPack(cwd, ...options) {
  // npm is a .cmd file on Windows, which only its shell can start.
  const shell = process.platform === 'win32';
  const args = ['pack', '--json', '--ignore-scripts', ...options];
  const { stdout } = await execute('npm', shell ? forWindowsShell(args) : args, {
    cwd,
    maxBuffer: 1e8,
    shell,
  });
  return JSON.parse(stdout)[0];
}
