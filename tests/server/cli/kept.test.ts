import { describe, expect, it, onTestFinished } from 'vitest';
import { readArguments } from '../../../src/cli/arguments';
import { openServerCalls, type RunOptions } from '../../../src/cli/serverCalls';
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
  const account = ['--user', 'ada', '--password', 'northgate-ada', '--timeout', '1'];
  const read = readArguments(['check', silent.url, ...account], {});
  if (!('options' in read)) throw new Error('The arguments are wrong.');
  const kept: RunOptions['kept'] = new Map();
  return { close, kept, open: () => openServerCalls(read.options, { kept }), asked: () => asked };
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
});
