import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostPage } from '../../support/markup';
import { startOffice } from '../../support/office';
import { packedForTests } from '../../support/packed';
import { signedIn } from '../../support/signedIn';

const office = startOffice();
const packed = packedForTests(['react', 'react-dom', 'scheduler']);
let folder: string;

/** The entries with components: with a React of their own, and with the React of the page. */
const ENTRIES = ['react', 'external-react/react'];

/** The page of a portal, for the server and for the browser. */
const portal = (entry: string) => `
import { createElement as h, useRef, useState } from 'react';
import { BackofficeDatePicker, BackofficeShell, BackofficeTimePicker } from 'backoffice-elements/${entry}';

export function Portal() {
  const [count, setCount] = useState(0);
  const [heard, setHeard] = useState([]);
  const [end, setEnd] = useState('17:00');
  const [inputs, setInputs] = useState(0);
  const shell = useRef(null);
  const hear = (event) => setHeard((all) => [...all, event.type]);
  return h('main', { id: 'portal' },
    h('button', { onClick: () => setCount(count + 1) }, 'Orders ' + count),
    h('button', { onClick: () => shell.current.navigate('/site') }, 'Go'),
    h('output', null, heard.join(' ')),
    h(BackofficeShell, {
      ref: shell, id: 'office', className: 'office', brand: 'Harbour', noAutofocus: true,
      menu: [{ id: 'site', label: 'Orders ' + count, link: '/site' }],
      areas: { site: { load: async () => ({ mount: (box) => box.append('Area ' + count) }) } },
      onBackofficeReady: hear,
      onBackofficeNavigate: hear,
    }, h('p', { slot: 'footer' }, 'Footer ' + count)),
    h(BackofficeDatePicker, { label: 'Day', range: count > 0, onChange: hear }),
    h('form', { onInput: () => setInputs(inputs + 1) },
      h('output', null, inputs + ' inputs'),
      h(BackofficeTimePicker, { label: 'Start', defaultValue: '09:0' + count }),
      h(BackofficeTimePicker, { label: 'End', value: end, onChange: (event) => setEnd(event.currentTarget.value) }),
      h('output', { id: 'end' }, 'until ' + end),
      h('button', { type: 'reset' }, 'Reset'),
    ),
  );
}
`;

/** An application with a hash router, whose page with a shell is opened twice. */
const twice = (entry: string) => `
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BackofficeShell } from 'backoffice-elements/${entry}';

window.heard = [];
function App() {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const hear = (event) => window.heard.push(event.type);
  return hash === '#/office'
    ? h(BackofficeShell, {
        routing: 'memory', brand: 'Harbour', layout: 'horizontal', noAutofocus: true,
        onBackofficeReady: hear, onBackofficeSettingsChange: hear,
        dangerouslySetInnerHTML: { __html: '<p slot="footer">Footer of the server</p>' },
      })
    : h('p', null, 'News');
}
createRoot(document.querySelector('#root')).render(h(App));
`;

/** A shell that React can hide while it stays in the page. */
const hidden = (entry: string) => `
import { Activity, createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BackofficeShell } from 'backoffice-elements/${entry}';

window.heard = [];
function App() {
  const [shown, setShown] = useState(true);
  window.setShown = setShown;
  return h(Activity, { mode: shown ? 'visible' : 'hidden' },
    h(BackofficeShell, { onBackofficeLogout: (event) => window.heard.push(event.type) }));
}
createRoot(document.querySelector('#root')).render(h(App));
`;

/** Inputs of each bundle, by entry. */
const inputs: Record<string, string[]> = {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'react-'));
  await writeFile(path.join(packed.project, 'package.json'), '{"type": "module"}');
  for (const entry of ENTRIES) await buildPortal(entry);
}, 60_000);

