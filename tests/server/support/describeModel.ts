import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { type Change, type Model, outcomes, roleOfSession } from './accountModel';
import { type ChangeRequest, changeRequest, PEOPLE } from './changeRequests';
import { bearer, call, codeFor, loginBody } from './client';
import { clock } from './clock';
import type { MakeServer } from './describeSignIn';

const PASSWORD = 'the first password';
const ADMIN = '/api/world/admin/users';

/** The real system: a server, its tokens by number of the sign-in, and the former password of each user. */
interface Real {
  server: RunningServer;
  time: ReturnType<typeof clock>;
  admin: Record<string, string>;
  tokens: Map<number, string>;
  former: Map<string, string>;
  count: number;
}

/** The models that match all answers so far; there are several while the order of changes is unknown. */
interface Models {
  possible: Model[];
}

/** Makes several changes concurrently; the answers must be those of some order. */
class ConcurrentChanges implements fc.AsyncCommand<Models, Real> {
  constructor(readonly requests: ChangeRequest[]) {}
  check = () => true;
  toString = () => `concurrently(${this.requests.map((one) => JSON.stringify(one)).join(', ')})`;

  async run(models: Models, real: Real): Promise<void> {
    // After this time earlier attempts no longer count, and earlier codes have expired.
    pass(models, real, 16);
    real.admin = await bearer(real.server, 'ada', 'northgate-ada');
    const changes: Change[] = [];
    for (const request of this.requests) changes.push(...(await prepare(request, models, real)));
    const codes = await Promise.all(changes.map((change) => perform(change, real)));
    models.possible = models.possible.flatMap((model) => outcomes(model, changes, codes));
    const message = `no order of ${JSON.stringify(changes)} gives ${codes}`;
    expect(models.possible, message).not.toEqual([]);
    await compareSessions(models, real);
  }
}

/** Lets some hours pass. */
class Wait implements fc.AsyncCommand<Models, Real> {
  constructor(readonly hours: number) {}
  check = () => true;
  toString = () => `wait(${this.hours} hours)`;

  async run(models: Models, real: Real): Promise<void> {
    pass(models, real, this.hours * 60);
    await compareSessions(models, real);
  }
}

function pass(models: Models, { time }: Real, minutes: number) {
  time.pass({ minutes });
  models.possible = models.possible.map((model) => {
    const users = Object.entries(model.users).map(([id, user]) => [id, { ...user, codes: [] }]);
    return { ...model, now: time.now(), users: Object.fromEntries(users) };
  });
}

/**
 * Turns a change request into a concrete change, or none. A reset first needs a code, which is mailed only to
 * active users.
 */
async function prepare(request: ChangeRequest, models: Models, real: Real): Promise<Change[]> {
  const [model] = models.possible as [Model];
  if (request.kind === 'sign-in') {
    const { user } = request;
    const former = real.former.get(user) ?? 'no former password';
    const current = model.users[user]?.password ?? '';
    const password = { current, former, wrong: 'a wrong password' }[request.password];
    return [{ kind: 'sign-in', number: real.count++, user, password }];
  }
  if (request.kind === 'logout') {
    const session = [...real.tokens.keys()].at(-1 - (request.pick % 5));
    return session === undefined ? [] : [{ kind: 'logout', session }];
  }
  if (request.kind !== 'reset') return [request];
  const { user } = request;
  const before = real.server.outbox.list()[0];
  const code = await codeFor(real.server, user).catch(() => undefined);
  const mailed = real.server.outbox.list()[0] !== before;
  models.possible = models.possible.filter(({ users }) => users[user]?.active === mailed);
  expect(models.possible, `${user} is mailed a code: ${mailed}`).not.toEqual([]);
  if (!mailed || code === undefined) return [];
  models.possible = models.possible.map((one) => {
    const known = one.users[user];
    const users = known && { ...one.users, [user]: { ...known, codes: [...known.codes, code] } };
    return { ...one, users: users ?? one.users };
  });
  real.former.set(user, model.users[user]?.password ?? '');
  return [{ kind: 'reset', user, code, password: `password number ${real.count++}` }];
}

