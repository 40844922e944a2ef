import { describe, expect, it, onTestFinished } from 'vitest';
import { clock } from '../support/clock';
import { useServer } from '../support/useServer';
import { startBroken, withHeaders } from './broken';
import { check, findings, findingsOf } from './run';

describe('the CSRF cookie', () => {
  const time = clock();
  const server = useServer({ now: time.now });

  /** Checks a server that sets this cookie. Returns its CSRF headers of POST calls, and the findings. */
  async function seen(cookie: string) {
    time.pass({ minutes: 16 });
    const repeated = new Set<string | null>();
    const broken = await startBroken(server().url, async ({ method, headers }, ask) => {
      const value = headers.get('x-xsrf-token');
      headers.delete('cookie');
      headers.delete('x-xsrf-token');
      if (method === 'POST') {
        repeated.add(value);
        return ask();
      }
      return withHeaders(await ask(), { 'set-cookie': `XSRF-TOKEN=${cookie}; Path=/` });
    });
    onTestFinished(() => broken.close());
    // These send other headers on purpose.
    const skips = ['--skip', 'csrf-header', '--skip', 'foreign-origin'];
    const { printed } = await check(broken.url, '--json', ...skips);
    return { repeated: [...repeated], all: findings(printed) };
  }

  it('is repeated in the header, decoded as the elements do', async () => {
    const { repeated, all } = await seen('a%2Bb%2Fc%3D%3D');
    expect(repeated).toEqual(['a+b/c==']);
    expect(all['csrf-cookie']?.state).toBe('passes');
  });

  it('is not repeated if it cannot be decoded', async () => {
    const { repeated, all } = await seen('50%-off');
    expect(repeated).toEqual([null]);
    expect(all['csrf-cookie']).toMatchObject({
      state: 'fails',
      finding:
        'The value of the cookie XSRF-TOKEN cannot be percent-decoded, so the elements do not repeat it in the header.',
    });
  });

  it('does not count if it is empty', async () => {
    time.pass({ minutes: 16 });
    const all = await findingsOf(server().url, async ({ headers }, ask) => {
      headers.delete('cookie');
      headers.delete('x-xsrf-token');
      return withHeaders(await ask(), { 'set-cookie': 'XSRF-TOKEN=; Path=/' });
    });
    expect(all['csrf-cookie']).toMatchObject({
      state: 'fails',
      finding: 'The cookie XSRF-TOKEN is empty, so the elements send no CSRF header.',
    });
    expect(all['csrf-header']).toEqual({
      state: 'unchecked',
      finding: 'The cookie XSRF-TOKEN is empty.',
    });
  });

  it.each([
    ['/', '', 'passes'],
    ['/', '; Path=/portal', 'The cookie XSRF-TOKEN is visible only below /portal.'],
    ['/api/probe', '', 'The cookie XSRF-TOKEN is visible only below /api.'],
    ['/api/probe', '; Path=/', 'passes'],
  ])('set by GET %s with the attributes "%s": %s', async (setter, attributes, expected) => {
    time.pass({ minutes: 16 });
    const all = await findingsOf(server().url, async ({ path }, ask) => {
      const cookie = path === setter ? `XSRF-TOKEN=abc${attributes}` : undefined;
      return withHeaders(await ask(), { 'set-cookie': cookie });
    });
    const found = all['csrf-cookie'];
    expect(found?.state === 'passes' ? 'passes' : found?.finding).toBe(expected);
  });

  it.each([
    ['', 'passes'],
    ['; Path=/erp', 'passes'],
    ['; Path=/erp/', 'passes'],
    ['; Path=/er', 'fails'],
    ['; Path=/erp/api', 'fails'],
  ])('of a server below /erp with the attributes "%s": %s', async (attributes, state) => {
    const broken = await startBroken(server().url, async ({ path }) => {
      const cookie = path === '/erp/' ? `XSRF-TOKEN=abc${attributes}` : undefined;
      return withHeaders(Response.json({ Code: 1, Message: 'No.' }), { 'set-cookie': cookie });
    });
    onTestFinished(() => broken.close());
    const { printed } = await check(`${broken.url}/erp`, '--json');
    expect(findings(printed)['csrf-cookie']?.state).toBe(state);
  });
});