async function buildPortal(entry: string): Promise<void> {
  const project = path.join(packed.project, entry);
  await mkdir(project, { recursive: true });
  await writeFile(path.join(project, 'portal.js'), portal(entry));
  await writeFile(
    path.join(project, 'client.js'),
    `import { createElement } from 'react';
    import { hydrateRoot } from 'react-dom/client';
    import { Portal } from './portal.js';
    hydrateRoot(document.querySelector('#root'), createElement(Portal), {
      onRecoverableError: (error) => console.error('hydration', error.message),
    });`,
  );
  await writeFile(
    path.join(project, 'server.js'),
    `import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { Portal } from './portal.js';
    console.log(renderToString(createElement(Portal)));`,
  );
  await writeFile(path.join(project, 'twice.js'), twice(entry));
  await writeFile(path.join(project, 'hidden.js'), hidden(entry));
  const { metafile } = await build({
    entryPoints: [
      path.join(project, 'client.js'),
      path.join(project, 'twice.js'),
      path.join(project, 'hidden.js'),
    ],
    outdir: path.join(folder, entry),
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'warning',
  });
  inputs[entry] = Object.keys(metafile.inputs);
}
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Serves the bundles below `/own/`. */
const serveBundles = (context: BrowserContext) =>
  context.route('**/own/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(folder, pathname.replace('/own/', '')) });
  });

/** Opens the portal, rendered on the server. A message of React fails the test. Requests that match `failing` fail. */
async function openPortal(entry: string, failing?: RegExp): Promise<Page> {
  const markup = (await packed.node(`${entry}/server.js`)).trim();
  expect(markup).toContain('<output></output><form>');
  const context = await signedIn(office, 'ada');
  await serveBundles(context);
  if (failing) await context.route(failing, (route) => route.abort());
  return office.host(
    hostPage(
      `<div id="root">${markup}</div>`,
      `<script type="module" src="/own/${entry}/client.js"></script>`,
    ),
    context,
  );
}

test.each(ENTRIES)(
  'components of %s render on a server and hydrate with properties, listeners and ref',
  async (entry) => {
    const page = await openPortal(entry);
    const menu = page.getByRole('navigation');
    await menu.getByRole('link', { name: 'Orders 0' }).waitFor();
    await page.getByText('Footer 0').waitFor();
    expect(await page.locator('backoffice-shell').getAttribute('class')).toBe('office');
    expect(await page.locator('backoffice-shell').getAttribute('no-autofocus')).toBe('');
    await page.locator('output', { hasText: 'backoffice-ready' }).waitFor();

    await page.getByRole('button', { name: 'Orders 0' }).click();
    await menu.getByRole('link', { name: 'Orders 1' }).waitFor();
    await page.getByText('Footer 1').waitFor();
    expect(await page.locator('backoffice-date-picker').getAttribute('range')).toBe('');
    await page.getByRole('button', { name: 'Go' }).click();
    await page.getByText('Area 1').waitFor();
    await page.locator('output', { hasText: 'backoffice-navigate' }).waitFor();
  },
);

test.each(ENTRIES)(
  'pickers of %s keep the choice of the user; a reset returns to defaultValue, or keeps value',
  async (entry) => {
    const page = await openPortal(entry);
    const timeOf = (label: string) =>
      page
        .locator(`backoffice-time-picker[label=${label}]`)
        .evaluate((picker: HTMLInputElement) => picker.value);
    const type = async (label: string, text: string) => {
      await page.getByRole('textbox', { name: label }).fill(text);
      await page.getByRole('textbox', { name: label }).press('Tab');
    };
    await expect.poll(() => timeOf('Start')).toBe('09:00');
    await expect.poll(() => timeOf('End')).toBe('17:00');
    await type('Start', '10:30');
    await type('End', '18:15');
    await page.getByText('until 18:15').waitFor();
    // A render while the user types sets the value that was committed last.
    const end = page.getByRole('textbox', { name: 'End' });
    await end.fill('');
    await page.getByText('3 inputs').waitFor();
    await end.pressSequentially('7');
    await page.getByText('4 inputs').waitFor();
    expect(await end.inputValue()).toBe('7');
    // Text that is not a value stays, although `onChange` has set an empty value.
    await type('End', '25:99');
    await page.getByText('until', { exact: true }).waitFor();
    expect(await end.inputValue()).toBe('25:99');
    await page.getByText(/^Enter a time such as/).waitFor();
    await type('End', '18:15');
    await page.getByRole('button', { name: 'Orders 0' }).click();
    await page.getByRole('button', { name: 'Orders 1' }).waitFor();
    expect([await timeOf('Start'), await timeOf('End')]).toEqual(['10:30', '18:15']);
    await page.getByRole('button', { name: 'Reset' }).click();
    expect([await timeOf('Start'), await timeOf('End')]).toEqual(['09:00', '18:15']);
  },
);

