import { createServer } from 'node:http';
import type { Provider } from 'oidc-provider';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { interactions } from '../../demo/server/hosted/interactions';
import { freePort, listen, stop } from '../../demo/server/http/listen';
import { startServer } from '../../demo/server/server';
import type { Services } from '../../demo/server/services';
import { bearer, call, codeFor, resetpwd } from './support/client';
import { type HostedTokens, hostedClient } from './support/hostedClient';
import { useServer } from './support/useServer';

describe('a session at the hosted provider', () => {
  const server = useServer({ hosted: {} });
  let password = 'northgate-chen';
  let client: ReturnType<typeof hostedClient>;
  let tokens: HostedTokens;
  beforeEach(async () => {
    client = hostedClient(server());
    tokens = await client.signIn('chen', password);
  });

  const probe = ({ access_token }: HostedTokens) =>
    call(server(), 'GET', '/api/probe', { headers: { Authorization: `Bearer ${access_token}` } });
  const reset = async () => {
    const Id = await codeFor(server(), 'chen');
    password = `another password ${Id}`;
    const { body } = await resetpwd(server(), { Action: 'reset', Id, Password: password });
    expect(body.Code).toBe(0);
  };
  const expectEnded = async () => {
    expect((await probe(tokens)).status).toBe(401);
    expect(await client.refresh(tokens)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  };

  it('does not start with a user id that no account can have', async () => {
    const other = hostedClient(server());
    for (const userId of ['a\0', 'x'.repeat(300)]) {
      expect((await other.login(userId, 'any')).page).toContain('Incorrect user ID or password.');
    }
  });

  it('identifies the user by the subject of the ID token', async () => {
    expect((await probe(tokens)).body.Data.UserId).toBe('chen');
    const [, payload = ''] = tokens.id_token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ sub: 'chen' });
    const renewed = await client.refresh(tokens);
    expect((await probe(renewed.body)).status).toBe(200);
  });

  it('gets no tokens without the verifier, and reusing the code ends the session', async () => {
    const url = await client.consented();
    const code = url.searchParams.get('code') ?? '';
    const form = { grant_type: 'authorization_code', code, redirect_uri: client.redirectUri };
    const wrong: Record<string, string>[] = [{}, { code_verifier: 'x'.repeat(43) }];
    for (const verifier of wrong) {
      const { status, body } = await client.token({ ...form, ...verifier });
      expect([status, body.error]).toEqual([400, 'invalid_grant']);
    }
    const redeemed = await client.redeem(url);
    expect((await probe(redeemed)).status).toBe(200);
    await expect(client.redeem(url)).rejects.toThrow('invalid_grant');
    expect((await probe(redeemed)).status).toBe(401);
    expect((await client.refresh(redeemed)).status).toBe(400);
  });

  it('does not start without PKCE, and the code is sent to pages of the portal only', async () => {
    for (const [change, error] of [
      [{ code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
    ] as const) {
      const { url } = await client.begin(change);
      expect([url.searchParams.get('error'), url.searchParams.get('code')]).toEqual([error, null]);
    }
    for (const redirect_uri of [
      'https://evil.example/',
      `${server().url}/hosted.html/../news.html`,
      `${server().url}.evil.example/hosted.html`,
    ]) {
      const { url, page } = await client.begin({ redirect_uri });
      expect(url.origin).toBe(server().hosted?.authority);
      expect(page).not.toContain('code=');
    }
  });

  it('starts from the portal at localhost too', async () => {
    const redirect_uri = `http://localhost:${server().port}/hosted.html`;
    const { url } = await client.begin({ redirect_uri });
    expect(url.href).toMatch(`${redirect_uri}?code=`);
    const { headers } = await fetch(`${server().hosted?.authority}/interaction/any`);
    expect(headers.get('content-security-policy')).toContain(
      `form-action 'self' http://127.0.0.1:${server().port} http://localhost:${server().port};`,
    );
  });

  it('ends with its refresh token at a password reset', async () => {
    await reset();
    await expectEnded();
  });

  it('requires the new password after a reset, then stays valid', async () => {
    expect((await client.begin()).url.searchParams.get('code')).toBeTruthy();
    await reset();
    expect((await client.begin()).page).toContain('current-password');
    const fresh = await hostedClient(server()).signIn('chen', password);
    expect((await probe(fresh)).status).toBe(200);
  });

  it('does not start if the password is reset between sign-in and consent', async () => {
    const other = hostedClient(server());
    const asked = await other.login('chen', password);
    expect(asked.page).toContain('will receive these details of <b>chen</b>');
    await reset();
    const { url, page } = await other.consent(asked);
    expect(url.searchParams.get('code')).toBeNull();
    expect(page).toContain('current-password');
  });

  it('is the only session that ends at its logout', async () => {
    const elsewhere = await hostedClient(server()).signIn('chen', password);
    const headers = { Authorization: `Bearer ${tokens.access_token}` };
    await call(server(), 'POST', '/api/account/logout', { headers });
    await expectEnded();
    expect((await probe(elsewhere)).status).toBe(200);
  });

  it('ends when the account is deactivated and does not return when it is reactivated', async () => {
    const headers = await bearer(server(), 'ada', 'northgate-ada');
    for (const act of ['deactivate', 'activate']) {
      const { body } = await call(server(), 'POST', `/api/world/admin/users/chen/${act}`, {
        headers,
      });
      expect(body.Code).toBe(0);
      await expectEnded();
    }
  });

  it('keeps a record of the last 200 requests', async () => {
    for (let n = 0; n < 210; n++) await fetch(`${server().hosted?.authority}/missing/${n}`);
    const calls = server().hosted?.calls ?? [];
    expect(calls).toHaveLength(200);
    expect(calls.at(-1)).toBe('GET /missing/209');
  });
});

describe('a page of the hosted provider', () => {
  /** Asks for the sign-in page of a provider that fails. */
  const ask = (error: Error) => {
    const interactionDetails = () => Promise.reject(error);
    const provider = { interactionDetails } as unknown as Provider;
    const env = { incoming: {}, outgoing: {} };
    return interactions({} as Services, provider, []).request('/interaction/1', {}, env);
  };

  it('says that a sign-in has ended, whose cookie is missing', async () => {
    const ended = Object.assign(new Error('invalid_request'), { name: 'SessionNotFound' });
    const answer = await ask(ended);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('This sign-in has ended.');
  });

  it('logs any other error, and answers with 500', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const answer = await ask(new TypeError('The database is gone.'));
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/has ended|database/);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('The database is gone.'));
    log.mockRestore();
  });
});

describe('a server whose identity provider cannot start', () => {
  it('stops listening', async () => {
    const other = createServer();
    const { port: taken } = await listen(other, 0, '127.0.0.1');
    const port = await freePort(taken + 1, '127.0.0.1');
    await expect(startServer({ port, hosted: { port: taken } })).rejects.toThrow('EADDRINUSE');
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
    await stop(other);
  });
});
