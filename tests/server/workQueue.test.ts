import { rm } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createWorkQueue } from '../../demo/server/account/workQueue';
import { startServer } from '../../demo/server/server';
import { call, login, times } from './support/client';
import { makeFolder } from './support/folder';

/** Creates work that the test ends, and the list of started work. */
function manualWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

describe('the work queue', () => {
  it('runs a limited number of tasks at the same time', async () => {
    const { begun, work, end } = manualWork();
    const queue = createWorkQueue({ parallel: 2 });
    const results = ['a', 'b', 'c'].map((name) => queue.run('key', work(name)));
    expect(begun).toEqual(['a', 'b']);
    end('b');
    expect(await results[1]).toBe('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    end('a');
    end('c');
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  });

  it('is shared fairly among the keys', async () => {
    const { begun, work, end } = manualWork();
    const queue = createWorkQueue({ parallel: 1 });
    const names = ['x1', 'x2', 'x3', 'y1', 'z1'];
    const results = names.map((name) => queue.run(name.slice(0, 1), work(name)));
    for (const [position, result] of [results[0], results[1], results[3]].entries()) {
      end(begun[position] ?? '');
      await result;
    }
    expect(begun).toEqual(['x1', 'x2', 'y1', 'z1']);
    end('z1');
    await results[4];
    end('x3');
    await results[2];
  });

  it('rejects tasks that wait too long and continues with the others', async () => {
    const { begun, work, end } = manualWork();
    const queue = createWorkQueue({ parallel: 1, maxWaiting: 1, maxWait: 50 });
    const first = queue.run('one', work('first'));
    expect(await queue.run('one', work('late'))).toBeUndefined();
    // Its place is free again.
    const next = queue.run('two', work('next'));
    end('first');
    await first;
    await expect.poll(() => begun).toEqual(['first', 'next']);
    end('next');
    expect(await next).toBe('next');
    const last = queue.run('one', work('last'));
    expect(begun).toContain('last');
    end('last');
    expect(await last).toBe('last');
  });

  it('rejects tasks while it is full and accepts them later', async () => {
    const { work, end } = manualWork();
    const queue = createWorkQueue({ parallel: 1, maxWaiting: 1 });
    const first = queue.run('key', work('first'));
    const second = queue.run('key', work('second'));
    expect(await queue.run('key', work('third'))).toBeUndefined();
    end('first');
    await first;
    const fourth = queue.run('key', work('fourth'));
    end('second');
    await second;
    end('fourth');
    expect(await fourth).toBe('fourth');
  });

  it('when full, evicts the last task of the longest queue, unless the queue of the new task is as long', async () => {
    const { begun, work, end } = manualWork();
    const queue = createWorkQueue({ parallel: 1, maxWaiting: 3 });
    const names = ['x1', 'x2', 'x3', 'x4'];
    const results = names.map((name) => queue.run('x', work(name)));
    const other = queue.run('y', work('y1'));
    expect(await results[3]).toBeUndefined();
    expect(await queue.run('x', work('x5'))).toBeUndefined();
    const third = queue.run('z', work('z1'));
    expect(await results[2]).toBeUndefined();
    expect(await queue.run('w', work('w1'))).toBeUndefined();
    for (const name of ['x1', 'x2', 'y1', 'z1']) {
      await expect.poll(() => begun).toContain(name);
      end(name);
    }
    expect(await Promise.all([results[0], results[1], other, third])).toEqual([
      'x1',
      'x2',
      'y1',
      'z1',
    ]);
    expect(begun).toEqual(['x1', 'x2', 'y1', 'z1']);
  });

  it('continues after a failed task', async () => {
    const queue = createWorkQueue({ parallel: 1 });
    await expect(queue.run('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('key', async () => 'yes')).toBe('yes');
  });
});

describe('while many passwords are checked', { timeout: 120_000 }, () => {
  it('files and other calls do not wait for them', async () => {
    const folder = await makeFolder({ 'a.txt': 'a' });
    onTestFinished(() => rm(folder, { recursive: true }));
    const server = await startServer({ folders: { '/files/': folder } });
    const ended: string[] = [];
    const signIns = times(8, async () => {
      const answer = await login(server, 'ada', 'northgate-ada');
      ended.push('sign-in');
      return answer;
    });
    // The first one has gone through, so the others are waiting.
    await expect.poll(() => ended).toContain('sign-in');
    expect((await call(server, 'GET', '/files/a.txt')).body).toBe('a');
    expect((await call(server, 'GET', '/api/probe')).status).toBe(401);
    ended.push('other calls');
    for (const { body } of await signIns) expect(body.Code).toBe(0);
    expect(ended.at(-1)).toBe('sign-in');
    await server.close();
  });
});
