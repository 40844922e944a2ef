// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { MAX_WAITING_REQUESTS } from '../../../src/constants';
import { failureOf, fault, useApiServer } from './support/apiServer';

describe('a request that waits for a new sign-in after its 401', () => {
  const api = useApiServer();

  /** A client whose token no longer holds, and what signs in again. */
  function expired() {
    let token = 'stale';
    let answer = (_: boolean) => {};
    const signedInAgain = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    const request = api.client({ getToken: () => token, onUnauthorized: () => signedInAgain });
    return {
      request,
      answer(again: boolean, next = 'fresh') {
        token = next;
        answer(again);
      },
    };
  }

  const sent = (path: string) =>
    api.server.requests
      .filter(({ query }) => query === path)
      .map(({ headers }) => headers.authorization);

  it('is sent once more with the new token, and a second 401 rejects', async () => {
    const { request, answer } = expired();
    const failed = failureOf(request('/api/probe?once'));
    answer(true);
    expect(await failed).toMatchObject({ status: 401 });
    expect(sent('?once')).toEqual(['Bearer stale', 'Bearer fresh']);
  });

  it.each([
    ['nobody signed in', false, 'fresh'],
    ['the token is still the same', true, 'stale'],
  ])('is not sent again where %s', async (name, again, token) => {
    const { request, answer } = expired();
    const query = `?${name.replaceAll(' ', '-')}`;
    const failed = failureOf(request(`/api/probe${query}`));
    answer(again, token);
    expect(await failed).toMatchObject({ status: 401 });
    expect(sent(query)).toEqual(['Bearer stale']);
  });

  it('rejects as soon as its caller aborts it', async () => {
    const { request, answer } = expired();
    const caller = new AbortController();
    const failed = failureOf(request('/api/probe?aborted', { signal: caller.signal }));
    await expect.poll(() => sent('?aborted')).toHaveLength(1);
    caller.abort();
    expect(await failed).toMatchObject({ reason: 'aborted' });
    answer(true);
    expect(sent('?aborted')).toEqual(['Bearer stale']);
  });

  it('rejects immediately if too many requests are waiting', async () => {
    const { request, answer } = expired();
    const waiting = Array.from({ length: MAX_WAITING_REQUESTS }, () =>
      failureOf(request('/api/probe?many')),
    );
    await expect.poll(() => sent('?many')).toHaveLength(MAX_WAITING_REQUESTS);
    expect(await failureOf(request('/api/probe?late'))).toMatchObject({ status: 401 });
    answer(false);
    await Promise.all(waiting);
    const again = expired();
    const failed = failureOf(again.request('/api/probe?free'));
    again.answer(true);
    await failed;
    expect(sent('?free')).toHaveLength(2);
  });

  it('is never the sign-in itself, which is sent without the old token', async () => {
    const { request } = expired();
    const options = fault('401', { method: 'POST', body: {} });
    expect(await failureOf(request('/api/account/login', options))).toMatchObject({ status: 401 });
    expect(api.last().headers.authorization).toBeUndefined();
    expect(await failureOf(request('/users/authenticate', options))).toMatchObject({ status: 401 });
    expect(api.last().headers.authorization).toBeUndefined();
  });
});
