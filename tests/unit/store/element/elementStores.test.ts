import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStores } from '../../../../src/store/element/elementStores';
import { ADA, provider, TYPED } from '../../../support/session';

const reload = vi.fn();
let prefixes = 0;

afterEach(() => {
  vi.restoreAllMocks();
  reload.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

/** The stores of an element whose user is signed in. */
async function signedIn() {
  vi.spyOn(location, 'reload').mockImplementation(reload);
  const storagePrefix = `stores-${++prefixes}:`;
  const stores = createStores({
    options: { storagePrefix, authProvider: provider() },
    announce: () => true,
    scriptFolder: 'http://localhost/',
  });
  await stores.signIn(TYPED);
  expect(stores.session.getToken()).toBe(ADA.token);
  return stores;
}

describe('whoever guards unsaved work', () => {
  it('is asked before a logout, one after the other, until one says no', async () => {
    const { guards, signOut, session } = await signedIn();
    const asked: string[] = [];
    const guard = (name: string, may: boolean) => async () => {
      asked.push(name);
      return may;
    };
    const stays = guard('second', false);
    guards.add(guard('first', true)).add(stays).add(guard('third', true));
    await signOut();
    expect(asked).toEqual(['first', 'second']);
    expect(session.getToken()).toBe(ADA.token);

    guards.delete(stays);
    await signOut();
    expect(asked).toEqual(['first', 'second', 'first', 'third']);
    expect(session.getToken()).toBeUndefined();
  });

  it('is asked before the reload after a 401; others meanwhile wait for the same answer', async () => {
    const { guards, hooks, session } = await signedIn();
    let answer = (_: boolean) => {};
    const guard = vi.fn(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    );
    guards.add(guard);
    const expire = () => hooks.onUnauthorized(401, performance.now());
    let both = [expire(), expire()];
    answer(false);
    expect(await Promise.all(both)).toEqual([false, false]);
    expect(guard).toHaveBeenCalledTimes(1);
    expect(session.getToken()).toBe(ADA.token);
    expect(reload).not.toHaveBeenCalled();

    both = [expire(), expire()];
    answer(true);
    await Promise.all(both);
    expect(guard).toHaveBeenCalledTimes(2);
    expect(session.getState()).toMatchObject({ user: undefined, ended: 'expired' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not end the session of someone who signed in while it was thinking', async () => {
    const { guards, hooks, session } = await signedIn();
    let answer = (_: boolean) => {};
    guards.add(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    );
    const ended = hooks.onUnauthorized(401, performance.now());
    session.adopt({ ...ADA, token: 'token-2' });
    answer(true);
    await ended;
    expect(session.getToken()).toBe('token-2');
    expect(reload).not.toHaveBeenCalled();
  });
});
