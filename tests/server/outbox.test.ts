import { describe, expect, it } from 'vitest';
import { startServer } from '../../demo/server/server';
import { call, codeFor, resetpwd } from './support/client';
import { startMailServer } from './support/mailServer';
import { useServer } from './support/useServer';

describe('the outbox', () => {
  const server = useServer({ portal: 'https://intranet.example/staff/' });

  it('shows a text while it is empty', async () => {
    const { status, body } = await call(server(), 'GET', '/outbox');
    expect(status).toBe(200);
    expect(body).toContain('No mail yet.');
  });

  it('shows the newest mail first, with its code and its link', async () => {
    await codeFor(server(), 'ben');
    await codeFor(server(), 'ada');
    const [ada, ben] = server().outbox.list();
    expect(ada?.to).toBe('ada@northgate.example');
    expect(ada?.link).toBe(`https://intranet.example/staff/#/account/reset?id=${ada?.id}`);
    const { body } = await call(server(), 'GET', '/outbox');
    expect(body.indexOf(ada?.code)).toBeGreaterThan(0);
    expect(body.indexOf(ada?.code)).toBeLessThan(body.indexOf(ben?.code));
    expect(body).toContain(`href="${ada?.link}"`);
    const json = await call(server(), 'GET', '/outbox.json');
    expect(json.body.map((mail: { id: string }) => mail.id)).toEqual([ada?.id, ben?.id]);
  });

  it('renders mails as text, not as markup', async () => {
    await server()
      .db.insertInto('users')
      .values({
        id: 'eve',
        name: '<img src=x>',
        email: 'eve@northgate.example',
        role: 'EDITOR',
        avatar: '',
        password_hash: null,
      })
      .execute();
    await codeFor(server(), 'eve');
    const { body } = await call(server(), 'GET', '/outbox');
    expect(body).toContain('Hello &lt;img src=x&gt;');
    expect(body).not.toContain('<img');
  });

  it('allows no scripts and inlines its style sheet', async () => {
    const { headers, body } = await call(server(), 'GET', '/outbox');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).not.toMatch(/<script|<style|style=/);
    const sheet = /href="([^"]+\.css)"/.exec(body)?.[1] ?? '';
    const css = await call(server(), 'GET', sheet);
    expect(css.headers.get('content-type')).toContain('text/css');
    expect(css.body).toContain('prefers-color-scheme: dark');
  });

  it('cannot be read by other origins', async () => {
    const headers = { Origin: 'https://evil.example' };
    const { headers: answer } = await call(server(), 'GET', '/outbox.json', { headers });
    expect(answer.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a server with a mail server', { timeout: 120_000 }, () => {
  it('sends the code by mail and has no outbox', async () => {
    const post = await startMailServer();
    const server = await startServer({ quickHashes: true, smtpUrl: post.url });
    const sent = await resetpwd(server, { Action: 'send', UserId: 'ada' });
    expect(sent.body.Code).toBe(0);
    await expect.poll(() => post.mails.length).toBe(1);
    expect(post.mails[0]).toContain('To: ada@northgate.example');
    const code = /code is (\w{5}-\w{5})/.exec(post.mails[0] ?? '')?.[1] ?? '';
    const verified = await resetpwd(server, { Action: 'vefiry', Id: code });
    expect(verified.body.Code).toBe(0);
    expect((await call(server, 'GET', '/outbox')).status).toBe(404);
    expect((await call(server, 'GET', '/outbox.json')).status).toBe(404);
    expect(await server.db.selectFrom('mails').selectAll().execute()).toEqual([]);
    await server.close();
    await post.close();
  });

  it('waits for pending mails when it closes', async () => {
    const post = await startMailServer();
    const server = await startServer({ quickHashes: true, smtpUrl: post.url });
    await resetpwd(server, { Action: 'send', UserId: 'ada' });
    await server.close();
    expect(post.mails).toHaveLength(1);
    await post.close();
  });
});
