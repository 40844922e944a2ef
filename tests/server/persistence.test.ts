import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startServer } from '../../demo/server/server';
import { bearer, call, codeFor, login, resetpwd } from './support/client';
import { testFolder } from './support/folder';

describe('a server with a data folder', () => {
  it('keeps sessions, passwords, codes and mails across restarts', {
    timeout: 120_000,
  }, async () => {
    const database = await testFolder();
    const options = { database, quickHashes: true };
    const before = await startServer(options);
    const Id = await codeFor(before, 'ben');
    const done = await resetpwd(before, { Action: 'reset', Id, Password: 'kept for good' });
    expect(done.body.Code).toBe(0);
    const headers = await bearer(before, 'ada', 'northgate-ada');
    const open = await codeFor(before, 'chen');
    await before.close();

    const after = await startServer(options);
    expect((await login(after, 'ben', 'kept for good')).body.Code).toBe(0);
    expect((await login(after, 'ben', 'northgate-ben')).body.Code).toBe(1001);
    expect((await call(after, 'GET', '/api/probe', { headers })).body.Data.UserId).toBe('ada');
    expect((await resetpwd(after, { Action: 'vefiry', Id: open })).body.Code).toBe(0);
    expect((await call(after, 'GET', '/outbox.json')).body).toHaveLength(2);
    await after.close();
  });

  it('refuses a second server with the reason', { timeout: 120_000 }, async () => {
    const database = await testFolder();
    const first = await startServer({ database, quickHashes: true });
    await expect(startServer({ database })).rejects.toThrow('is in use by another server');
    await first.close();
  });

  it('refuses a second server in a folder with a long path too', { timeout: 120_000 }, async () => {
    const database = join(await testFolder(), 'long'.repeat(30));
    const first = await startServer({ database, quickHashes: true });
    await expect(startServer({ database })).rejects.toThrow('is in use by another server');
    await first.close();
  });

  it('hashes passwords at full strength by default', { timeout: 120_000 }, async () => {
    const server = await startServer();
    const users = await server.db
      .selectFrom('users')
      .select('password_hash')
      .where('password_hash', 'is not', null)
      .execute();
    expect(users).toHaveLength(5);
    for (const user of users) expect(user.password_hash).toMatch(/^scrypt\$15\$8\$3\$/);
    await server.close();
  });
});
