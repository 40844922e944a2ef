import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readArguments } from '../../../src/cli/arguments';
import { openServerCalls, type RunOptions } from '../../../src/cli/calls/serverCalls';
import { useServer } from '../support/useServer';
import { startBroken } from './broken';

/** Starts a server that does not answer calls to a path, and returns how runs of --watch call it. */
async function startSilent(reference: string, path: string) {
  let asked = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const silent = await startBroken(reference, async (call, ask) => {
    if (call.path !== path) return ask();
    asked += 1;
    await released;
    return ask();
  });
  const close = () => {
    release();
    return silent.close();
  };
  return { close, ...openRuns(silent.url), asked: () => asked };
}

/** Returns how runs of --watch call a server. */
function openRuns(address: string) {
  const account = ['--user', 'ada', '--password', 'northgate-ada', '--timeout', '1'];
  const read = readArguments(['check', address, ...account], {});
  if (!('options' in read)) throw new Error('The arguments are wrong.');
  const kept: RunOptions['kept'] = new Map();
  return { kept, open: () => openServerCalls(read.options, { kept }) };
}

describe('a later run of --watch', () => {
  const server = useServer();

  it('does not repeat a call that may have sent a mail, although it got no answer', async () => {
    const { open, asked, close } = await startSilent(server().url, '/api/account/resetpwd');
    onTestFinished(close);
    await expect(open().resetKnown()).rejects.toThrow('got no answer within 1 s.');
    await expect(open().resetKnown()).rejects.toThrow('got no answer within 1 s.');
    expect(asked()).toBe(1);
  });

  it('repeats the own sign-in, and calls that did not reach the server', async () => {
    const { open, asked, close, kept } = await startSilent(server().url, '/api/account/login');
    for (let run = 0; run < 2; run++) await expect(open().login()).rejects.toThrow('no answer');
    expect(asked()).toBe(2);
    await close();
    await expect(open().resetKnown()).rejects.toThrow('ECONNREFUSED');
    expect(kept?.size).toBe(0);
  });

  it.each([
    [401, 1],
    [400, 1],
    [415, 2],
    [422, 1],
    [429, 1],
    [403, 2],
    [404, 2],
    [503, 2],
  ])('after two runs, has sent a sign-in with status %d %d times', async (status, times) => {
    let asked = 0;
    const refusing = await startBroken(server().url, async ({ path }, ask) => {
      if (path !== '/api/account/login') return ask();
      asked += 1;
      return Response.json({ error: 'No.' }, { status });
    });
    onTestFinished(() => refusing.close());
    const open = openRuns(refusing.url).open;
    for (let run = 0; run < 2; run++) await open().login();
    expect(asked).toBe(times);
  });

  it('never repeats a refusal with a Code, whatever its status', async () => {
    let asked = 0;
    const refusing = await startBroken(server().url, async ({ path }, ask) => {
      if (path !== '/api/account/login') return ask();
      asked += 1;
      return Response.json({ Code: 1, Message: 'No.', Data: null }, { status: 423 });
    });
    onTestFinished(() => refusing.close());
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const open = openRuns(refusing.url).open;
    for (let run = 0; run < 2; run++) {
      await open().login();
      vi.setSystemTime(Date.now() + 120_000);
    }
    expect(asked).toBe(1);
  });

  it('repeats a sign-in over a rate limit after a minute', async () => {
    let isFull = true;
    const limiting = await startBroken(server().url, async ({ path }, ask) =>
      isFull && path === '/api/account/login' ? new Response('', { status: 429 }) : ask(),
    );
    onTestFinished(() => limiting.close());
    const { open } = openRuns(limiting.url);
    expect((await open().login()).status).toBe(429);
    isFull = false;
    const start = Date.now();
    const now = vi.spyOn(Date, 'now').mockReturnValue(start + 50_000);
    onTestFinished(() => now.mockRestore());
    expect((await open().login()).status).toBe(429);
    now.mockReturnValue(start + 61_000);
    expect((await open().login()).status).toBe(200);
  });
});
