import { expect, test } from 'vitest';
import { messages, openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';

const office = startOffice();

test('a mount may return garbage, remove its container or be pending when the user leaves', async () => {
  office.expectProblem(/has no function "mount"/);
  const page = await openAreas(
    office,
    `(() => {
      const module = (mount) => ({ load: async () => ({ mount }) });
      return {
        site: module((container) => { container.textContent = 'A number'; return 42; }),
        application: module(async (container) => { container.textContent = 'An object'; return { then: 7 }; }),
        develop: module((container) => {
          container.textContent = 'Removed immediately';
          container.remove();
          return () => say('cleaned develop');
        }),
        support: module(async (container, area) => {
          say('pending');
          await new Promise((go) => { window.go = go; });
          area.setTitle('Too late');
          area.notify({ kind: 'info', text: 'Shown nevertheless' });
          container.textContent = 'Late';
          say('late, aborted ' + area.signal.aborted);
          return () => say('cleaned support');
        }),
        workspace: { load: async () => undefined },
      };
    })()`,
  );
  await page.getByText('A number').waitFor();
  await openArea(page, 'Application');
  await page.getByText('An object').waitFor();
  for (const _ of [1, 2]) {
    await openArea(page, 'Develop');
    // The container returns: a page that renders its body again removes it too.
    await page.getByText('Removed immediately').waitFor();
    await openArea(page, 'Site');
    await page.getByText('A number').waitFor();
  }
  expect(await messages(page)).toEqual(['cleaned develop', 'cleaned develop']);

  await openArea(page, 'Support');
  await expect.poll(() => messages(page)).toContain('pending');
  await openArea(page, 'Site');
  await page.getByText('A number').waitFor();
  await page.evaluate('window.go()');
  await expect.poll(() => messages(page)).toContain('cleaned support');
  expect((await messages(page)).slice(2)).toEqual([
    'pending',
    'late, aborted true',
    'cleaned support',
  ]);
  await expect.poll(() => page.title()).toBe('Site · Northgate');
  expect(await page.getByText('Shown nevertheless').count()).toBe(0);
  expect(await page.locator('[data-backoffice-area]').allTextContents()).toEqual(['A number']);

  await openArea(page, 'Workspace');
  await page.getByRole('alert').getByText('Couldn’t load Workspace').waitFor();
  expect((await messages(page)).at(-1)).toContain('has no function "mount"');
});

test('reports an error thrown by a cleanup, removes the area once and mounts the next one', async () => {
  office.expectProblem(/area "site" failed in its cleanup function/);
  const page = await openAreas(
    office,
    `{
      site: { load: async () => ({ mount(container) {
        container.textContent = 'Nine sites';
        return () => { say('cleaned'); throw new Error('nothing to take away'); };
      } }) },
      develop: { load: async () => ({ mount(container) { container.textContent = 'Keys'; } }) },
    }`,
  );
  await page.getByText('Nine sites').waitFor();
  await page.evaluate(() =>
    addEventListener('error', ({ error }) =>
      Object.assign(window, { reported: `${error.message}: ${error.cause.message}` }),
    ),
  );
  await openArea(page, 'Develop');
  await page.getByText('Keys').waitFor();
  expect(await messages(page)).toEqual(['cleaned']);
  await expect
    .poll(() => page.evaluate('window.reported'))
    .toBe('area "site" failed in its cleanup function: nothing to take away');
  expect(await page.getByText('Nine sites').count()).toBe(0);
  await openArea(page, 'Site');
  await page.getByText('Nine sites').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('offers a retry after ten seconds of mounting and keeps loading meanwhile', async () => {
  const context = await office.context();
  await context.clock.install();
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ async mount(container) {
      window.tries = (window.tries ?? 0) + 1;
      if (window.tries < 3) await new Promise((go) => { window.go = go; });
      container.textContent = 'Here, try ' + window.tries;
    } }) } }`,
    { context },
  );
  const note = page.getByRole('status').filter({ hasText: 'Site is taking longer than usual.' });
  await page.waitForFunction('window.tries === 1');
  await page.clock.fastForward(9000);
  expect(await note.count()).toBe(0);
  await page.clock.fastForward(1500);
  await note.getByRole('button', { name: 'Try again' }).click();
  await page.waitForFunction('window.tries === 2');
  await page.clock.fastForward(10_500);
  await note.waitFor();
  await page.evaluate('window.go()');
  await page.getByText('Here, try 2').waitFor();
  expect(await note.count()).toBe(0);
  expect(await messages(page)).toEqual([]);
});

test('two areas with one name share the menu entry of the first; the property wins over both', async () => {
  const page = await openAreas(office, '{}', {
    children: `<section slot="site" data-label="First">One</section>
      <section slot="site" data-label="Second">Two</section>
      <template slot="site"><p>Stamped</p></template>`,
  });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'First' }).waitFor();
  expect(await menu.getByText('Second').count()).toBe(0);
  // A slot shows all elements assigned to it.
  await page.getByText('One').waitFor();
  expect(await page.getByText('Two').isVisible()).toBe(true);
  expect(await page.getByText('Stamped').count()).toBe(0);

  await page.evaluate(`document.querySelector('backoffice-shell').areas = {
    site: { load: async () => ({ mount(container) { say('mounted'); container.textContent = 'Given'; } }) },
  }`);
  await page.getByText('Given').waitFor();
  expect(await page.getByText('One').isVisible()).toBe(false);
  expect(await messages(page)).toEqual(['mounted']);
});

test('ignores a page of another origin that loads later in a frame, and its flood of messages', async () => {
  const say = (words: string) => `{
    const { port1, port2 } = new MessageChannel();
    parent.postMessage({ 'backoffice-area': { ready: true } }, '*', [port2]);
    parent.postMessage({ 'backoffice-area': ${words} }, '*');
    port1.postMessage(${words});
  }`;
  const pages: Record<string, string> = {
    good: `<script>${say(`{ setBadge: '5' }`)}</script>`,
    bad: `<script>
      addEventListener('message', () => { document.title = 'told'; });
      for (let i = 0; i < 10000; i++) {
        ${say(`{ setBadge: 'Forged', setTitle: 'Forged', setDirty: true, height: 100 + i, navigate: { path: '/admin' } }`)}
      }
      parent.postMessage('all said', '*');
    </script>`,
  };
  const context = await office.context();
  await context.route(/^https:\/\/(good|bad)\.example\//, (route) => {
    const [name = ''] = new URL(route.request().url()).host.split('.');
    return route.fulfill({ contentType: 'text/html', body: pages[name] });
  });
  const page = await openAreas(
    office,
    `(addEventListener('message', ({ data }) => data === 'all said' && say(data)),
      { site: { iframe: 'https://good.example/' } })`,
    { context },
  );
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await entry.filter({ hasText: '5' }).waitFor();
  const frame = page.frames()[1];
  const height = () =>
    page.locator('iframe').evaluate((node) => node.getBoundingClientRect().height);
  const before = await height();
  await frame?.goto('https://bad.example/');
  await expect.poll(() => messages(page)).toEqual(['all said']);
  expect(await frame?.title()).toBe('');
  expect(await height()).toBe(before);
  await expect.poll(() => page.title()).toBe('Site · Northgate');
  await openArea(page, 'Support');
  await page.getByText('Nothing here yet').waitFor();
  expect(await entry.allInnerTexts()).toContain('Site\n5');
});

test('shows titles and badges of any type as text', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ mount(container, area) {
      area.setBadge({ toString: () => 'seven' });
      area.setTitle(Symbol('Sites'));
      container.textContent = 'Alive';
    } }) } }`,
  );
  await page.getByText('Alive').waitFor();
  await expect.poll(() => page.title()).toBe('Symbol(Sites) · Northgate');
  const entry = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: /Site/ });
  expect(await entry.innerText()).toContain('seven');
});
