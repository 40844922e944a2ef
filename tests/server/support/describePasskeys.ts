import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { type Deviation, makeAuthenticator } from './authenticator';
import { bearer, CLIENT_ID, call, login, times } from './client';
import { clock } from './clock';
import type { MakeServer } from './describeSignIn';

const PASSKEYS = '/api/account/passkeys';

/** Tests of passkeys, run on both databases. */
export function describePasskeys(makeServer: MakeServer) {
  describe('an account with passkeys', () => {
    const time = clock();
    let server: RunningServer;
    beforeAll(async () => {
      server = await makeServer({ now: time.now });
    }, 120_000);
    afterAll(() => server?.close());
    // Every test runs on its own day: limits and sign-ins of the day before are over.
    beforeEach(() => time.pass({ days: 1 }));

    const post = async (path: string, body: object, headers = {}) =>
      (await call(server, 'POST', PASSKEYS + path, { headers, body })).body;
    /** Calls the server with the headers of a page at another origin, as no browser does. */
    async function postFrom(origin: string, path: string, body: object, to: RunningServer) {
      const { host } = new URL(origin);
      const headers = { 'Content-Type': 'application/json', Origin: origin, Host: host };
      const sent = request(to.url + PASSKEYS + path, { method: 'POST', headers });
      sent.end(JSON.stringify(body));
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      return JSON.parse(await text(answer));
    }
    const signInOptions = async () => (await post('/sign-in/options', {})).Data.Options;
    const prepare = async (headers: object, Password: string) =>
      post('/register/options', { Password }, headers);

    /** Signs in with a password and adds a passkey. */
    async function add(userId: string, deviation?: Deviation) {
      const password = `northgate-${userId}`;
      const headers = await bearer(server, userId, password);
      const authenticator = makeAuthenticator(server.url);
      const { Options } = (await prepare(headers, password)).Data;
      const Credential = authenticator.create(Options, deviation);
      const body = { Credential, Name: 'Laptop' };
      const answer = await post('/register', body, headers);
      const signIn = async (how?: Deviation, options?: { challenge: string }) =>
        post('/sign-in', {
          Credential: authenticator.get(options ?? (await signInOptions()), how),
          ClientId: CLIENT_ID,
        });
      return { authenticator, headers, answer, body, signIn };
    }

    describe('a passkey', () => {
      it('is added with the password, listed, signs in, and is removed', async () => {
        const { answer, authenticator, headers, signIn } = await add('ben');
        const listed = { Id: authenticator.id, Name: 'Laptop', LastUsedAt: null };
        expect(answer.Data.Passkeys).toEqual([{ ...listed, CreatedAt: expect.any(String) }]);
        const { Code, Data } = await signIn();
        expect({ Code, Data }).toMatchObject({ Code: 0, Data: { UserId: 'ben' } });
        const Authorization = `Bearer ${Data.token}`;
        const mine = await call(server, 'GET', PASSKEYS, { headers: { Authorization } });
        const [passkey] = mine.body.Data.Passkeys;
        expect(passkey.LastUsedAt).toBe(new Date(time.now()).toISOString());

        const stranger = await bearer(server, 'chen', 'northgate-chen');
        expect((await post('/remove', { Id: authenticator.id }, stranger)).Code).toBe(1004);
        expect((await signIn()).Code).toBe(0);
        const removed = await post('/remove', { Id: authenticator.id }, headers);
        expect(removed).toMatchObject({ Code: 0, Data: { Passkeys: [] } });
        const refused = await signIn();
        expect(refused).toMatchObject({ Code: 1004, Message: expect.stringMatching(/password/) });
        // Of another application at the host name: the browser must keep it.
        expect((await signIn({ userHandle: 'c29tZWJvZHk' })).Code).toBe(1001);
      });

      it('needs the password of the user, not the session alone', async () => {
        const headers = await bearer(server, 'chen', 'northgate-chen');
        const wrong = await prepare(headers, 'wrong');
        expect(wrong).toMatchObject({ Code: 1001, Message: 'Incorrect password.' });
        expect((await prepare({}, 'northgate-chen')).Code).toBe(401);
      });

      it('replaces the code of an authenticator app', async () => {
        const factor = { user_id: 'ada', secret: 'NORTHGATEADATESTSECRETNORTHGATE2' };
        const { signIn } = await add('ada');
        await server.db
          .insertInto('factors')
          .values({ ...factor, confirmed: true })
          .execute();
        const { body } = await login(server, 'ada', 'northgate-ada');
        expect(body.Data.Challenge.Kind).toBe('code');
        expect((await signIn()).Data.token).toBeTruthy();
      });

      it('does not bypass a forced password change or a deactivated account', async () => {
        const { signIn } = await add('chen');
        const chen = server.db.updateTable('users').where('id', '=', 'chen');
        await chen.set({ must_change_password: true }).execute();
        const Message = expect.stringMatching(/must be changed/);
        expect(await signIn()).toMatchObject({ Code: 1001, Message });
        await chen.set({ must_change_password: false, active: false }).execute();
        expect((await signIn()).Code).toBe(1001);
        await chen.set({ active: true }).execute();
        expect((await signIn()).Code).toBe(0);
      });
    });

    describe('a sign-in with a passkey', () => {
      it('is refused with a challenge that was used, even at the same moment, that has expired or that is unknown', async () => {
        const { signIn } = await add('ben');
        const options = await signInOptions();
        const answers = await times(4, () => signIn({ counter: 0 }, options));
        expect(answers.filter(({ Code }) => Code === 0)).toHaveLength(1);
        const old = await signInOptions();
        time.pass({ minutes: 10 });
        expect((await signIn({}, old)).Code).toBe(1001);
        expect((await signIn({}, { ...old, challenge: 'aW52ZW50ZWQ' })).Code).toBe(1001);
        expect((await signIn()).Code).toBe(0);
      });

      it('is refused from another site, without verification of the person, and for another user', async () => {
        const { signIn } = await add('ben');
        const wrong: Deviation[] = [
          { origin: 'https://northgate.attacker.example' },
          { verified: false },
          { userHandle: 'c29tZWJvZHk' },
        ];
        for (const deviation of wrong) expect((await signIn(deviation)).Code).toBe(1001);
        expect((await signIn()).Code).toBe(0);
        // A copy of the authenticator is behind.
        expect((await signIn({ counter: 1 })).Code).toBe(1001);
      });

      it('is refused from another port of the host name, whatever the headers of the call say', async () => {
        const { authenticator } = await add('ben');
        // Others can reach it.
        const reachable = await makeServer({ now: time.now, trustProxy: true, demo: true });
        const signInAt = async (origin: string) => {
          const { Options } = (await postFrom(origin, '/sign-in/options', {}, reachable)).Data;
          const Credential = authenticator.get(Options, { origin });
          return postFrom(origin, '/sign-in', { Credential, ClientId: CLIENT_ID }, reachable);
        };
        const stored = await server.db.selectFrom('passkeys').selectAll().execute();
        const [{ passkey_handle } = { passkey_handle: null }] = await server.db
          .selectFrom('users')
          .select('passkey_handle')
          .where('id', '=', 'ben')
          .execute();
        await reachable.db
          .updateTable('users')
          .set({ passkey_handle })
          .where('id', '=', 'ben')
          .execute();
        await reachable.db.insertInto('passkeys').values(stored).execute();
        expect((await signInAt(reachable.url.replace(/:\d+$/, ':8443'))).Code).toBe(1001);
        expect((await signInAt(reachable.url)).Code).toBe(0);
        await reachable.close();
      });

      it('is refused after sixty failures from one address in fifteen minutes', async () => {
        const { signIn } = await add('ben');
        await times(60, () => signIn({ verified: false }));
        expect((await signIn()).Code).toBe(1029);
        time.pass({ minutes: 15 });
        expect((await signIn()).Code).toBe(0);
      });

      it('is refused with a body that is not a credential', async () => {
        const ClientId = CLIENT_ID;
        for (const Credential of [undefined, null, 'id', {}, { id: 'a\u0000b' }, { id: 7 }, []]) {
          expect((await post('/sign-in', { Credential, ClientId })).Code).toBe(1000);
        }
        const { authenticator } = await add('ben');
        const broken = { id: authenticator.id, response: { userHandle: {}, clientDataJSON: 5 } };
        expect((await post('/sign-in', { Credential: broken, ClientId })).Code).toBe(1001);
      });
    });

    it('refuses a registration that is sent twice, is of another user or site, or has no verification', async () => {
      const { headers, body } = await add('ben');
      expect((await post('/register', body, headers)).Code).toBe(1002);
      for (const deviation of [{ verified: false }, { origin: 'https://attacker.example' }]) {
        expect((await add('ben', deviation)).answer.Code).toBe(1002);
      }
      const { Options } = (await prepare(headers, 'northgate-ben')).Data;
      const stranger = await bearer(server, 'chen', 'northgate-chen');
      const Credential = makeAuthenticator(server.url).create(Options);
      const given = { Credential, Name: 'Mine' };
      expect((await post('/register', given, stranger)).Code).toBe(1002);
      expect((await post('/register', given, headers)).Code).toBe(0);
    });

    it('refuses the twenty-first passkey, even among many registrations at the same moment', async () => {
      await server.db.deleteFrom('passkeys').where('user_id', '=', 'ben').execute();
      const headers = await bearer(server, 'ben', 'northgate-ben');
      const prepared = await times(23, () => prepare(headers, 'northgate-ben'));
      const answers = await Promise.all(
        prepared.map(({ Data }) => {
          const Credential = makeAuthenticator(server.url).create(Data.Options);
          return post('/register', { Credential, Name: 'One more' }, headers);
        }),
      );
      const refused = answers.filter(({ Code }) => Code !== 0);
      expect(refused.map(({ Code }) => Code)).toEqual([1409, 1409, 1409]);
      const listed = await call(server, 'GET', PASSKEYS, { headers });
      expect(listed.body.Data.Passkeys).toHaveLength(20);
      expect((await prepare(headers, 'northgate-ben')).Code).toBe(1409);
    });
  });
}
