import { describe, expect, it, onTestFinished } from 'vitest';
import { clock } from '../support/clock';
import { useServer } from '../support/useServer';
import { startBroken, withHeaders } from './broken';
import { check, findings } from './run';

describe('the value of the CSRF header', () => {
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

  it('is that of the cookie, decoded as the elements do', async () => {
    const { repeated, all } = await seen('a%2Bb%2Fc%3D%3D');
    expect(repeated).toEqual(['a+b/c==']);
    expect(all['csrf-cookie']?.state).toBe('passes');
  });

  it('is missing if the cookie cannot be decoded', async () => {
    const { repeated, all } = await seen('50%-off');
    expect(repeated).toEqual([null]);
    expect(all['csrf-cookie']).toMatchObject({
      state: 'fails',
      finding:
        'The value of the cookie XSRF-TOKEN cannot be percent-decoded, so the elements do not repeat it in the header.',
    });
  });
});
