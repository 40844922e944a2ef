import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { openShell } from '../../support/topBar';

const office = startOffice();

test('results under a heading of the shell replace those of the last query', async () => {
  const page = await openShell(office);
  await page.evaluate(() => {
    const searchProvider = async (query: string) => [
      { id: 1, label: `Page ${query}`, group: 'Pages' },
      { id: 2, label: `Action ${query}`, group: 'Actions' },
    ];
    Object.assign(document.querySelector('backoffice-shell') as object, { searchProvider });
  });
  await page.keyboard.press('/');
  for (const query of ['s', 'full screen']) {
    await page.getByRole('combobox', { name: 'Search' }).fill(query);
    await page.getByRole('option', { name: `Action ${query}` }).waitFor();
  }
  expect(await page.getByRole('option').allInnerTexts()).toEqual([
    'Full screen',
    'Page full screen',
    'Action full screen',
  ]);
});

test('a host page that sets a new provider at each event gets one call for each query', async () => {
  const page = await openShell(office);
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as object;
    const counts = { calls: 0, aborts: 0 };
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const render = () =>
      Object.assign(shell, {
        searchProvider: async (query: string, signal: AbortSignal) => {
          counts.calls++;
          signal.addEventListener('abort', () => counts.aborts++);
          await answered;
          return [{ id: 1, label: `Result for ${query}` }];
        },
      });
    render();
    addEventListener('backoffice-search', render);
    Object.assign(window, { counts, answer, render });
  });
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('order');
  await expect.poll(() => page.evaluate('window.counts.calls')).toBe(1);
  await page.evaluate('window.render()');
  await page.evaluate('window.answer()');
  await page.getByRole('option', { name: 'Result for order' }).waitFor();
  expect(await page.evaluate('window.counts')).toEqual({ calls: 1, aborts: 0 });
});

test('results and recent choices that lead to pages the user may not open are left out', async () => {
  const page = await openShell(office);
  const result = (id: string, link?: string) => ({ id, label: `Order ${id}`, link });
  const results = [
    result('open', '/site/7'),
    result('address', 'https://example.com/orders'),
    result('area', '/orders/7'),
    result('entry', '/develop/7?state=late'),
    result('spelled', '/%64evelop'),
    result('unknown', '/nowhere'),
    result('text'),
  ];
  await page.evaluate((answer) => {
    const user = JSON.parse(localStorage['backoffice:currentUser']);
    const choices = answer.map((choice) => ({ ...choice, from: 'provider' }));
    const recent = JSON.stringify({ owner: String(user.UserId), choices });
    localStorage.setItem('backoffice:recent', recent);
    Object.assign(document.querySelector('backoffice-shell') as object, {
      searchProvider: async () => answer,
      areas: { orders: { roles: ['NOBODY'], load: async () => ({ mount() {} }) } },
      menu: [
        { id: 'site', label: 'Sites', link: '/site' },
        { id: 'develop', label: 'Releases', link: '/develop', roles: ['NOBODY'] },
      ],
    });
  }, results);
  await page.keyboard.press('/');
  const options = page.getByRole('option', { name: 'Order' });
  await expect.poll(() => options.allInnerTexts()).toEqual(['Order open', 'Order address']);
  await page.getByRole('combobox', { name: 'Search' }).fill('order');
  await expect
    .poll(() => options.allInnerTexts())
    .toEqual(['Order open', 'Order address', 'Order text']);
});

test('a search provider that throws an unreadable error causes no second error', async () => {
  const page = await openShell(office);
  await page.evaluate(() => {
    const unreadable = Object.defineProperty(new Error(), 'message', {
      get() {
        throw new Error('unreadable');
      },
    });
    const told: string[] = [];
    addEventListener('backoffice-error', ({ detail }: CustomEventInit) =>
      told.push(detail.message),
    );
    Object.assign(window, { told });
    const searchProvider = () => Promise.reject(unreadable);
    Object.assign(document.querySelector('backoffice-shell') as object, { searchProvider });
  });
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('order');
  await page.getByText('The search failed.', { exact: false }).last().waitFor();
  const message = 'The thrown value cannot be shown as text.';
  await expect.poll(() => page.evaluate('window.told')).toEqual([message]);
});
