import net from 'node:net';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendCode } from '../../demo/server/account/sendCode';
import { outboxMailer, smtpMailer } from '../../demo/server/mail/mailer';
import { startServer } from '../../demo/server/server';
import { resetpwd } from './support/client';
import { startMailServer, startSilentMailServer } from './support/mailServer';
import { createServices } from './support/services';

const mail = { to: 'ada@northgate.example', subject: '', text: '', code: 'A-B', link: '' };

describe('a requested code', { timeout: 120_000 }, () => {
  it('causes the same SQL statements for known and unknown users', async () => {
    const services = await createServices('memory');
    onTestFinished(() => services.close());
    let statements: string[] = [];
    const listener: KyselyPlugin = {
      transformQuery({ node }) {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const db = services.db.withPlugin(listener);
    const listened = { ...services, db, mailer: outboxMailer(db, services.now) };
    const statementsFor = async (name: string) => {
      statements = [];
      expect((await sendCode(listened, '::1', name)).code).toBe(0);
      return statements;
    };
    const known = await statementsFor('ada');
    expect(known.length).toBeGreaterThan(5);
    expect(await statementsFor('nobody')).toEqual(known);
    const mails = await services.db.selectFrom('mails').select('recipient').execute();
    expect(mails).toEqual([{ recipient: 'ada@northgate.example' }]);
    expect(listened.mailer.outbox.list()).toHaveLength(1);
  });

  it('is mailed after the response', async () => {
    const server = await startMailServer();
    const connect = vi.spyOn(net, 'connect');
    onTestFinished(() => void vi.restoreAllMocks());
    const mailer = await smtpMailer(server.url);
    await mailer.send(mail);
    // An answer takes a few turns of the event loop.
    for (let turn = 0; turn < 2; turn++) await new Promise(setImmediate);
    expect(connect).not.toHaveBeenCalled();
    await expect.poll(() => server.mails.length).toBe(1);
    expect(connect).toHaveBeenCalledTimes(1);
    await mailer.send({ ...mail, to: '' });
    await mailer.close();
    expect(connect).toHaveBeenCalledTimes(1);
    await server.close();
  });
});

describe('a mail server that does not answer', { timeout: 120_000 }, () => {
  it('is given up after a limited time when the server stops', async () => {
    const silent = await startSilentMailServer();
    onTestFinished(() => silent.close());
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void log.mockRestore());
    const mailer = await smtpMailer(silent.url, { closeTimeout: 50 });
    await mailer.send(mail);
    await expect.poll(silent.calls).toBe(1);
    await mailer.close();
    expect(log.mock.calls[0]).toEqual([
      '1 mail was not sent: the mail server did not answer in time.',
    ]);
  });

  it('does not keep the database open', async () => {
    const silent = await startSilentMailServer();
    onTestFinished(() => silent.close());
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void log.mockRestore());
    const server = await startServer({ quickHashes: true, smtpUrl: silent.url });
    await resetpwd(server, { Action: 'send', UserId: 'ada' });
    await expect.poll(silent.calls).toBe(1);
    const closed = server.close();
    const query = () =>
      server.db
        .selectFrom('users')
        .select('id')
        .execute()
        .then(
          () => 'open',
          () => 'closed',
        );
    await expect.poll(query).toBe('closed');
    expect(silent.open()).toBe(1);
    await silent.close();
    await closed;
  });
});

describe('the outbox', { timeout: 120_000 }, () => {
  it('keeps the last 200 mails, in memory and in the database', async () => {
    const services = await createServices('memory');
    onTestFinished(() => services.close());
    for (let n = 0; n < 205; n++) await services.mailer.send({ ...mail, subject: `mail ${n}` });
    expect(services.mailer.outbox.list()).toHaveLength(200);
    expect(services.mailer.outbox.list()[0]?.subject).toBe('mail 204');
    expect(await services.db.selectFrom('mails').select('number').execute()).toHaveLength(200);
  });
});
