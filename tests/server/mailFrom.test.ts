import { describe, expect, it, onTestFinished } from 'vitest';
import { readSender } from '../../demo/server/mail/readSender';
import { startServer } from '../../demo/server/server';
import { resetpwd } from './support/client';
import { startMailServer } from './support/mailServer';

/** Returns the sender of a mail with a reset code. */
async function senderOf(mailFrom?: string) {
  const mailServer = await startMailServer();
  const sender = mailFrom === undefined ? undefined : readSender(mailFrom);
  const server = await startServer({ quickHashes: true, smtpUrl: mailServer.url, sender });
  onTestFinished(async () => {
    await server.close();
    await mailServer.close();
  });
  await resetpwd(server, { Action: 'send', UserId: 'ada' });
  await expect.poll(() => mailServer.mails.length).toBe(1);
  return /^From: (.*)$/m.exec(mailServer.mails[0] ?? '')?.[1];
}

describe('MAIL_FROM', { timeout: 60_000 }, () => {
  it('is the sender of mails', async () => {
    expect(await senderOf('Ops, Staff <ops@erp.example>')).toBe('"Ops, Staff" <ops@erp.example>');
  });

  it('has a default', async () => {
    expect(await senderOf()).toBe('Northgate <no-reply@northgate.example>');
  });

  it.each([
    ['ops@erp.example', { name: '', address: 'ops@erp.example' }],
    ['<ops@erp.example>', { name: '', address: 'ops@erp.example' }],
    ['"Büro Süd" <ops@erp.example>', { name: 'Büro Süd', address: 'ops@erp.example' }],
  ])('may be %s', (text, sender) => {
    expect(readSender(text)).toEqual(sender);
  });

  it.each([
    'ops',
    'ops@',
    'Ops <ops>',
    'Ops ops@erp.example',
    'a@erp.example, b@erp.example',
    'Ops <a@erp.example> <b@erp.example>',
    'Ops\nBcc: <eve@evil.example>',
    'ops@erp.example>',
  ])('must not be %j', (text) => {
    expect(() => readSender(text)).toThrow(
      `MAIL_FROM is ${JSON.stringify(text)}, but must be a mail address such as Office <no-reply@erp.example>.`,
    );
  });
});
