import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerChallenge } from '../../../demo/server/account/answerChallenge';
import { changePassword } from '../../../demo/server/account/changePassword';
import { addPasskey, registrationOptions } from '../../../demo/server/account/passkeys/register';
import { startAttempt } from '../../../demo/server/account/rateLimit';
import { createCode, ownerOfCode, storeCode } from '../../../demo/server/account/resetCodes';
import { type SignedIn, signIn } from '../../../demo/server/account/signIn';
import type { Database } from '../../../demo/server/database/schema';
import type { Mail } from '../../../demo/server/mail/mail';
import type { RunningServer } from '../../../demo/server/server';
import type { Services } from '../../../demo/server/services';
import {
  activate,
  deactivate,
  inviteUser,
  removePasskeys,
} from '../../../demo/server/world/admin/users';
import { makeAuthenticator } from './authenticator';
import { type Answer, bearer, call, login, loginBody, times } from './client';
import type { MakeServer } from './describeSignIn';
import { createServices } from './services';

/** Tests of concurrent calls, run on both databases. */
export function describeConcurrency(makeServer: MakeServer, makeDatabase: () => Promise<string>) {
  describePendingSessions(makeDatabase);
  describePendingPasskey(makeDatabase);
  describePendingCodes(makeDatabase);
  describeLimits(makeServer);
  describeAdmin(makeServer);
}

function describePendingSessions(makeDatabase: () => Promise<string>) {
  describe('sessions under concurrent calls', () => {
    let services: Awaited<ReturnType<typeof createServices>>;
    beforeAll(async () => {
      services = await createServices(await makeDatabase());
    }, 120_000);
    afterAll(() => services?.close());

    /** Signs ben in and runs `meanwhile` after the check of the correct password. */
    async function signInWith(meanwhile: () => Promise<unknown>): Promise<SignedIn> {
      const { passwords } = services;
      const slow: Services = {
        ...services,
        passwords: {
          ...passwords,
          async verify(password, hash) {
            const isCorrect = await passwords.verify(password, hash);
            await meanwhile();
            return isCorrect;
          },
        },
      };
      const password = 'northgate-ben';
      return signIn(slow, { name: 'ben', password, clientId: '', address: '::1' });
    }

    const reset = async (password: string, used: Services = services) => {
      const code = createCode();
      await storeCode(services, { code, userId: 'ben', requestedFrom: '' });
      return changePassword(used, '::1', { code, password });
    };
    const tokens = () => services.db.selectFrom('tokens').selectAll().execute();

    it('a reset and a deactivation at the same moment end in one order or the other', async () => {
      const ada = await readUser(services, 'ada');
      for (let round = 0; round < 40; round++) {
        await services.db.deleteFrom('attempts').execute();
        let deactivation: Promise<unknown> | undefined;
        const hash = async (password: string) => {
          const made = await services.passwords.hash(password);
          // Both transactions start now.
          deactivation = deactivate(services, ada, 'ben');
          return made;
        };
        const passwords = { ...services.passwords, hash };
        const { code } = await reset('northgate-ben', { ...services, passwords });
        expect([0, 1002]).toContain(code);
        expect(await deactivation).toEqual({ result: 'done' });
        await activate(services, ada, 'ben');
      }
    });

    it('a forced new password that comes after a reset does not end the new sessions', async () => {
      const changed = { must_change_password: true };
      await services.db.updateTable('users').set(changed).where('id', '=', 'ben').execute();
      const first = await signInWith(async () => {});
      if (!('challenge' in first)) throw new Error('No second step.');
      const run: Services['workQueue']['run'] = async (address, work) => {
        const made = await services.workQueue.run(address, work);
        await reset('northgate-ben');
        expect(await signInWith(async () => {})).toHaveProperty('token');
        return made;
      };
      const late = { id: first.challenge.id, value: 'too late now', clientId: '', address: '::1' };
      const answered = await answerChallenge(
        { ...services, workQueue: { ...services.workQueue, run } },
        late,
      );
      expect(answered).toMatchObject({ code: 1002 });
      expect(await tokens()).toHaveLength(1);
      await services.db.deleteFrom('tokens').execute();
    });

    describe('an attempt that could exceed the limit with a pending one', () => {
      const begin = (subject: string) =>
        startAttempt(services, [{ kind: 'sign-in:user', subject, max: 1 }]);
      const pending = async (subject: string) => {
        const attempt = await begin(subject);
        if (!attempt.allowed) throw new Error('The first attempt is refused.');
        return attempt;
      };

      it('waits for it, and is allowed if it succeeds', async () => {
        const first = await pending('one');
        const [second] = await Promise.all([begin('one'), first.forget()]);
        expect(second.allowed).toBe(true);
      });

      it('waits for it, and is refused for fifteen minutes if it fails', async () => {
        const first = await pending('two');
        const [second] = await Promise.all([begin('two'), first.failed()]);
        expect(second).toEqual({ allowed: false, reason: 'limit', minutes: 15 });
      });

      it('is refused as busy if the server closes before that one ends', async () => {
        const first = await pending('three');
        const closing = AbortSignal.abort();
        const limit = { kind: 'sign-in:user', subject: 'three', max: 1 } as const;
        expect(await startAttempt({ ...services, closing }, [limit])).toEqual({
          allowed: false,
          reason: 'busy',
        });
        await first.forget();
      });
    });

    describe('a pending sign-in', () => {
      it('gets no session if the password is reset meanwhile', async () => {
        const result = await signInWith(() => reset('northgate-ben'));
        expect(result).toMatchObject({ code: 1001 });
        expect(await tokens()).toEqual([]);
      });

      it('gets no session if the account is deactivated meanwhile, even if it is active again', async () => {
        const ada = await readUser(services, 'ada');
        const result = await signInWith(async () => {
          await deactivate(services, ada, 'ben');
          await activate(services, ada, 'ben');
        });
        expect(result).toMatchObject({ code: 1001 });
        expect(await tokens()).toEqual([]);
      });

      it('gets its session if the account is unchanged', async () => {
        expect(await signInWith(async () => {})).toHaveProperty('token');
        expect(await tokens()).toHaveLength(1);
      });
    });
  });
}

