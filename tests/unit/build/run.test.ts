// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { forWindowsShell, run } from '../../../build/machine/run.mjs';
import { runWithTimeout } from '../../../build/machine/runWithTimeout.mjs';

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

it('quotes what the shell of Windows would split or interpret', () => {
  const command = ['npm', 'ci', '--prefix', 'C:\\My Work\\docs', 'D:\\My Work\\', 'C:\\work\\', ''];
  const special = ['a&b', '(x86)', 'a^b', 'a|b', 'a<b', 'a>b'];
  expect(forWindowsShell(special)).toEqual(special.map((part) => `"${part}"`));
  expect(forWindowsShell(command)).toEqual([
    ...['npm', 'ci', '--prefix', '"C:\\My Work\\docs"'],
    // A backslash before a quote would escape it.
    ...['"D:\\My Work\\\\"', 'C:\\work\\', '""'],
  ]);
});

it('kills a program that exceeds its time limit, with the processes that it has started', async () => {
  const blocked = 'while (true) {}';
  const child = `require('node:child_process').spawn(process.execPath, ['-e', '${blocked}'], { stdio: 'inherit' })`;
  const command = [process.execPath, '-e', `${child}; ${blocked}`];
  // Does not resolve as long as a process holds the output.
  expect(await run(command, { timeout: 1000, onOutput: () => {} })).toBe(124);
});

it('starts a step again that exceeded its time limit, as often as it may', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const blocked = [process.execPath, '-e', 'while (true) {}'];
  const options = { timeout: 600, attempts: 2, onOutput: () => {} };
  expect(await runWithTimeout('unit', blocked, options)).toBe(124);
  expect(log.mock.calls.flat()).toEqual([
    '━━ unit did not end within 0.01 minutes, was killed and starts again',
    '━━ unit did not end within 0.01 minutes, was killed and failed',
  ]);
});

it('does not start a step again that failed', async () => {
  const failed = [process.execPath, '-e', 'process.exit(3)'];
  expect(await runWithTimeout('unit', failed, { timeout: 60_000, attempts: 2 })).toBe(3);
});
