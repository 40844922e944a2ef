// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Runs a project whose tests all fail at their first attempt and pass at the second. */
async function runFlakyTests(count: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'flaky-'));
  try {
    await writeFile(
      path.join(folder, 'flaky.test.js'),
      `const attempts = {};
      for (let number = 1; number <= ${count}; number++)
        test('flaky ' + number, { retry: 1 }, () => {
          attempts[number] = (attempts[number] ?? 0) + 1;
          expect(attempts[number]).toBe(2);
        });`,
    );
    const reporter = path.join(ROOT, 'tests/support/runReporter.ts');
    const args = ['run', '--globals', '--root', folder, `--reporter=${reporter}`];
    const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
    return await new Promise<{ code: number; output: string }>((resolve) => {
      execFile(process.execPath, [vitest, ...args], { cwd: folder }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      );
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('lists three retried tests and passes the run', async () => {
  const { code, output } = await runFlakyTests(3);
  expect(output).toMatch(/Retried tests:\n.*flaky 1\n.*flaky 2\n.*flaky 3/);
  expect(code).toBe(0);
});

it('fails a run with four retried tests', async () => {
  const { code, output } = await runFlakyTests(4);
  expect(output).toContain('4 tests were retried; more than 3 fail the run.');
  expect(code).toBe(1);
});
