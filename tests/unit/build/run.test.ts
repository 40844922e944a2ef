// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { run } from '../../../build/machine/run.mjs';

afterEach(() => vi.restoreAllMocks());

it('reports a program that cannot be started in a sentence, with a nonzero exit code', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await run(['no-such-program', '--version'])).toBe(127);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('no-such-program could not be started'),
  );
});

it('passes on the exit code of a program', async () => {
  expect(await run([process.execPath, '-e', 'process.exit(3)'])).toBe(3);
});