function describePendingPasskey(makeDatabase: () => Promise<string>) {
  describe('passkeys under concurrent calls', () => {
    const origin = 'http://127.0.0.1';
    const site = { id: '127.0.0.1', origins: [origin] };
    let services: Awaited<ReturnType<typeof createServices>>;
    beforeAll(async () => {
      services = await createServices(await makeDatabase());
    }, 120_000);
    afterAll(() => services?.close());

    /** Adds a passkey for ben and runs `meanwhile` after the call was authorized. */
    async function addWith(meanwhile: () => Promise<unknown>) {
      const user = await readUser(services, 'ben');
      const prepared = await registrationOptions(services, user, site);
      if ('refusal' in prepared) throw new Error(prepared.refusal.message);
      const credential = makeAuthenticator(origin).create(prepared.options);
      await meanwhile();
      return addPasskey(services, user, { name: 'Key', credential, site });
    }

    describe('a pending registration of a passkey', () => {
      it('fails if meanwhile the password is reset, the account deactivated or its passkeys removed', async () => {
        const refused = { code: 1002 };
        const code = createCode();
        await storeCode(services, { code, userId: 'ben', requestedFrom: '' });
        const password = 'a new password';
        const reset = () => changePassword(services, '::1', { code, password });
        expect(await addWith(reset)).toMatchObject(refused);
        const ada = await readUser(services, 'ada');
        expect(await addWith(() => deactivate(services, ada, 'ben'))).toMatchObject(refused);
        await activate(services, ada, 'ben');
        await addWith(async () => {});
        expect(await addWith(() => removePasskeys(services, ada, 'ben'))).toMatchObject(refused);
        expect(await services.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
      });

      it('succeeds if the account is unchanged', async () => {
        expect(await addWith(async () => {})).toBeUndefined();
      });
    });
  });
}

function describePendingCodes(makeDatabase: () => Promise<string>) {
  describe('codes under concurrent calls', () => {
    let services: Awaited<ReturnType<typeof createServices>>;
    beforeAll(async () => {
      services = await createServices(await makeDatabase());
    }, 120_000);
    afterAll(() => services?.close());

    const deactivateForAMoment = async (id: string) => {
      const ada = await readUser(services, 'ada');
      expect(await deactivate(services, ada, id)).toEqual({ result: 'done' });
      expect(await activate(services, ada, id)).toEqual({ result: 'done' });
    };

    /** Invites a person and runs `meanwhile` once the account exists. Returns the mailed code. */
    async function inviteWith(meanwhile: (id: string) => Promise<unknown>, name: string) {
      const { db } = services;
      const mails: Mail[] = [];
      const slow: Services = {
        ...services,
        db: Object.assign(db.withoutPlugins(), {
          transaction: () => ({
            async execute<Result>(act: (trx: Transaction<Database>) => Promise<Result>) {
              const result = await db.transaction().execute(act);
              await meanwhile(name);
              return result;
            },
          }),
        }),
        mailer: { ...services.mailer, send: async (mail) => void mails.push(mail) },
      };
      const person = { name, email: `${name}@northgate.example`, role: 'VIEWER' } as const;
      expect(await inviteUser(slow, await readUser(services, 'ada'), person)).toEqual({ id: name });
      return mails[0]?.code ?? '';
    }

    it('an invitation ends if its account is deactivated meanwhile, even if it is active again', async () => {
      const valid = await inviteWith(async () => {}, 'late');
      expect(await ownerOfCode(services, valid)).toBe('late');
      const ended = await inviteWith(deactivateForAMoment, 'later');
      expect(await ownerOfCode(services, ended)).toBeUndefined();
    });

    it('a code that is stored after a deactivation is invalid, even if the account is active again', async () => {
      const ada = await readUser(services, 'ada');
      const code = createCode();
      await deactivate(services, ada, 'ben');
      await storeCode(services, { code, userId: 'ben', requestedFrom: '' });
      await activate(services, ada, 'ben');
      expect(await ownerOfCode(services, code)).toBeUndefined();
    });
  });
}

function describeLimits(makeServer: MakeServer) {
  describe('limits under concurrent calls', () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await makeServer({ trustProxy: true, demo: true });
    }, 120_000);
    afterAll(() => server?.close());

    const loginFrom = (address: string, userId: string, password: string) =>
      call(server, 'POST', '/api/account/login', {
        body: loginBody(userId, password),
        headers: { 'X-Forwarded-For': address },
      });
    const codes = (answers: Answer[]) => answers.map(({ body }) => body.Code);

    describe('a limit under concurrent calls', () => {
      it('accepts every correct password: thirty times one account', async () => {
        const answers = await times(30, () => login(server, 'chen', 'northgate-chen'));
        expect(codes(answers)).toEqual(Array(30).fill(0));
      });

      it('accepts every correct password: ninety people behind one address', async () => {
        const people = ['ada', 'ben', 'chen'];
        const answers = await Promise.all(
          Array.from({ length: 90 }, (_, n) => people[n % 3] ?? '').map((name) =>
            loginFrom('198.51.100.7', name, `northgate-${name}`),
          ),
        );
        expect(codes(answers)).toEqual(Array(90).fill(0));
      });

      it('tries exactly ten of a hundred wrong passwords of one account', async () => {
        let count = 0;
        const answers = await times(100, () => loginFrom(`203.0.113.${count++}`, 'ada', 'wrong'));
        expect(codes(answers).filter((code) => code === 1001)).toHaveLength(10);
        expect(codes(answers).filter((code) => code === 1029)).toHaveLength(90);
      });

      it('tries exactly five of twenty wrong codes from one address', async () => {
        const answers = await times(20, () =>
          call(server, 'POST', '/api/account/resetpwd', {
            body: { Action: 'vefiry', Id: 'ABCDE-22222' },
            headers: { 'X-Forwarded-For': '203.0.113.200' },
          }),
        );
        expect(codes(answers).filter((code) => code === 1002)).toHaveLength(5);
      });

      it('mails exactly five codes to one person', async () => {
        await times(20, () =>
          call(server, 'POST', '/api/account/resetpwd', {
            body: { Action: 'send', UserId: 'ben' },
          }),
        );
        const mails = server.outbox.list().filter(({ to }) => to === 'ben@northgate.example');
        expect(mails).toHaveLength(5);
      });
    });
  });
}

