import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DANA_SECRET } from '../../demo/server/database/seed';
import { type RunningServer, startServer } from '../../demo/server/server';
import { bearer, CLIENT_ID, call, loginBody, times } from './support/client';
import { clock } from './support/clock';

const ENGLISH = 'Incorrect user ID or password.';
const GERMAN = 'Benutzer-ID oder Passwort ist falsch.';

/** A wrong password in each language, by the tag that an element sends. */
const WRONG_PASSWORD = {
  'en-US': ENGLISH,
  'zh-CN': '用户 ID 或密码不正确。',
  es: 'El ID de usuario o la contraseña no son correctos.',
  de: GERMAN,
  it: 'ID utente o password non corretti.',
  ru: 'Неверный ID пользователя или пароль.',
};

const time = clock();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ now: time.now, quickHashes: true });
}, 120_000);
afterAll(() => server?.close());

// Every test has a day of its own: limits of the day before are over.
beforeEach(() => time.pass({ days: 1 }));

async function post(path: string, body: object, language?: string, headers = {}) {
  const all: Record<string, string> = { ...headers };
  if (language !== undefined) all['Accept-Language'] = language;
  return (await call(server, 'POST', path, { body, headers: all })).body;
}

const signIn = (userId: string, password: string, language?: string) =>
  post('/api/account/login', loginBody(userId, password), language);
const reset = (body: object, language?: string) => post('/api/account/resetpwd', body, language);
const passkeys = (path: string, body: object, language: string, headers = {}) =>
  post(`/api/account/passkeys/${path}`, body, language, headers);

describe('the language of a message', () => {
  it.each(Object.entries(WRONG_PASSWORD))('is that of the call: %s', async (tag, Message) => {
    expect(await signIn('ada', 'wrong', tag)).toEqual({ Code: 1001, Message, Data: null });
  });

  it.each([
    ['the header is missing', undefined],
    ['the language is unknown', 'fr'],
    ['any language will do', '*'],
    ['the header is empty', ''],
    ['the language is not a tag', 'german'],
    ['a language only begins like a known one', 'den, ita-IT, ruq'],
    ['German is excluded', 'de;q=0'],
    ['the header is garbage', ';q=1,,;;="de\\", <de>, de_DE, ../de, __proto__, constructor'],
    ['the header is long', `${'x-'.repeat(2000)}de`],
  ])('is English if %s', async (_, header) => {
    expect(await signIn('ada', 'wrong', header)).toMatchObject({ Code: 1001, Message: ENGLISH });
  });

  it.each([
    'de-AT',
    'DE-de',
    'de-Latn-CH-1996',
    'fr, de',
    'fr-CA, de;q=0.1',
    '*, de;q=0.5',
    'en;q=0.2, de;q=0.8',
    'en;q=0, it;q=0.000, de;q=0.001',
    ' de ; q=0.9 , ru;q=0.8 ',
  ])('is German for %j', async (header) => {
    expect((await signIn('ada', 'wrong', header)).Message).toBe(GERMAN);
  });

  it('is Chinese for every variant of Chinese', async () => {
    for (const header of ['zh', 'zh-CN', 'zh-Hans-CN', 'ZH-tw', 'fr, zh-Hant;q=0.5']) {
      expect((await signIn('ada', 'wrong', header)).Message, header).toBe(WRONG_PASSWORD['zh-CN']);
    }
  });

  it('does not set a cookie', async () => {
    const { headers } = await call(server, 'POST', '/api/account/login', {
      body: loginBody('ada', 'wrong'),
      headers: { 'Accept-Language': 'de' },
    });
    expect(headers.get('set-cookie')).toBeNull();
  });
});

