import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostPage } from '../../support/markup';
import { startOffice } from '../../support/office';
import { packedForTests } from '../../support/packed';

const office = startOffice();
const packed = packedForTests();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundled-'));
  const entries = { portal: 'login', single: 'standalone' };
  const files = Object.keys(entries).map((name) => path.join(packed.project, `${name}.js`));
  for (const [at, entry] of Object.values(entries).entries()) {
    await writeFile(files[at] as string, `import 'backoffice-elements/${entry}';\n`);
  }
  for (const format of ['esm', 'iife'] as const) {
    await build({
      entryPoints: files,
      outdir: path.join(folder, format),
      bundle: true,
      // Comments name the modules relative to it.
      absWorkingDir: packed.project,
      splitting: format === 'esm',
      format,
      // Neither format needs to know its address.
      logLevel: 'warning',
    });
  }
  await buildAllEntries();
  const { build: viteBuild } = await import('vite');
  const portal = '<script type="module" src="/portal.js"></script>';
  await writeFile(path.join(packed.project, 'index.html'), portal);
  await viteBuild({
    configFile: false,
    root: packed.project,
    base: '/own/vite/',
    logLevel: 'error',
    build: { outDir: path.join(folder, 'vite'), emptyOutDir: true },
  });
  // A fixed name for the test's page.
  const assets = path.join(folder, 'vite', 'assets');
  const main = (await readdir(assets)).find((name) => /^index-.*\.js$/.test(name)) as string;
  await cp(path.join(assets, main), path.join(assets, 'portal.js'));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Bundles all entries in one esbuild run, like the dev servers of Vite 6 and 7. */
async function buildAllEntries() {
  await build({
    entryPoints: Object.fromEntries(
      ['', '/login', '/reset', '/shell', '/pickers', '/define'].map((entry) => [
        entry.slice(1) || 'all',
        `backoffice-elements${entry}`,
      ]),
    ),
    outdir: path.join(folder, 'entries'),
    absWorkingDir: packed.project,
    bundle: true,
    splitting: true,
    format: 'esm',
    logLevel: 'warning',
  });
}

test('bundles of esbuild and Vite contain the languages as chunks and no path of the machine', async () => {
  const files = (await readdir(folder, { recursive: true })).filter((one) => one.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const code = await readFile(path.join(folder, file), 'utf8');
    expect([packed.project, process.cwd()].filter((one) => code.includes(one))).toEqual([]);
    expect(code.includes('import.meta.url') ? file : '').toBe('');
  }
  for (const script of [
    ...['portal', 'single'].flatMap((name) => [
      `<script type="module" src="/own/esm/${name}.js"></script>`,
      `<script src="/own/iife/${name}.js" defer></script>`,
    ]),
    '<script type="module" src="/own/vite/assets/portal.js"></script>',
  ]) {
    const context = await office.context();
    const asked: string[] = [];
    await context.route('**/own/**', (route) => {
      const { pathname } = new URL(route.request().url());
      asked.push(pathname);
      return route.fulfill({ path: path.join(folder, pathname.replace('/own/', '')) });
    });
    const page = await office.host(
      hostPage('<backoffice-login language="de"></backoffice-login>', script),
      context,
    );
    await page.getByRole('button', { name: 'Anmelden' }).waitFor();
    await page.evaluate("document.querySelector('backoffice-login').language = 'ru'");
    await page.getByRole('button', { name: 'Войти' }).waitFor();
    expect(asked.filter((one) => one.endsWith('.json'))).toEqual([]);
  }
});

const FIRST_TEXTS: Record<string, string> = {
  login: 'Forgot password?',
  reset: 'Reset password',
  shell: 'Forgot password?',
};

for (const [entry, name] of [
  ['login', 'login'],
  ['reset', 'reset'],
  ['shell', 'shell'],
  ['all', 'login'],
  ['all', 'shell'],
] as const) {
  test(`<backoffice-${name}> of the bundled entry "${entry}" has its texts and styles`, async () => {
    const context = await office.context();
    await context.route('**/own/**', (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: path.join(folder, pathname.replace('/own/', '')) });
    });
    const page = await office.host(
      hostPage(
        `<backoffice-${name}></backoffice-${name}>`,
        `<script type="module" src="/own/entries/${entry}.js"></script>`,
      ),
      context,
    );
    await page.getByText(FIRST_TEXTS[name] as string).waitFor();
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0);
  });
}
