import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearer, call, loginBody } from './support/client';
import { useServer } from './support/useServer';

const good = loginBody('ada', 'northgate-ada');

describe('an invalid request body', () => {
  const server = useServer();
  const post = (path: string, body: unknown, headers = {}) =>
    call(server(), 'POST', `/api/account/${path}`, { body, headers });

  it.each([
    ['invalid JSON', '{"UserId":', 'The body is not valid JSON.'],
    ['a list', [good], 'The body must be a JSON object.'],
    ['null', null, 'The body must be a JSON object.'],
    ['a field missing', { ...good, ClientId: undefined }, 'The field ClientId is missing.'],
    ['a field too many', { ...good, Otp: '1' }, 'Unknown field "Otp".'],
    ['a number as user id', { ...good, UserId: 7 }, 'The field UserId must be a string.'],
    ['an empty user id', { ...good, UserId: ' ' }, 'The field UserId must not be empty.'],
    [
      'a password that ends with a NUL',
      { ...good, AuthValue: 'northgate-ada\0' },
      'The field AuthValue must not contain NUL characters.',
    ],
    ['an empty password', { ...good, AuthValue: '' }, 'The field AuthValue must not be empty.'],
    [
      'a NUL',
      { ...good, UserId: 'a\0' },
      'The field UserId must not contain control or invisible characters.',
    ],
    [
      'a mark that reorders text',
      { ...good, UserId: 'ad\u202Ea' },
      'The field UserId must not contain control or invisible characters.',
    ],
    ['another AuthType', { ...good, AuthType: 'otp' }, "The field AuthType must be 'password'."],
    ['another Language', { ...good, Language: 'en' }, "The field Language must be 'zh-CN'."],
    ['a ClientId of no kind', { ...good, ClientId: 'me' }, 'The field ClientId must be a UUID.'],
  ])('is refused by login with Code 1000 and a reason: %s', async (_, body, Message) => {
    const answer = await post('login', body === null ? 'null' : body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ Code: 1000, Message, Data: null });
  });

  it.each([
    ['no Action', { UserId: 'ada' }, "The field Action must be 'send', 'vefiry' or 'reset'."],
    ['the verb spelled right', { Action: 'verify', Id: 'x' }, expect.stringContaining('vefiry')],
    ['a name of Object', { Action: 'constructor' }, expect.stringContaining("'send'")],
    ['send with a code', { Action: 'send', UserId: 'ada', Id: 'x' }, 'Unknown field "Id".'],
    ['vefiry without a code', { Action: 'vefiry' }, 'The field Id is missing.'],
    ['reset without a password', { Action: 'reset', Id: 'x' }, 'The field Password is missing.'],
  ])('is refused by resetpwd with Code 1000 and a reason: %s', async (_, body, Message) => {
    expect(await post('resetpwd', body)).toMatchObject({
      status: 200,
      body: { Code: 1000, Message },
    });
  });

  it('is refused unless its content type is JSON', async () => {
    const { body } = await post('login', JSON.stringify(good), { 'Content-Type': 'text/plain' });
    expect(body).toMatchObject({ Code: 1000, Message: 'The body must be application/json.' });
  });

  it('is refused with 413 above 64 kB, with or without Content-Length', async () => {
    const large = JSON.stringify({ ...good, UserId: 'x'.repeat(70_000) });
    const told = await post('login', large);
    expect(told).toMatchObject({ status: 413, body: { Code: 413 } });
    const untold = await fetch(`${server().url}/api/account/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new Blob([large]).stream(),
      // @ts-expect-error the DOM's types do not know this option, which a stream needs
      duplex: 'half',
    });
    expect(untold.status).toBe(413);
  });

  it('is refused with an unknown field, whatever its name', async () => {
    const headers = await bearer(server(), 'ada', 'northgate-ada');
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const body = `{"name":"A","email":"a@b.example","role":"VIEWER","${name}":{"x":1}}`;
      const form = await call(server(), 'POST', '/api/world/admin/users', { headers, body });
      expect(form.body.Code).toBe(1422);
      expect(Object.keys(form.body.Data.fields)).toEqual([name]);
      const login = await post('login', JSON.stringify(good).replace('{', `{"${name}":1,`));
      expect(login.body.Message).toBe(`Unknown field "${name}".`);
    }
  });

  it('never causes a server error', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constant('ada'));
    const values = fc.oneof(text, fc.jsonValue());
    const bodies = fc.oneof(
      fc.jsonValue(),
      fc.record({ ...mapped(good, values) }, { requiredKeys: [] }),
      fc
        .record({ ...mapped(good, fc.constant('x')), UserId: text, AuthValue: text })
        .map((body) => ({
          ...good,
          UserId: body.UserId,
          AuthValue: body.AuthValue,
        })),
      fc.record(
        { Action: fc.constantFrom('vefiry', 'reset', 'send'), Id: values, UserId: values },
        {
          requiredKeys: ['Action'],
        },
      ),
    );
    await fc.assert(
      fc.asyncProperty(bodies, fc.constantFrom('login', 'resetpwd'), async (body, path) => {
        const answer = await post(path, JSON.stringify(body));
        expect(answer.status).toBe(200);
        expect(answer.body).toMatchObject({ Message: expect.stringMatching(/./), Data: null });
      }),
      { numRuns: 150 },
    );
  });
});

function mapped<Value>(names: object, value: Value): Record<string, Value> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, value]));
}
