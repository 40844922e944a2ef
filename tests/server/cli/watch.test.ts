import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useServer } from '../support/useServer';
import { type Fault, startBroken, withStatus } from './broken';
import { run } from './run';

const MAIN = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));
const PATIENCE = { timeout: 60_000 };

/** Starts the command with --watch. */
function startWatch(address: string, ...more: string[]) {
  const account = { BACKOFFICE_USER: 'ada', BACKOFFICE_PASSWORD: 'northgate-ada' };
  const args = ['--import', 'tsx', MAIN, 'check', address, '--watch', ...more];
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { ...process.env, ...account },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const printed = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      printed.text += chunk;
    });
  }
  return { child, printed };
}

describe('the contract check with --watch', () => {
  const server = useServer({});

  it('prints changes and ends with Ctrl-C', PATIENCE, async () => {
    let fault: Fault | undefined;
    const probes = { count: 0 };
    const proxy = await startBroken(server().url, (call, ask) => {
      if (call.path === '/api/probe') probes.count++;
      return fault ? fault(call, ask) : ask();
    });
    onTestFinished(() => proxy.close());
    const { child, printed } = startWatch(proxy.url, '--interval', '0.2');
    const seen = (text: string | RegExp) =>
      expect.poll(() => printed.text, { timeout: 40_000 }).toMatch(text);
    await seen(
      /passed, 0 failed[\s\S]*Checking again every 0\.2 s\. Enter also repeats a refused sign-in, wrong passwords and reset codes\.[\s\S]*Ctrl-C ends\.\n$/,
    );
    const first = printed.text;

    // Nothing changes, and nothing is printed; no more mails are sent.
    const before = probes.count;
    await expect.poll(() => probes.count, PATIENCE).toBeGreaterThan(before + 20);
    expect(printed.text).toBe(first);
    expect(server().outbox.list()).toHaveLength(1);

    fault = async ({ path }, ask) => {
      const answer = await ask();
      return path === '/api/probe' && answer.status === 401 ? withStatus(answer, 403) : answer;
    };
    await seen(/\n\n\d\d:\d\d:\d\d\n✗ unauthorized +[^\n]+status 403\.\n +→ /);
    expect(printed.text.slice(first.length)).not.toContain('✓');
    fault = undefined;
    await seen(/\n✓ unauthorized [\s\S]*, 0 failed[^\n]+\n$/);

    child.stdin?.write('\n');
    await expect.poll(() => server().outbox.list().length, PATIENCE).toBe(2);
    const ended = once(child, 'close');
    child.kill('SIGINT');
    const endedWith = await ended;
    expect(endedWith, printed.text).toEqual([0, null]);
    expect(printed.text).not.toMatch(/Error|aborted/);
  });

  it(
    'reports when a server stops and starts, and exits with 1 if it is unreachable',
    PATIENCE,
    async () => {
      const proxy = await startBroken(server().url, (_call, ask) => ask());
      const { child, printed } = startWatch(proxy.url, '--interval', '0.2');
      await expect.poll(() => printed.text, { timeout: 40_000 }).toContain('Ctrl-C ends.');
      await proxy.close();
      await expect
        .poll(() => printed.text, { timeout: 40_000 })
        .toMatch(/✗ reachable +[^\n]+ECONNREFUSED\.\n[\s\S]*1 failed/);
      const ended = once(child, 'close');
      child.kill('SIGINT');
      expect(await ended).toEqual([1, null]);
    },
  );

  it.each([
    [['--watch', '--json'], '--watch prints text; remove --json.'],
    [
      ['--watch', '--interval', 'often'],
      '--interval must be a number of seconds above 0, at most 600',
    ],
  ])('%j prints the error', async (more, problem) => {
    const account = ['--user', 'ada', '--password', 'x'];
    const { code, complained } = await run(['check', 'http://127.0.0.1', ...account, ...more]);
    expect(complained).toContain(problem);
    expect(code).toBe(2);
  });
});
