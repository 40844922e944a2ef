import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { messages, openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';

const office = startOffice();

test('each of two areas with missing modules reloads the page once, then shows the card immediately', async () => {
  office.expectProblem(/404|Failed to (load|fetch)/);
  const context = await office.context();
  let loaded = 0;
  context.on('request', (request) => {
    if (request.isNavigationRequest()) loaded += 1;
  });
  const areas = `{ site: { module: '/gone/site.js' }, support: { module: '/gone/support.js' } }`;
  const page = await openAreas(office, areas, { context });
  await page.getByText('Couldn’t load Site').waitFor();
  expect(loaded).toBe(2);
  for (const name of ['Support', 'Site', 'Support']) {
    await openArea(page, name);
    await page.getByText(`Couldn’t load ${name}`).waitFor();
    expect(loaded).toBe(3);
  }
});

/** Opens an area whose module is missing, on a page whose server answers HEAD like this. Counts the loads of the page. */
async function openMissing(answer: (route: Route) => Promise<void>) {
  office.expectProblem(/404|Failed to (load|fetch)/);
  const context = await office.context();
  const loads = { count: 0 };
  await context.route('**/host-page', (route) => {
    if (route.request().method() === 'HEAD') return answer(route);
    loads.count += 1;
    return route.fallback();
  });
  const page = await openAreas(office, `{ site: { module: '/gone/site.js' } }`, { context });
  await page.getByText('Couldn’t load Site').waitFor();
  return { context, page, loads };
}

test('a missing module reloads the page once if a sign-in proxy redirects all requests', async () => {
  const { loads } = await openMissing((route) =>
    route.fulfill({ status: 302, headers: { location: 'https://id.example/' } }),
  );
  expect(loads.count).toBe(2);
});

test('a missing module does not reload the page while its server does not answer', async () => {
  const { context, page, loads } = await openMissing((route) => route.abort());
  expect(loads.count).toBe(1);
  await context.unroute('**/host-page');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await reloaded;
  await page.getByText('Couldn’t load Site').waitFor();
});

test('a module that failed while it was prefetched is imported anew on the visit', async () => {
  const context = await office.context();
  await context.route('**/late/site.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        say('imported');
        if (window.messages.length === 1) throw new Error('Not yet');
        export const mount = (box) => { box.textContent = 'Here now'; };`,
    }),
  );
  const areas = `{ site: { module: '/late/site.js' } }`;
  const page = await openAreas(office, areas, { context, path: '#/' });
  // React attaches the pointer listeners.
  await page.locator('[part=footer]').waitFor();
  await page.getByRole('link', { name: 'Site' }).first().hover();
  await expect.poll(() => messages(page)).toEqual(['imported']);
  for (const name of ['Site', 'Support', 'Site']) await openArea(page, name);
  await page.getByText('Here now').waitFor();
  expect(await messages(page)).toEqual(['imported', 'imported']);
});

test('an area whose page intercepts the reload says after ten seconds that it could not be loaded', async () => {
  office.expectProblem(/404|Failed to (load|fetch)/);
  const context = await office.context();
  await context.addInitScript(() => {
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', (event) => {
      const { navigationType, intercept } = event as Event & {
        navigationType: string;
        intercept(): void;
      };
      if (navigationType === 'reload') intercept.call(event);
    });
  });
  const page = await openAreas(office, `{ site: { module: '/gone/site.js' } }`, {
    context,
    path: '#/',
  });
  await page.locator('[part=footer]').waitFor();
  await page.clock.install({ time: Date.now() });
  const missing = page.waitForResponse('**/gone/site.js');
  await openArea(page, 'Site');
  await missing;
  await page.clock.fastForward(9000);
  expect(await page.getByText('Couldn’t load Site').count()).toBe(0);
  await expect
    .poll(async () => {
      await page.clock.fastForward(1000);
      return page.getByText('Couldn’t load Site').count();
    })
    .toBe(1);
});

test.each([
  ['webpack', `Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })`],
  ['Vite', `new Error('Unable to preload CSS for /assets/site-1a2b.css')`],
  ['Safari', `new TypeError("'text/html' is not a valid JavaScript MIME type.")`],
])('a file that %s reports as missing reloads the page once', async (_bundler, error) => {
  office.expectProblem(/chunk 7|preload CSS|MIME type/);
  const context = await office.context();
  let loads = 0;
  context.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const areas = `{ site: { load: () => Promise.reject(${error}) } }`;
  const page = await openAreas(office, areas, { context });
  await page.getByText('Couldn’t load Site').waitFor();
  expect(loads).toBe(2);
});
