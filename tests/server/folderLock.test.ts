import { once } from 'node:events';
import { chmod, link, mkdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../../demo/server/database/folderLock';
import { testFolder } from './support/folder';
import { spawnScript } from './support/spawnScript';

const LOCK = fileURLToPath(new URL('../../demo/server/database/folderLock.ts', import.meta.url));
const PATIENCE = { timeout: 120_000 };

const modeOf = async (folder: string) => ((await stat(folder)).mode & 0o777).toString(8);

/** Locks a folder in a process of its own, and kills that. */
async function lockAndDie(folder: string) {
  const script = `import(${JSON.stringify(LOCK)})
    .then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)}))
    .then(() => { setInterval(() => {}, 1000); console.log('locked'); })`;
  const child = spawnScript(script);
  await once(child.stdout, 'data');
  await expect(lockFolder(folder)).rejects.toThrow('is in use');
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

describe('the data folder', () => {
  it('is not accessible to other users, whether it is new or not', PATIENCE, async () => {
    const parent = await testFolder();
    const old = join(parent, 'old');
    await mkdir(old);
    await chmod(old, 0o755);
    const database = join(parent, 'new', 'deep');
    for (const folder of [database, old]) await (await lockFolder(folder))();
    expect(await modeOf(database)).toBe('700');
    expect(await modeOf(join(parent, 'new'))).toBe('700');
    expect(await modeOf(old)).toBe('700');
  });

  it(
    'can be locked again after its process was killed, also under a long path',
    PATIENCE,
    async () => {
      for (const folder of [await testFolder(), join(await testFolder(), 'long'.repeat(30))]) {
        await lockAndDie(folder);
        const unlock = await lockFolder(folder);
        await expect(lockFolder(folder)).rejects.toThrow('is in use');
        await unlock();
      }
    },
  );

  it(
    'goes to exactly one of many servers that find the socket of a dead one',
    PATIENCE,
    async () => {
      for (let round = 0; round < 40; round++) {
        const folder = await testFolder();
        await leaveDeadSocket(folder);
        const all = await Promise.allSettled(
          Array.from({ length: 6 }, async (_, n) => {
            for (let turns = n * (round % 8); turns > 0; turns--) await setImmediate();
            return lockFolder(folder);
          }),
        );
        const locks = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
        expect(locks).toHaveLength(1);
        await expect(lockFolder(folder)).rejects.toThrow('is in use');
        await locks[0]?.();
        await (await lockFolder(folder))();
      }
    },
  );
});

/** Makes the socket file of a process that was killed, as an earlier version named it. */
async function leaveDeadSocket(folder: string) {
  const living = join(folder, 'living.sock');
  const server = createServer().listen(living);
  await once(server, 'listening');
  await link(living, join(folder, 'server.lock'));
  server.close();
  await once(server, 'close');
}