describe('the messages of a language', () => {
  it('are those of the sign-in by email', async () => {
    const body = { email: 'ben@northgate.example', password: 'wrong' };
    const message = 'Indirizzo e-mail o password non corretti.';
    expect(await post('/users/authenticate', body, 'it')).toEqual({ message });
    const dana = { email: 'dana@northgate.example', password: 'northgate-dana' };
    expect((await post('/users/authenticate', dana, 'it')).message).toMatch(/^Questo account/);
  });

  it('are those of a second step, also after the language has changed', async () => {
    const { Challenge } = (await signIn('dana', 'northgate-dana', 'de')).Data;
    expect(Challenge).toMatchObject({
      Kind: 'code',
      Message: 'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App ein.',
    });
    const code = new TOTP({ secret: DANA_SECRET }).generate({ timestamp: time.now() });
    const Value = code === '000000' ? '111111' : '000000';
    const answer = { Id: Challenge.Id, Value, ClientId: CLIENT_ID };
    expect(await post('/api/account/login/challenge', answer, 'es')).toMatchObject({
      Code: 1002,
      Message: expect.stringMatching(/^Código incorrecto/),
    });
    const { Data } = await signIn('emil', 'northgate-emil', 'ru');
    expect(Data.Challenge).toMatchObject({ Kind: 'new-password' });
    expect(Data.Challenge.Message).toMatch(/^У вас временный пароль/);
    const weak = { Id: Data.Challenge.Id, Value: 'short', ClientId: CLIENT_ID };
    expect(await post('/api/account/login/challenge', weak, 'ru')).toMatchObject({
      Code: 1003,
      Message: 'Пароль должен содержать не менее 10 символов.',
    });
  });

  it('are those of the password reset and its mail', async () => {
    const sent = await reset({ Action: 'send', UserId: 'chen' }, 'de-DE');
    expect(sent).toMatchObject({ Code: 0, Message: expect.stringMatching(/^Falls es ein/) });
    const mail = server.outbox.last('chen@northgate.example');
    expect(mail?.subject).toBe('Ihr Bestätigungscode');
    expect(mail?.text).toMatch(/^Guten Tag Chen/);
    expect(mail?.text).toContain(mail?.code);
    expect(mail?.text).toContain(mail?.link);
    const wrong = await reset({ Action: 'vefiry', Id: 'ABCDE22222' }, 'zh-CN');
    expect(wrong).toMatchObject({ Code: 1002, Message: '验证码不正确或已过期。' });
    const Id = mail?.id ?? '';
    expect(await reset({ Action: 'vefiry', Id }, 'zh-CN')).toMatchObject({ Code: 0, Message: '' });
    const done = await reset({ Action: 'reset', Id, Password: 'a new password' }, 'es');
    expect(done).toMatchObject({ Code: 0, Message: 'Su contraseña se ha cambiado.' });
  });

  it('are those of passkeys and of the authenticator app', async () => {
    const headers = await bearer(server, 'ben', 'northgate-ben');
    const wrong = await passkeys('register/options', { Password: 'wrong' }, 'de', headers);
    expect(wrong).toMatchObject({ Code: 1001, Message: 'Das Passwort ist falsch.' });
    const none = await passkeys('remove', { Id: 'none' }, 'es', headers);
    expect(none).toMatchObject({ Code: 1004, Message: 'Su cuenta no tiene esta llave de acceso.' });
    const unknown = { Credential: { id: 'none' }, ClientId: CLIENT_ID };
    expect((await passkeys('sign-in', unknown, 'it')).Message).toMatch(
      /^L’accesso con questa passkey/,
    );
    const confirm = await post('/api/account/factor/confirm', { Code: '000000' }, 'de', headers);
    expect(confirm).toMatchObject({ Code: 1002, Message: expect.stringMatching(/^Der Code ist/) });
  });

  it('contain the time to wait in its plural form', async () => {
    await times(10, () => signIn('ada', 'wrong'));
    const locked = async (language: string) => (await signIn('ada', 'wrong', language)).Message;
    expect(await locked('de')).toContain('in 15 Minuten');
    expect(await locked('ru')).toContain('через 15 минут.');
    time.pass({ minutes: 12 });
    expect(await locked('ru')).toContain('через 3 минуты.');
    time.pass({ minutes: 2 });
    expect(await locked('ru')).toContain('через 1 минуту.');
    expect(await locked('de')).toContain('in 1 Minute ');
    expect(await locked('zh-CN')).toContain('1 分钟');
  });

  it('include those of an unknown call and of a body that is too large', async () => {
    const headers = { 'Accept-Language': 'de' };
    const unknown = await call(server, 'GET', '/api/nothing', { headers });
    expect(unknown).toMatchObject({
      status: 404,
      body: { Code: 404, Message: 'Diesen Aufruf gibt es nicht.' },
    });
    const body = { text: 'x'.repeat(70_000) };
    expect(await call(server, 'POST', '/api/account/login', { body, headers })).toMatchObject({
      status: 413,
      body: { Code: 413, Message: 'Der Inhalt der Anfrage ist größer als 64 kB.' },
    });
  });

  it('are not those of the areas', async () => {
    const headers = await bearer(server, 'ben', 'northgate-ben');
    const { Message } = await post('/api/world/admin/users', {}, 'de', headers);
    expect(Message).toMatch(/^Your role/);
  });

  it('include that of a failed server', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const find = vi.spyOn(server.db, 'selectFrom').mockImplementation(() => {
      throw new Error('The database is gone.');
    });
    const failed = await signIn('ada', 'wrong', 'de');
    find.mockRestore();
    vi.mocked(console.error).mockRestore();
    expect(failed).toMatchObject({ Code: 500, Message: expect.stringMatching(/^Auf dem Server/) });
  });
});
