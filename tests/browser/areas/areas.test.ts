import { expect, test } from 'vitest';
import { messages, openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';
import { hashOf, logOut, signInButton } from '../../support/pageHelpers';

const office = startOffice();

test('mounts an area given as a function in the light DOM and cleans it up once on leaving', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ mount(container, area) {
      container.innerHTML = '<h2>Sites of ' + area.user.Name + '</h2>';
      say('mounted', area.path, area.user.token);
      return () => say('cleaned');
    } }) } }`,
  );
  const heading = page.getByRole('heading', { name: 'Sites of Ada Okafor' });
  await heading.waitFor();
  expect(await heading.evaluate((node) => node.getRootNode() === document)).toBe(true);
  await openArea(page, 'Support');
  await page.getByText('Nothing here yet').waitFor();
  expect(await heading.count()).toBe(0);
  await openArea(page, 'Site');
  await heading.waitFor();
  expect(await messages(page)).toEqual(['mounted / ', 'cleaned', 'mounted / ']);
});

test('loads a module on the first visit and resolves its URL against the page', async () => {
  const context = await office.context();
  let loads = 0;
  await context.route('**/pages/site-area.js', (route) => {
    loads += 1;
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'export const mount = (container) => { container.textContent = "From a module"; };',
    });
  });
  const page = await openAreas(office, `{ site: { module: 'pages/site-area.js' } }`, {
    context,
    path: '#/',
  });
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(loads).toBe(0);
  await openArea(page, 'Site');
  await page.getByText('From a module').waitFor();
  expect(loads).toBe(1);
});

test('an element receives the area as a property', async () => {
  const page = await openAreas(
    office,
    `(customElements.define('our-sites', class extends HTMLElement {
      connectedCallback() { this.textContent = 'Element at ' + this.area.path; }
    }), { site: { element: 'our-sites' } })`,
    { path: '#/site/7?x=1' },
  );
  await page.getByText('Element at /7').waitFor();
});

test('clones a template on the first visit; a slotted child wins over it', async () => {
  const page = await openAreas(office, '{}', {
    path: '#/',
    children: `<template slot="site"><p id="stamped">Stamped</p></template>
      <template slot="support"><p>Not this</p></template><p slot="support">But this</p>`,
  });
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(await page.locator('#stamped').count()).toBe(0);
  await openArea(page, 'Site');
  await page.getByText('Stamped').waitFor();
  await openArea(page, 'Support');
  await page.getByText('But this').waitFor();
  expect(await page.getByText('Not this').count()).toBe(0);
  await openArea(page, 'Site');
  expect(await page.locator('#stamped').count()).toBe(1);
});

test('the clone of a template, with what was typed into it, ends with the session', async () => {
  const page = await openAreas(office, '{}', {
    children: `<template slot="site"><label>Salary <input></label></template>`,
  });
  await page.getByLabel('Salary').fill('4200');
  await openArea(page, 'Support');
  await openArea(page, 'Site');
  expect(await page.getByLabel('Salary').inputValue()).toBe('4200');
  await logOut(page);
  await signInButton(page).waitFor();
  expect(await page.locator('backoffice-shell > div[slot=site]').count()).toBe(0);
});

test('the property wins over a slotted child', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ mount: (container) => { container.textContent = 'By property'; } }) } }`,
    { children: '<p slot="site">By slot</p>' },
  );
  await page.getByText('By property').waitFor();
  expect(await page.getByText('By slot').isVisible()).toBe(false);
});

