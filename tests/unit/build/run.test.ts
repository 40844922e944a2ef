// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { run } from '../../../build/machine/run.mjs';

afterEach(() => vi.restoreAllMocks());

it('a program that cannot be started is told of in a sentence, and its code is not 0', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await run(['no-such-program', '--version'])).toBe(127);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('no-such-program could not be started'),
  );
});

it('the code of a program is passed on', async () => {
  expect(await run([process.execPath, '-e', 'process.exit(3)'])).toBe(3);
});
