import { describe, expect, it } from 'vitest';
import { clock } from '../support/clock';
import { useServer } from '../support/useServer';
import { type Call, type Fault, withStatus } from './broken';
import { findingsOf } from './run';

const isLogin = ({ path }: Call) => path === '/api/account/login';
const isWrong = (call: Call) => isLogin(call) && call.body.AuthValue !== 'northgate-ada';
const isUnknown = (call: Call) => isWrong(call) && call.body.UserId !== 'ada';
const isReset = ({ path }: Call) => path === '/api/account/resetpwd';
const isUnproved = ({ method, headers }: Call) => method === 'POST' && !headers.has('x-xsrf-token');
const isAnother = ({ headers }: Call) => headers.get('x-xsrf-token') === 'another';

const ENDED = '; 401 means that the session has ended, and the page reloads.';

describe('the status of an answer', () => {
  const time = clock();
  const server = useServer({ now: time.now });

  /** Checks the reference server, which answers the calls that fit with a status. */
  function seen(fits: (call: Call) => boolean, status: number, body: object = {}) {
    time.pass({ minutes: 16 });
    const fault: Fault = async (call, ask) => {
      if (!fits(call)) return ask();
      return Response.json(body, { status });
    };
    return findingsOf(server().url, fault);
  }

  it.each([
    [400, 'If the account is refused, correct --user and --password.', '.'],
    [401, 'If the account is refused, correct --user and --password.', ENDED],
    [403, 'The server refused the call: check its CSRF and origin rules.', '.'],
    [429, 'Check again when the rate limit of the server allows it.', '.'],
    [500, 'Look into the log of the server.', '.'],
  ])('%d of the sign-in is reported with its Message and advice', async (status, fix, end) => {
    const all = await seen(isLogin, status, { Code: 7, Message: 'Locked.' });
    expect(all.login).toEqual({
      state: 'fails',
      finding: `The test account gets status ${status}, Code 7, "Locked."${end}`,
      fix: expect.stringContaining(fix),
    });
  });

  it.each([
    [400, '.'],
    [401, ENDED],
  ])(
    '%d of a wrong password and of a wrong code is reported with its Message',
    async (status, end) => {
      const wrong = await seen((call) => isWrong(call) || isReset(call), status, {
        Code: 7,
        Message: 'No.',
      });
      const found = `status ${status}, Code 7, "No."${end}`;
      expect(wrong['wrong-password']?.finding).toBe(`A wrong password returns ${found}`);
      expect(wrong['reset-code']?.finding).toBe(`A wrong code returns ${found}`);
      expect(wrong.reset?.finding).toBe(
        `POST /api/account/resetpwd with Action "send" returns ${found}`,
      );
    },
  );

  it('429 is no answer to a wrong password or code, and does not reveal users', async () => {
    const all = await seen((call) => isWrong(call) || isReset(call), 429);
    const limited = (path: string) => ({
      state: 'unchecked',
      finding: `POST /api/account/${path} returns status 429: check again when the rate limit allows it.`,
    });
    expect(all['wrong-password']).toEqual(limited('login'));
    expect(all['unknown-user']).toEqual(limited('login'));
    expect(all.reset).toEqual(limited('resetpwd'));
    expect(all['reset-code']).toEqual(limited('resetpwd'));
    const one = await seen(
      (call) => isUnknown(call) || (isReset(call) && call.body.UserId === 'ada'),
      429,
    );
    expect(one['wrong-password']?.state).toBe('passes');
    expect(one['unknown-user']).toEqual(limited('login'));
    expect(one.reset).toEqual(limited('resetpwd'));
  });

  it('500 for both users does not say that they get the same answer', async () => {
    const both = await seen(isWrong, 500);
    expect(both['unknown-user']).toEqual({
      state: 'unchecked',
      finding: 'Both sign-ins return status 500 and application/json.',
    });
    const one = await seen(isUnknown, 500);
    expect(one['unknown-user']?.finding).toContain('reveals whether a user exists');
  });

  it.each([429, 500, 503])('%d is no refusal of a call without the CSRF header', async (status) => {
    const all = await seen(isUnproved, status);
    expect(all['csrf-header']).toEqual({
      state: 'unchecked',
      finding: `POST without the header X-XSRF-TOKEN returns status ${status}, which is no refusal.`,
    });
    const other = await seen(isAnother, status);
    expect(other['csrf-header']).toEqual({
      state: 'unchecked',
      finding: `POST with another value in the header X-XSRF-TOKEN returns status ${status}, which is no refusal.`,
    });
  });

  it('500 without the CSRF header does not hide that another value is accepted', async () => {
    time.pass({ minutes: 16 });
    const all = await findingsOf(server().url, async (call, ask) => {
      if (isUnproved(call)) return new Response('', { status: 500 });
      if (isAnother(call)) {
        call.headers.delete('cookie');
        call.headers.delete('x-xsrf-token');
      }
      return ask();
    });
    expect(all['csrf-header']?.finding).toContain(
      'with another value in the header X-XSRF-TOKEN is accepted: status 200, Code 0',
    );
  });

  it('302 refuses a call without the CSRF header', async () => {
    const all = await seen((call) => isUnproved(call) || isAnother(call), 302);
    expect(all['csrf-header']?.state).toBe('passes');
  });

  it.each([
    [401, 'Read the token from the header "Authorization: Bearer TOKEN".'],
    [403, 'Use an account that may make this call, or set another path with --probe.'],
    [503, 'Look into the log of the server.'],
  ])('%d of a call with a token has its own advice', async (status, fix) => {
    const all = await seen(
      ({ path, headers }) => path === '/api/probe' && headers.has('authorization'),
      status,
    );
    expect(all.bearer).toEqual({
      state: 'fails',
      finding: `GET /api/probe with a valid token returns status ${status} and application/json.`,
      fix,
    });
  });

  it('429 of a call without a token is not judged', async () => {
    const all = await seen(
      ({ path, headers }) => path === '/api/probe' && !headers.has('authorization'),
      429,
    );
    expect(all.unauthorized).toMatchObject({ state: 'unchecked' });
  });

  it('500 of the logout is reported, not the session that is left', async () => {
    const all = await seen(({ path }) => path.endsWith('/logout'), 500);
    expect(all.logout).toEqual({
      state: 'fails',
      finding: 'POST /api/account/logout returns status 500 and application/json.',
      fix: 'Look into the log of the server.',
    });
  });

  it('503 of the call after the logout does not say that the session is left', async () => {
    let isLoggedOut = false;
    const all = await seen((call) => {
      isLoggedOut ||= call.path.endsWith('/logout') && call.headers.has('x-xsrf-token');
      return isLoggedOut && call.path === '/api/probe';
    }, 503);
    expect(all.logout).toEqual({
      state: 'unchecked',
      finding:
        'GET /api/probe returns status 503 after POST /api/account/logout, so whether the session ends cannot be seen.',
    });
  });

  it('other than 200 of every account call leaves the envelope unchecked', async () => {
    time.pass({ minutes: 16 });
    const all = await findingsOf(server().url, async (call, ask) => {
      const answer = await ask();
      return call.path.startsWith('/api/account/') ? withStatus(answer, 400) : answer;
    });
    expect(all.envelope).toEqual({
      state: 'unchecked',
      finding: 'No account call was answered with status 200.',
    });
  });
});