function describeAdmin(makeServer: MakeServer) {
  describe('administration under concurrent calls', () => {
    let server: RunningServer;
    let headers: Record<string, string>;
    beforeAll(async () => {
      server = await makeServer({});
      headers = await bearer(server, 'ada', 'northgate-ada');
    }, 120_000);
    afterAll(() => server?.close());

    describe('concurrent administrators', () => {
      it('invite twenty people with an id each, and only one of twenty with the same address', async () => {
        let count = 0;
        const invite = (email: string) => () =>
          call(server, 'POST', '/api/world/admin/users', {
            headers,
            body: { name: 'Sam', email: email.replace('*', String(count++)), role: 'VIEWER' },
          });
        const different = await times(20, invite('sam@a*.example'));
        expect(different.map(({ body }) => body.Code)).toEqual(Array(20).fill(0));
        expect(new Set(different.map(({ body }) => body.Data.id)).size).toBe(20);
        const same = await times(20, invite('kim@company.example'));
        expect(same.filter(({ body }) => body.Code === 0)).toHaveLength(1);
        expect(same.filter(({ body }) => body.Code === 1422)).toHaveLength(19);
      });

      it('create exactly 200 keys and 50 webhooks', async () => {
        const create = (path: string, body: object) =>
          call(server, 'POST', `/api/world/${path}`, { headers, body });
        await sql`
          insert into api_keys (name, scope, hint, hash, created_by, created_at)
          select '', 'read', '', number, 'ada', now() from generate_series(1, 180) as number
        `.execute(server.db);
        await times(40, () => create('keys', { name: 'Import', scope: 'read' }));
        const keys = server.db.selectFrom('api_keys').select('id').where('revoked_at', 'is', null);
        expect(await keys.execute()).toHaveLength(200);
        let count = 0;
        await times(60, () => {
          const address = `https://hooks.example.com/${count++}`;
          return create('webhooks', { address, event: 'ticket' });
        });
        const webhooks = server.db.selectFrom('webhooks').select('id');
        expect(await webhooks.execute()).toHaveLength(50);
      });

      it('change the areas of roles, and the last change is stored completely', async () => {
        const path = '/api/world/admin/roles';
        const before = (await call(server, 'GET', path, { headers })).body.Data;
        let count = 0;
        const answers = await times(20, () => {
          const areas = count++ % 2 ? ['workspace', 'site'] : ['support'];
          const matrix = { ...before, EDITOR: areas, VIEWER: areas };
          return call(server, 'PUT', path, { headers, body: { matrix } });
        });
        expect(answers.map(({ body }) => body.Code)).toEqual(Array(20).fill(0));
        const { EDITOR, VIEWER } = (await call(server, 'GET', path, { headers })).body.Data;
        expect([['workspace', 'site'], ['support']]).toContainEqual(EDITOR);
        expect(VIEWER).toEqual(EDITOR);
      });
    });
  });
}

function readUser({ db }: Services, id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