test('the context has path, query, language, currency and theme and reports each change', async () => {
  const page = await openAreas(
    office,
    `{ support: { load: async () => ({ mount(container, area) {
      const show = () => {
        container.textContent = [area.path, area.query.get('x'), area.locale, area.currency, area.theme].join(' ');
      };
      area.subscribe(show);
      show();
      say('mounted');
      window.area = area;
    } }) } }`,
    { path: '#/support/7?x=1' },
  );
  await page.getByText('/7 1 en-US USD light').waitFor();
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as HTMLElement;
    shell.setAttribute('theme', 'dark');
    (window as unknown as { area: { navigate(path: string): void } }).area.navigate('8?x=2');
  });
  await page.getByText('/8 2 en-US USD dark').waitFor();
  expect(new URL(page.url()).hash).toBe('#/support/8?x=2');
  await page.goBack();
  await page.getByText('/7 1 en-US USD dark').waitFor();
  await page.evaluate(() =>
    document.querySelector('backoffice-shell')?.setAttribute('language', 'cn'),
  );
  await page.getByText('/7 1 zh-CN USD dark').waitFor();
  await page.evaluate(() =>
    document.querySelector('backoffice-shell')?.setAttribute('currency', 'CNY'),
  );
  await page.getByText('/7 1 zh-CN CNY dark').waitFor();
  expect(await messages(page)).toEqual(['mounted']);
});

test('with the theme "host" an area receives the theme of the page and each change', async () => {
  const page = await openAreas(
    office,
    `(document.querySelector('backoffice-shell').setAttribute('theme', 'host'),
    document.documentElement.dataset.theme = 'dark',
    { site: { load: async () => ({ mount(container, area) {
      const show = () => { container.textContent = 'It is ' + area.theme; };
      area.subscribe(show);
      show();
    } }) } })`,
  );
  await page.getByText('It is dark').waitFor();
  for (const theme of ['light', 'dark', 'light']) {
    await page.evaluate((now) => {
      document.documentElement.dataset.theme = now;
    }, theme);
    await page.getByText(`It is ${theme}`).waitFor();
  }
  // A theme chosen in the shell no longer follows the page.
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
    document.querySelector('backoffice-shell')?.setAttribute('theme', 'dark');
  });
  await page.getByText('It is dark').waitFor();
});

test('a visit to an area does not change the styles of other pages', async () => {
  const page = await openAreas(office, `{ site: { load: async () => ({ mount() {} }) } }`, {
    path: '#/profile',
  });
  const button = page.getByRole('button', { name: 'Log out' });
  const styles = () =>
    button.evaluate((node) => {
      const { color, fontWeight, padding, minHeight } = getComputedStyle(node);
      return { color, fontWeight, padding, minHeight };
    });
  await button.waitFor();
  const before = await styles();
  await openArea(page, 'Site');
  await page.locator('[data-backoffice-area=site]').waitFor({ state: 'attached' });
  await page.evaluate(() => location.assign('#/profile'));
  await button.waitFor();
  expect(await styles()).toEqual(before);
});

test('the request of an area carries the token of the session', async () => {
  office.expectProblem(/401/);
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ async mount(container, area) {
      await area.request('/api/probe').catch(({ status }) => say('refused', status));
    } }) } }`,
    { children: '' },
  );
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const probes = office.server.requests.filter(({ path }) => path === '/api/probe');
  expect(probes.at(-1)?.headers.authorization).toBe('Bearer area-token');
});

test('an area navigates to subpaths with a colon or a "#" and reads them back', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ mount(container, area) {
      const show = () => { container.textContent = 'At ' + area.path; };
      area.subscribe(show);
      show();
      window.area = area;
    } }) } }`,
  );
  await page.getByText('At /').waitFor();
  for (const [path, shown] of [
    ['app:42', '/app:42'],
    ['http://x/q', '/http://x/q'],
    ['C#', '/C%23'],
  ]) {
    await page.evaluate(`window.area.navigate(${JSON.stringify(path)})`);
    await page.getByText(`At ${shown}`, { exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe(`#/site${shown}`);
  }
});

test('an area that changes its query hears of the navigation that follows', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ mount(container, area) {
      container.innerHTML = '<button>Failed only</button>';
      container.firstChild.onclick = () => {
        const { query } = area;
        query.set('state', 'failed');
        area.navigate('?' + query);
      };
      area.subscribe(() => say('query', area.query));
    } }) } }`,
  );
  await page.getByRole('button', { name: 'Failed only' }).click();
  await expect.poll(() => messages(page)).toEqual(['query state=failed']);
  expect(await hashOf(page)).toBe('#/site?state=failed');
});
