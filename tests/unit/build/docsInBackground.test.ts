// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { buildInBackground } from '../../../build/docs/docsInBackground.mjs';

afterEach(() => vi.restoreAllMocks());

/** Prepares a build of a site in a new folder. */
function prepare() {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = path.join(folder, 'site');
  const home = path.join(site, 'index.html');
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  return {
    home,
    page: () => readFileSync(home, 'utf8'),
    errors: () => errors.mock.calls.flat().join('\n'),
    build: (run: (onOutput: (chunk: Buffer) => void) => number, hash = 'one') =>
      buildInBackground({
        site,
        note: path.join(folder, 'built-from'),
        hash: () => hash,
        build: async ({ onOutput }) => run(onOutput),
      }),
  };
}

it('shows a page that reloads during the first build, then the site', async () => {
  const { home, page, build } = prepare();
  let builds = 0;
  const run = () => {
    builds += 1;
    expect(page()).toContain('http-equiv="refresh"');
    writeFileSync(home, 'The site');
    return 0;
  };
  await build(run);
  await build(run);
  expect(page()).toBe('The site');
  expect(builds).toBe(1);
});

it('says that the build has failed, and no longer reloads', async () => {
  const { page, errors, build } = prepare();
  await build((onOutput) => {
    onOutput(Buffer.from('No network.'));
    return 1;
  });
  expect(page()).toContain('could not be built');
  expect(page()).not.toContain('refresh');
  expect(errors()).toBe('The documentation site could not be built:\nNo network.');
  // The next start tries again.
  await build(() => {
    expect(page()).toContain('refresh');
    return 1;
  });
  expect(page()).toContain('could not be built');
});

it('prints an error that is thrown', async () => {
  const { page, errors, build } = prepare();
  await build(() => {
    throw new Error('ENOENT: docs/images');
  });
  expect(page()).toContain('could not be built');
  expect(errors()).toContain('ENOENT: docs/images');
});

it('keeps an older site if the build fails, unless the build has emptied its folder', async () => {
  const { home, page, build } = prepare();
  mkdirSync(path.dirname(home));
  writeFileSync(home, 'An older site');
  await build(() => 1);
  expect(page()).toBe('An older site');
  await build(() => {
    rmSync(path.dirname(home), { recursive: true });
    return 1;
  });
  expect(existsSync(home) && page()).toContain('could not be built');
});

it('builds again after a failed build has emptied the site, although the inputs are as before', async () => {
  const { home, page, build } = prepare();
  const succeed = () => {
    writeFileSync(home, 'The site');
    return 0;
  };
  await build(succeed);
  await build(() => {
    rmSync(home);
    return 1;
  }, 'two');
  await build(succeed);
  expect(page()).toBe('The site');
});

it('only prints that the folder cannot be written', async () => {
  const { home, errors, build } = prepare();
  writeFileSync(path.dirname(home), 'A file in place of the folder');
  await build(() => 0);
  expect(errors()).toMatch(/could not be built:\nE\w+: /);
});
