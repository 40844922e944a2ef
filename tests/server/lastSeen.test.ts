import { describe, expect, it } from 'vitest';
import { bearer, call } from './support/client';
import { clock } from './support/clock';
import { useServer } from './support/useServer';

describe('the time at which a user was last seen', () => {
  const time = clock();
  const server = useServer({ now: time.now });

  it('is that of the latest call, to the minute', async () => {
    const headers = await bearer(server(), 'chen', 'northgate-chen');
    const signedIn = time.now();
    const seenAfterCall = async (minutes: number) => {
      time.pass({ minutes });
      expect((await call(server(), 'GET', '/api/probe', { headers })).status).toBe(200);
      const chen = server().db.selectFrom('users').select('last_seen').where('id', '=', 'chen');
      return (await chen.executeTakeFirstOrThrow()).last_seen?.getTime();
    };
    expect(await seenAfterCall(0.5)).toBe(signedIn);
    expect(await seenAfterCall(10)).toBe(time.now());
    const seen = time.now();
    expect(await seenAfterCall(0.9)).toBe(seen);
    expect(await seenAfterCall(0.2)).toBe(time.now());
  });
});