test.each(ENTRIES)(
  'a shell of %s that is rendered again starts with its attributes',
  async (entry) => {
    const context = await signedIn(office, 'ada');
    await serveBundles(context);
    const script = `<script type="module" src="/own/${entry}/twice.js"></script>`;
    const page = await office.host(
      hostPage('<div id="root"></div>', script),
      context,
      '/host-page#/office',
    );
    const heard = () => page.evaluate('window.heard');
    for (const count of [1, 2]) {
      await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
      await page.getByText('Footer of the server').waitFor();
      await expect.poll(heard).toEqual(Array(count).fill('backoffice-ready'));
      await page.evaluate(`location.hash = '#/news'`);
      await page.getByText('News').waitFor();
      await page.evaluate(`location.hash = '#/office'`);
    }
    await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
    expect(await page.evaluate(() => location.hash)).toBe('#/office');
    expect(await page.locator('backoffice-shell').getAttribute('layout')).toBe('horizontal');
  },
);

test.each(ENTRIES)('listeners of %s work while React hides the shell', async (entry) => {
  const context = await signedIn(office, 'ada');
  await serveBundles(context);
  const script = `<script type="module" src="/own/${entry}/hidden.js"></script>`;
  const page = await office.host(hostPage('<div id="root"></div>', script), context);
  const shell = page.locator('backoffice-shell');
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  await page.evaluate('setShown(false)');
  await shell.waitFor({ state: 'hidden' });
  await shell.evaluate((one) => (one as unknown as { logout(): Promise<void> }).logout());
  await expect.poll(() => page.evaluate('heard')).toEqual(['backoffice-logout']);
  await page.evaluate('setShown(true)');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate('heard')).toEqual(['backoffice-logout']);
});

test('a component whose code does not load shows a message, and the page goes on', async () => {
  office.expectProblem(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const page = await openPortal('react', /\/own\/.*\/shell-[^/]*\.js$/);
  const shell = page.locator('backoffice-shell');
  await shell.getByRole('alert').getByText('Loading failed. Please reload the page.').waitFor();
  await page.getByRole('button', { name: 'Orders 0' }).click();
  await page.getByText('Footer 1').waitFor();
});

test('external-react leaves React to the page and refuses an older one', async () => {
  const external = inputs['external-react/react'] ?? [];
  expect(external.some((file) => file.endsWith('external-react/modules/shell-core.js'))).toBe(true);
  // The entries with a React of their own are not among them.
  expect(
    external.filter((file) => /backoffice-elements\/dist\/(chunks|\w+\.js)/.test(file)),
  ).toEqual([]);
  const check = await readFile(
    path.join(packed.folder, 'dist/external-react/modules/requireReact19.js'),
    'utf8',
  );
  const old = path.join(packed.project, 'old/node_modules/react');
  await mkdir(old, { recursive: true });
  await writeFile(path.join(old, 'index.js'), "exports.version = '18.3.1';");
  await writeFile(path.join(packed.project, 'old/check.js'), check);
  await expect(packed.node('old/check.js')).rejects.toThrow(
    'backoffice-elements/external-react needs React 19 or newer, but this page has React 18.3.1.',
  );
});

test('the entries can be required in Node', async () => {
  const script = `
    for (const name of ['', '/login', '/pickers', '/define', '/react', '/external-react', '/external-react/react', '/area'])
      console.log(Object.keys(require('backoffice-elements' + name)).join());`;
  const names = (await packed.node('--no-warnings', '-e', script.replaceAll('\n', ' ')))
    .trim()
    .split('\n');
  expect(names).toHaveLength(8);
  for (const list of names) expect(list).toMatch(/\w/);
});
