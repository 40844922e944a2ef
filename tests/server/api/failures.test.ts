// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { unwrapEnvelope } from '../../../src/api/envelope';
import { ApiError } from '../../../src/api/errors';
import { refusalError } from '../../../src/api/requestErrors';
import { failureOf, fault, useApiServer } from './support/apiServer';

const LONG = 'x'.repeat(100_000);

/** Returns the error of an envelope. */
function unwrapError(envelope: object): ApiError {
  try {
    unwrapEnvelope(envelope);
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('The envelope is not a failure.');
}

describe('a request that fails', () => {
  const api = useApiServer();
  const post = { method: 'POST', body: {} };

  it('has the message field of an error response', async () => {
    const error = await failureOf(api.client()('/api/probe', fault('500-message')));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: 'The database is on holiday.',
      status: 500,
      reason: 'server',
    });
  });

  it.each([
    [
      'an error response',
      () => refusalError({ status: 500, statusText: '', _data: { Message: LONG } }),
    ],
    ['an envelope', () => unwrapError({ Code: 1, Message: LONG })],
  ])('has a very long message of %s cut', (_source, error) => {
    expect(error().message).toBe('x'.repeat(5000));
  });

  it.each(['https://', 'http://['])(
    'rejects without a request if api-base is not a valid URL: %s',
    async (apiBase) => {
      expect(await failureOf(api.client({ apiBase: () => apiBase })('/api/probe'))).toMatchObject({
        name: 'ApiError',
        message: `api-base="${apiBase}" is not a valid URL.`,
        reason: 'server',
      });
    },
  );

  it('has the status text if the error response has no message', async () => {
    expect(await failureOf(api.client()('/api/probe', fault('500')))).toMatchObject({
      message: 'Internal Server Error',
      status: 500,
      reason: 'server',
    });
  });

  it('has Message and Code of an envelope in an error response', async () => {
    expect(await failureOf(api.client()('/api/nothing'))).toMatchObject({
      message: 'There is no such call.',
      code: 404,
      status: 404,
    });
  });

  it('has the Message of a Code other than 0 unchanged', async () => {
    const options = { ...fault('code7'), envelope: true };
    expect(await failureOf(api.client()('/api/probe', options))).toMatchObject({
      message: 'The server says seven.',
      code: 7,
      status: 200,
      reason: 'server',
    });
  });

  it('returns a Code other than 0 as an ordinary body if no envelope is expected', async () => {
    expect(await api.client()('/api/probe', fault('code7'))).toEqual({
      Code: 7,
      Message: 'The server says seven.',
      Data: null,
    });
  });

  it.each(['html', 'truncated'])(
    'rejects as malformed if the answer is not JSON: %s',
    async (name) => {
      expect(await failureOf(api.client()('/api/probe', fault(name)))).toMatchObject({
        reason: 'malformed',
        status: 200,
      });
    },
  );

  it.each(['html', 'truncated', 'not-envelope'])(
    'rejects as malformed if the answer is not an envelope: %s',
    async (name) => {
      const options = { ...fault(name), envelope: true };
      expect(await failureOf(api.client()('/api/probe', options))).toMatchObject({
        reason: 'malformed',
        status: 200,
      });
    },
  );

  it('is a reported network failure if the server closes the connection', async () => {
    const onReachable = vi.fn();
    const request = api.client({ onReachable });
    expect(await failureOf(request('/api/probe', fault('offline')))).toMatchObject({
      reason: 'network',
      status: undefined,
    });
    expect(onReachable.mock.calls).toEqual([[false]]);
    await failureOf(request('/api/probe'));
    expect(onReachable.mock.calls).toEqual([[false], [true]]);
  });

  it('is never retried, not even a GET', async () => {
    const before = api.server.requests.length;
    await failureOf(api.client()('/api/probe', fault('offline')));
    await failureOf(api.client()('/api/probe', fault('500')));
    await failureOf(api.client()('/api/probe', fault('500', post)));
    expect(api.server.requests.length).toBe(before + 3);
  });

  it('times out if the response takes too long', async () => {
    const options = { ...fault('hang', post), timeout: 20 };
    expect(await failureOf(api.client()('/api/probe', options))).toMatchObject({
      reason: 'timeout',
    });
  });

  it('times out if the response takes too long, with a signal of the caller too', async () => {
    const { signal } = new AbortController();
    const options = { ...fault('hang', post), timeout: 20, signal };
    expect(await failureOf(api.client()('/api/probe', options))).toMatchObject({
      reason: 'timeout',
    });
  });

  it('of another host says nothing about the server', async () => {
    const onReachable = vi.fn();
    const other = api.server.url.replace('127.0.0.1', 'localhost');
    await api
      .client({ onReachable })(`${other}/api/probe`)
      .catch(() => {});
    expect(onReachable).not.toHaveBeenCalled();
  });

  it('is aborted by its caller without a network failure', async () => {
    const onReachable = vi.fn();
    const caller = new AbortController();
    const received = api.server.requests.length;
    const failed = failureOf(
      api.client({ onReachable })('/api/probe', { ...fault('hang'), signal: caller.signal }),
    );
    await vi.waitUntil(() => api.server.requests.length > received);
    caller.abort();
    expect(await failed).toMatchObject({ reason: 'aborted' });
    expect(onReachable).not.toHaveBeenCalled();
  });

  it('is not sent if its caller has already aborted it', async () => {
    const before = api.server.requests.length;
    const signal = AbortSignal.abort();
    expect(await failureOf(api.client()('/api/probe', { signal }))).toMatchObject({
      reason: 'aborted',
    });
    expect(api.server.requests.length).toBe(before);
  });

  it('is no network failure if its body cannot be serialized', async () => {
    const onReachable = vi.fn();
    const body: Record<string, unknown> = {};
    body.self = body;
    const error = await failureOf(
      api.client({ onReachable })('/api/probe', { method: 'POST', body }),
    );
    expect(error).toBeInstanceOf(TypeError);
    expect(onReachable).not.toHaveBeenCalled();
  });

  it('reports an ended session with the start time of the request, and rejects', async () => {
    const onUnauthorized = vi.fn(async (_: number) => false);
    const request = api.client({ getToken: () => 'stale', onUnauthorized });
    const before = performance.now();
    expect(await failureOf(request('/api/probe'))).toMatchObject({
      status: 401,
      code: 401,
      message: 'Your session has ended. Please sign in again.',
    });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    const [startedAt] = onUnauthorized.mock.calls[0]!;
    expect(startedAt).toBeGreaterThanOrEqual(before);
    expect(startedAt).toBeLessThanOrEqual(performance.now());
  });

  it('is an ordinary failure while signed out', async () => {
    const onUnauthorized = vi.fn(async () => false);
    const request = api.client({ onUnauthorized });
    expect(await failureOf(request('/api/probe'))).toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('only rejects after a 401 of another origin', async () => {
    const foreign = api.server.url.replace('127.0.0.1', 'localhost');
    const onUnauthorized = vi.fn(async () => false);
    const request = api.client({ getToken: () => 'some', onUnauthorized });
    const failure = await failureOf(request(`${foreign}/api/probe`));
    expect(failure).toMatchObject({ status: 401, reason: 'server' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each(['500', 'code7', 'html'])(
    'does not end the session with another status: %s',
    async (name) => {
      const onUnauthorized = vi.fn(async () => false);
      const request = api.client({ getToken: () => 'some', onUnauthorized });
      await failureOf(request('/api/probe', { ...fault(name), envelope: true }));
      expect(onUnauthorized).not.toHaveBeenCalled();
    },
  );
});
