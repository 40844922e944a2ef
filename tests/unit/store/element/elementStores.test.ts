import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStores } from '../../../../src/store/element/elementStores';
import { loadRecentRequests } from '../../../../src/store/element/loadRecentRequests';
import { createNavigation } from '../../../../src/store/routing/navigation';
import { watchConnection } from '../../../../src/store/session/watch/watchConnection';
import { ADA, provider, TYPED } from '../../../support/session';

const reload = vi.fn();
vi.mock('../../../../src/api/http', async (load) => {
  const http = await load<typeof import('../../../../src/api/http')>();
  return { ...http, createHttp: vi.fn(http.createHttp) };
});

let prefixes = 0;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

/** Creates the stores of an element with a signed-in user. */
async function signedIn(signOut = provider().signOut as () => Promise<void>) {
  vi.spyOn(location, 'reload').mockImplementation(reload);
  const storagePrefix = `stores-${++prefixes}:`;
  const stores = createStores({
    options: { storagePrefix, routing: 'memory', authProvider: { ...provider(), signOut } },
    announce: () => true,
    isConnected: () => true,
    scriptFolder: 'http://localhost/',
    createNavigation,
  });
  await stores.session.signIn(stores.provider, TYPED, stores.sessionHost);
  expect(stores.session.getToken()).toBe(ADA.token);
  return { ...stores, storageKey: `${storagePrefix}currentUser` };
}

