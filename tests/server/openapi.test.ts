import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readCatalogs } from '../../build/i18n/catalogs';
import { startServer } from '../../demo/server/server';
import { LOGIN_PATH, RESET_PATH } from '../../src/constants';
import { ada, callsByStatus, email } from './support/callsByStatus';
import { CLIENT_ID, call } from './support/client';
import { describedCalls, find, openapi } from './support/openapi';
import { makeCheck } from './support/schema';
import { useServer } from './support/useServer';

// The catalogs as the build writes them.
const LOCALES = mkdtempSync(path.join(tmpdir(), 'catalogs-'));
for (const [language, catalog] of Object.entries(readCatalogs())) {
  writeFileSync(path.join(LOCALES, `${language}.json`), JSON.stringify(catalog));
}
afterAll(() => rmSync(LOCALES, { recursive: true }));
const calls = describedCalls();
const check = makeCheck(find);

describe('docs/openapi.yaml', () => {
  it('is an OpenAPI 3.1 document with the CSRF and bearer security schemes', () => {
    expect(openapi.openapi).toBe('3.1.0');
    const { bearer, csrfCookie } = openapi.components.securitySchemes;
    expect(bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(csrfCookie).toMatchObject({ in: 'cookie', name: 'XSRF-TOKEN' });
    expect(openapi.components.parameters.CsrfHeader.name).toBe('X-XSRF-TOKEN');
  });

  it('distinguishes calls of the elements from those of the reference server', () => {
    const product = calls.filter(({ referenceOnly }) => !referenceOnly).map(({ name }) => name);
    expect(product.sort()).toEqual([
      'GET /assets/i18n/{lang}.json',
      `POST ${LOGIN_PATH}`,
      'POST /api/account/login/challenge',
      'POST /api/account/logout',
      `POST ${RESET_PATH}`,
      'POST /users/authenticate',
    ]);
  });

  it('has examples that match their schemas', () => {
    const wrong = calls.flatMap(({ name, request, answers }) =>
      [...Object.values(answers), ...(request ? [request] : [])].flatMap(({ schema, examples }) =>
        examples.flatMap((example) => check(example, schema ?? {}, `${name}: `)),
      ),
    );
    expect(wrong).toEqual([]);
    const login = calls.find(({ id }) => id === 'login')?.request?.schema;
    expect(check({ ...ada, ClientId: CLIENT_ID }, login ?? {})).toEqual([]);
  });
});

describe('the reference server', () => {
  const testCalls = callsByStatus(useServer({ folders: { '/dist/assets/i18n/': LOCALES } }));

  describe.each(calls)('$name', ({ id, answers }) => {
    const statuses = Object.keys(answers).filter((status) => testCalls[id]?.[status]);

    it.each(statuses)('answers %s as described', async (status) => {
      for (const ask of testCalls[id]?.[status] ?? []) {
        const { status: actual, headers, body } = await ask();
        expect(actual).toBe(Number(status));
        const { type, schema } = answers[status] ?? {};
        if (type) expect(headers.get('content-type')).toMatch(type);
        if (schema) expect({ body, problems: check(body, schema) }).toMatchObject({ problems: [] });
      }
    });

    it('has no response without a test', () => {
      const asked = Object.keys(testCalls[id] ?? {});
      const elsewhere = id.startsWith('outbox') ? ['404'] : answers['500'] ? ['500'] : [];
      expect([...asked, ...elsewhere].sort()).toEqual(Object.keys(answers).sort());
    });
  });
});

describe('a server that fails or sends mail', () => {
  it('answers 500 as described', { timeout: 60_000 }, async () => {
    const failing = await startServer({ quickHashes: true });
    onTestFinished(() => failing.close().catch(() => undefined));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    await failing.db.schema.dropTable('attempts').execute();
    await failing.db.schema.dropTable('tokens').execute();
    await failing.db.schema.dropTable('challenges').execute();
    const answerChallenge = { Id: 'any', Value: '123456', ClientId: CLIENT_ID };
    const signInWithPasskey = { Credential: { id: 'any' }, ClientId: CLIENT_ID };
    const bodies: Record<string, object> = {
      login: ada,
      authenticate: email,
      answerChallenge,
      signInWithPasskey,
    };
    for (const { id, name, answers } of calls.filter((one) => one.answers['500'])) {
      const [method = '', path = ''] = name.split(' ');
      const body = bodies[id] ?? { Action: 'send', UserId: 'ada' };
      const answer = await call(failing, method, path, {
        headers: { Authorization: 'Bearer token' },
        body: method === 'GET' ? undefined : body,
      });
      expect({ name, status: answer.status }).toEqual({ name, status: 500 });
      expect(check(answer.body, answers['500']?.schema ?? {})).toEqual([]);
    }
  });

  it('has no outbox if a mail server is set', { timeout: 60_000 }, async () => {
    const mailing = await startServer({ quickHashes: true, smtpUrl: 'smtp://127.0.0.1:9' });
    onTestFinished(() => mailing.close());
    expect((await call(mailing, 'GET', '/outbox')).status).toBe(404);
    expect((await call(mailing, 'GET', '/outbox.json')).status).toBe(404);
  });
});
