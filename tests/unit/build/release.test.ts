// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const release = (...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, ['build/commands/release.mjs', ...args], {
    encoding: 'utf8',
  });
  return { status, stderr };
};

describe('npm run release', () => {
  it('does nothing without a valid version', () => {
    for (const args of [[], ['next'], ['1.2']]) {
      const { status, stderr } = release(...args);
      expect(status).toBe(1);
      expect(stderr).toContain('Which version? For example: npm run release -- 0.2.0');
    }
  });

  it('does nothing for a version that the changelog does not list', () => {
    const { status, stderr } = release('987.6.5');
    expect(status).toBe(1);
    expect(stderr).toContain('CHANGELOG.md has no section "## 987.6.5"');
  });

  it('has a changelog with semantic versions, newest first', () => {
    const changelog = readFileSync('CHANGELOG.md', 'utf8');
    const headings = [...changelog.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
    expect(headings[0]).toMatch(/^(Unreleased|\d+\.\d+\.\d+.*)$/);
    expect(headings.slice(1).filter((one) => !/^\d+\.\d+\.\d+(-[\w.]+)?/.test(one))).toEqual([]);
    const kinds = [...changelog.matchAll(/^### (.+)$/gm)].map(([, kind]) => kind);
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect(kinds.filter((kind = '') => !known.includes(kind))).toEqual([]);
  });
});