describe('guards of unsaved work', () => {
  it('are asked before a logout, one after the other, until one refuses', async () => {
    const { signOut, session } = await signedIn();
    const asked: string[] = [];
    const guard = (name: string, may: boolean) => async () => {
      asked.push(name);
      return may;
    };
    session.leaveGuards.add(guard('first', true));
    const removeSecond = session.leaveGuards.add(guard('second', false));
    session.leaveGuards.add(guard('third', true));
    await signOut();
    expect(asked).toEqual(['first', 'second']);
    expect(session.getToken()).toBe(ADA.token);

    removeSecond();
    await signOut();
    expect(asked).toEqual(['first', 'second', 'first', 'third']);
    expect(session.getToken()).toBeUndefined();
  });

  /** Ends the session of an element with unsaved work by a 401. */
  async function expireWithWork() {
    const { session, sessionHost, storageKey } = await signedIn();
    let answer = (_: boolean) => {};
    const guard = vi.fn(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    );
    const removeGuard = session.leaveGuards.add(guard);
    const expire = () => session.handleUnauthorized(performance.now(), sessionHost);
    expect(await Promise.all([expire(), expire()])).toEqual([false, false]);
    const settle = async (may: boolean) => {
      answer(may);
      await new Promise((resolve) => setTimeout(resolve));
    };
    return { session, guard, removeGuard, settle, storageKey };
  }

  it('delay the reload after a 401, but not the removal of record and token', async () => {
    const { session, guard, settle, storageKey } = await expireWithWork();
    expect(guard.mock.calls).toEqual([['expired']]);
    expect(localStorage.getItem(storageKey)).toBeNull();
    expect(session.getToken()).toBeUndefined();
    expect(session.getState()).toMatchObject({ phase: 'expiring', user: { UserId: 'ada' } });
    expect(reload).not.toHaveBeenCalled();
    await settle(true);
    expect(session.getState()).toMatchObject({ phase: 'signedOut', ended: 'expired' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('delay the reload until the work is saved or left', async () => {
    const { session, removeGuard, settle } = await expireWithWork();
    await settle(false);
    expect(session.getState().phase).toBe('expiring');
    expect(reload).not.toHaveBeenCalled();
    removeGuard();
    await vi.waitUntil(() => reload.mock.calls.length > 0);
    expect(session.getState().phase).toBe('signedOut');
  });

  it('do not delay the reload if the work was saved before the user stays', async () => {
    const { session, removeGuard, settle } = await expireWithWork();
    removeGuard();
    await Promise.resolve();
    await settle(false);
    expect(session.getState().phase).toBe('signedOut');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('do not end the session of a user who signed in meanwhile', async () => {
    const { session, settle } = await expireWithWork();
    session.setRecord({ ...ADA, token: 'token-2' });
    await settle(true);
    expect(session.getToken()).toBe('token-2');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a logout', () => {
  it('calls the provider before the login route and does not wait for its answer', async () => {
    const order: string[] = [];
    const { navigation, signOut } = await signedIn(() => {
      order.push('provider');
      return new Promise<void>(() => {});
    });
    navigation?.start();
    navigation?.subscribe(({ location }) => void order.push(location));
    void signOut();
    await vi.waitUntil(() => order.length > 1);
    expect(order).toEqual(['provider', '/account/login']);
  });
});

describe('the HTTP client', () => {
  it('is created once and uses the current callbacks and attributes', async () => {
    const { connection, options, request, session, sessionHost } = await signedIn();
    const fetch = vi.fn(async (_: string) => new Response('7'));
    vi.stubGlobal('fetch', fetch);
    const { createHttp } = await import('../../../../src/api/http');
    expect(await request('/first')).toBe(7);
    options.setState({ apiBase: 'http://api.example' });
    const stop = watchConnection({ connection, session, sessionHost });
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await request('/second').catch(() => {});
    expect(fetch.mock.lastCall?.[0]).toBe('http://api.example/second');
    expect(connection.getState().offline).toBe(true);
    await request('/third');
    expect(connection.getState().offline).toBe(false);
    expect(createHttp).toHaveBeenCalledTimes(1);
    stop();
  });

  it('sends the current language as a language tag, also with the logout', async () => {
    const fetch = vi.fn(async (_: string | URL, _init?: RequestInit) => new Response('7'));
    vi.stubGlobal('fetch', fetch);
    const stores = createStores({
      options: { storagePrefix: `stores-${++prefixes}:`, logoutPath: '/logout' },
      announce: () => true,
      isConnected: () => true,
      scriptFolder: 'http://localhost/',
    });
    const sent = () => new Headers(fetch.mock.lastCall?.[1]?.headers).get('Accept-Language');
    const languageOf = async (language?: string, assetsBase?: string) => {
      stores.options.setState({ language, assetsBase });
      await stores.request('/first');
      return sent();
    };
    expect(await languageOf()).toBe('en-US');
    expect(await languageOf('cn')).toBe('zh-CN');
    expect(await languageOf('de')).toBe('de');
    expect(await languageOf('pt-BR', '/own/')).toBe('pt-BR');
    // Without a catalog it is not a language of the element.
    expect(await languageOf('pt-BR')).toBe('en-US');
    stores.pageLanguage.setState({ language: 'it' });
    expect(await languageOf()).toBe('it');

    stores.session.setRecord(ADA);
    await stores.signOut();
    await vi.waitUntil(() => String(fetch.mock.lastCall?.[0]).endsWith('/logout'));
    expect(sent()).toBe('it');
    stores.pageLanguage.setState({ language: 'en' });
  });
});

it('a logout removes the requests that the diagnostics list', async () => {
  vi.stubGlobal('fetch', async () => Response.json(7));
  const stores = await signedIn();
  const stop = stores.start();
  await stores.request('/api/customers/4711');
  const listed = async () => (await loadRecentRequests()).map(({ href }) => href);
  expect((await listed())[0]).toContain('/api/customers/4711');
  await stores.signOut();
  await expect.poll(listed).toEqual([]);
  stop();
});

it('an element that is inserted again does not list the requests of a user who has left meanwhile', async () => {
  vi.stubGlobal('fetch', async () => Response.json(7));
  const stores = await signedIn();
  const stop = stores.start();
  await stores.request('/api/customers/4711');
  stop();
  await stores.signOut();
  stores.session.setRecord({ ...ADA, UserId: 'ben', token: 'token-2' });
  const stopAgain = stores.start();
  await expect.poll(async () => (await loadRecentRequests()).length).toBe(0);
  stopAgain();
});