/** Makes a change and returns the Code of the answer. */
async function perform(change: Change, { server, admin, tokens }: Real): Promise<number> {
  const post = async (path: string, body?: object, headers = {}) =>
    (await call(server, 'POST', path, { body, headers })).body;
  switch (change.kind) {
    case 'sign-in': {
      const answer = await post('/api/account/login', loginBody(change.user, change.password));
      if (answer.Code === 0) tokens.set(change.number, answer.Data.token);
      return answer.Code;
    }
    case 'reset': {
      const body = { Action: 'reset', Id: change.code, Password: change.password };
      return (await post('/api/account/resetpwd', body)).Code;
    }
    case 'role':
      return (await post(`${ADMIN}/${change.user}/role`, { role: change.role }, admin)).Code;
    case 'logout': {
      const headers = { Authorization: `Bearer ${tokens.get(change.session)}` };
      return (await post('/api/account/logout', undefined, headers)).Code;
    }
    default:
      return (await post(`${ADMIN}/${change.user}/${change.kind}`, {}, admin)).Code;
  }
}

/** Reads the role of every token, and keeps the models in which all roles are the same. */
async function compareSessions(models: Models, { server, tokens }: Real): Promise<void> {
  const seen = await Promise.all(
    [...tokens].map(async ([number, token]) => {
      const headers = { Authorization: `Bearer ${token}` };
      const { body } = await call(server, 'GET', '/api/probe', { headers });
      return [number, body.Code === 0 ? body.Data.Role : undefined] as const;
    }),
  );
  const before = models.possible;
  models.possible = before.filter((model) =>
    seen.every(([number, role]) => roleOfSession(model, number) === role),
  );
  if (models.possible.length > 0) return;
  expect(seen).toEqual(seen.map(([number]) => [number, roleOfSession(before[0] as Model, number)]));
}

const concurrentChanges = fc
  .array(changeRequest, { minLength: 1, maxLength: 4 })
  .map((requests) => new ConcurrentChanges(requests));

const commands = fc.commands(
  [
    concurrentChanges,
    concurrentChanges,
    fc.integer({ min: 1, max: 7 }).map((hours) => new Wait(hours)),
  ],
  { maxCommands: 12 },
);

/** Random sign-ins, resets, role changes, deactivations and logouts, compared with a small model. */
export function describeModel(makeServer: MakeServer) {
  const time = clock();
  let server: RunningServer;
  let password_hash: string | null;
  beforeAll(async () => {
    server = await makeServer({ now: time.now });
    const Id = await codeFor(server, 'ben');
    const body = { Action: 'reset', Id, Password: PASSWORD };
    await call(server, 'POST', '/api/account/resetpwd', { body });
    const row = server.db.selectFrom('users').select('password_hash').where('id', '=', 'ben');
    password_hash = (await row.executeTakeFirstOrThrow()).password_hash;
  }, 120_000);
  afterAll(() => server?.close());

  async function setup() {
    time.pass({ days: 1 });
    const values = { password_hash, role: 'EDITOR', active: true };
    await server.db.updateTable('users').set(values).where('id', 'in', PEOPLE).execute();
    const model: Model = {
      now: time.now(),
      users: Object.fromEntries(
        PEOPLE.map((id) => [id, { password: PASSWORD, role: 'EDITOR', active: true, codes: [] }]),
      ),
      sessions: {},
    };
    const real = { server, time, admin: {}, tokens: new Map(), former: new Map(), count: 0 };
    return { model: { possible: [model] }, real };
  }

  describe('accounts', () => {
    it('behave like a small model under concurrent actions in any order', {
      timeout: 240_000,
    }, async () => {
      await fc.assert(
        fc.asyncProperty(commands, async (all) => {
          const { model, real } = await setup();
          await fc.asyncModelRun(() => ({ model, real }), all);
        }),
        { numRuns: 12 },
      );
    });
  });
}
