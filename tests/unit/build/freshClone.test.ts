// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** The files that package.json scripts run with plain Node, before anything is installed. */
const STARTED = Object.values(scripts).flatMap((script) => script.match(/^node (\S+)/)?.[1] ?? []);

/** Returns the packages that a file imports statically, directly or through its own modules. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) [^;]*?'([^']+)';$/gm);
  return [...imports].flatMap(([, name = '']) => {
    if (name.startsWith('node:')) return [];
    if (!name.startsWith('.')) return [`${name} in ${file}`];
    return packagesOf(path.join(path.dirname(file), name), seen);
  });
}

it('each command starts on a fresh clone without installed packages', () => {
  expect(STARTED).toContain('build/commands/start.mjs');
  expect(STARTED.flatMap((file) => packagesOf(file))).toEqual([]);
});
