// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, wrongChromePath } from '../../../build/machine/browser.mjs';

const MISSING = '/nowhere/chrome';
const TEXT_FILE = new URL('../../../LICENSE', import.meta.url).pathname;

afterEach(() => vi.unstubAllEnvs());

describe('CHROME_PATH', () => {
  it.each([MISSING, TEXT_FILE])(
    'is reported as wrong if no program starts there: %s',
    (program) => {
      vi.stubEnv('CHROME_PATH', program);
      expect(wrongChromePath()).toContain(`CHROME_PATH is ${program}`);
      expect(wrongChromePath()).toContain('set it to the program of Chromium or Chrome');
    },
  );

  it('takes precedence if it names a program', () => {
    vi.stubEnv('CHROME_PATH', process.execPath);
    expect(wrongChromePath()).toBeUndefined();
    expect(findBrowser()).toBe(process.execPath);
  });

  it('may be empty', () => {
    vi.stubEnv('CHROME_PATH', '');
    expect(wrongChromePath()).toBeUndefined();
    expect(findBrowser()).not.toBe('');
  });

  it('ends the run before its first step with one sentence if it is wrong', () => {
    const script =
      "import('./build/machine/browser.mjs').then(({ ensureBrowser }) => ensureBrowser())";
    const env = { ...process.env, CHROME_PATH: MISSING };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
      env,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^CHROME_PATH is .*\.$/)]);
  });
});
