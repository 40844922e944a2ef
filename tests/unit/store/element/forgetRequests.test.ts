import { afterEach, expect, it, vi } from 'vitest';
import { createStores } from '../../../../src/store/element/elementStores';
import { loadRecentRequests } from '../../../../src/store/element/loadRecentRequests';
import { ADA, provider, TYPED } from '../../../support/session';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('a logout removes the requests that the diagnostics list', async () => {
  vi.stubGlobal('fetch', async () => Response.json(7));
  const stores = createStores({
    options: { storagePrefix: 'requests:', authProvider: provider() },
    announce: () => true,
    isConnected: () => true,
    scriptFolder: 'http://localhost/',
  });
  const stop = stores.start();
  await stores.session.signIn(stores.provider, TYPED, stores.sessionHost);
  expect(stores.session.getToken()).toBe(ADA.token);
  await stores.request('/api/customers/4711');
  const listed = async () => (await loadRecentRequests()).map(({ href }) => href);
  expect(await listed()).toEqual(['http://localhost:3000/api/customers/4711']);
  await stores.signOut();
  await expect.poll(listed).toEqual([]);
  stop();
});
