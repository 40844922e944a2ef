import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Packed } from './packed';

const TSC = path.resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

/**
 * Returns the compiler errors of these files, name to code, in a project that has installed the
 * package; empty if there are none.
 */
export async function typeErrors(
  { project }: Packed,
  files: Record<string, string>,
  resolution: 'nodenext' | 'bundler' = 'bundler',
): Promise<string> {
  await writeFile(path.join(project, 'package.json'), '{"type": "module"}');
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(project, file), text);
  const module = resolution === 'nodenext' ? 'nodenext' : 'esnext';
  const flags = ['--strict', '--noEmit', '--target', 'es2022', '--jsx', 'react-jsx'];
  // Angular has decorators of this kind.
  flags.push('--experimentalDecorators');
  // TypeScript's own declarations take as long as all others; those of the package are checked.
  flags.push('--skipDefaultLibCheck');
  const args = [TSC, ...flags, '--module', module, '--moduleResolution', resolution];
  return new Promise((resolve) => {
    execFile(process.execPath, [...args, ...Object.keys(files)], { cwd: project }, (_, stdout) =>
      resolve(stdout),
    );
  });
}
