import { describe, expect, it } from 'vitest';
import { makeTurns } from '../../demo/server/account/turns';
import { startServer } from '../../demo/server/server';
import { call, login, times } from './support/client';
import { makeFolder } from './support/folder';

/** Work that ends when the test says so, and a list of what has begun. */
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

describe('turns', () => {
  it('run a limited number of tasks at the same time', async () => {
    const { begun, work, end } = manualWork();
    const turns = makeTurns({ atOnce: 2 });
    const results = ['a', 'b', 'c'].map((name) => turns.run('key', work(name)));
    expect(begun).toEqual(['a', 'b']);
    end('b');
    expect(await results[1]).toBe('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    end('a');
    end('c');
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  });

  it('are shared fairly among the keys', async () => {
    const { begun, work, end } = manualWork();
    const turns = makeTurns({ atOnce: 1 });
    const names = ['x1', 'x2', 'x3', 'y1', 'z1'];
    const results = names.map((name) => turns.run(name.slice(0, 1), work(name)));
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

  it('reject tasks that wait too long and continue with the others', async () => {
    const { begun, work, end } = manualWork();
    const turns = makeTurns({ atOnce: 1, waiting: 1, longest: 50 });
    const first = turns.run('one', work('first'));
    expect(await turns.run('one', work('late'))).toBeUndefined();
    // Its place is free again.
    const next = turns.run('two', work('next'));
    end('first');
    await first;
    await expect.poll(() => begun).toEqual(['first', 'next']);
    end('next');
    expect(await next).toBe('next');
    const last = turns.run('one', work('last'));
    expect(begun).toContain('last');
    end('last');
    expect(await last).toBe('last');
  });

  it('reject tasks while the queue is full and accept them later', async () => {
    const { work, end } = manualWork();
    const turns = makeTurns({ atOnce: 1, waiting: 1 });
    const first = turns.run('key', work('first'));
    const second = turns.run('key', work('second'));
    expect(await turns.run('key', work('third'))).toBeUndefined();
    end('first');
    await first;
    const fourth = turns.run('key', work('fourth'));
    end('second');
    await second;
    end('fourth');
    expect(await fourth).toBe('fourth');
  });

  it('continue after a failed task', async () => {
    const turns = makeTurns({ atOnce: 1 });
    await expect(turns.run('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.run('key', async () => 'yes')).toBe('yes');
  });
});

describe('while many passwords are checked', { timeout: 120_000 }, () => {
  it('files and other calls do not wait for them', async () => {
    const server = await startServer({
      folders: { '/files/': await makeFolder({ 'a.txt': 'a' }) },
    });
    let pending = 12;
    const signIns = times(pending, async () => {
      const answer = await login(server, 'ada', 'northgate-ada');
      pending--;
      return answer;
    });
    // The first one has gone through, so the others are waiting.
    await expect.poll(() => pending).toBeLessThan(12);
    expect((await call(server, 'GET', '/files/a.txt')).body).toBe('a');
    expect((await call(server, 'GET', '/api/probe')).status).toBe(401);
    expect(pending).toBeGreaterThan(6);
    for (const { body } of await signIns) expect(body.Code).toBe(0);
    await server.close();
  });
});
