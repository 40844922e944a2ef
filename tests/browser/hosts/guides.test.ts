import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { guideBlocks, guideFiles } from '../../support/guide';
import { signInHydrated } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { userMenu } from '../../support/pageHelpers';
import { serveAtOrigin } from '../../support/serveAtOrigin';
import { signedIn } from '../../support/signedIn';

const DIST = path.resolve(import.meta.dirname, '../../../dist');
const allowOrigins: string[] = [];
const office = startOffice({
  allowOrigins,
  quickHashes: true,
  folders: { '/backoffice/0.1.0/': DIST },
});
beforeAll(() => void allowOrigins.push(office.server.url));

const codeOf = (guide: string) => guideBlocks(guide).map(({ code }) => code);
const languagesOf = (guide: string) => guideBlocks(guide).map(({ language }) => language);
const OFFICE = 'https://office.example';

test('the code of the portal guide shows the shell in each portal', async () => {
  expect(languagesOf('portals.md')).toEqual([
    'html',
    'html',
    'js',
    'ts',
    'html',
    'php',
    'yaml',
    'js',
    'js',
    'html',
  ]);
  const [anywhere = '', , , sharePoint = '', block = '', php = '', yaml = '', wiki = ''] =
    codeOf('portals.md');
  const [, enqueued] = /'(https:\S+\.js)'/.exec(php) ?? [];
  const [[library, { attributes }]] = Object.entries(parse(yaml).backoffice.js) as never as [
    [string, { attributes: { defer: boolean } }],
  ];
  expect(attributes).toEqual({ defer: true });
  const context = await office.context();
  await serveAtOrigin(office, context, OFFICE, '/backoffice/');
  const arrive = async (page: Page) => {
    await userMenu(page).waitFor();
    const base = () => document.querySelector('backoffice-shell')?.getAttribute('api-base');
    expect(await page.evaluate(base)).toBe(OFFICE);
  };
  const pages: Record<string, string> = {
    '/any-portal': anywhere,
    '/wordpress': `<p>News</p>${block}<script src="${enqueued}" defer></script>`,
    '/drupal': `${block}<script src="${library}" defer></script>`,
    '/share-point': `<main></main><script>
      (function render() { ${sharePoint} }).call({ domElement: document.querySelector('main') });</script>`,
    '/mediawiki': `<div id="mw-content-text">Text</div><script src="/vendor/jquery/jquery.js"></script>
      <script>
        const mw = {
          config: { get: () => 'Back_office' },
          loader: { load: (src) => document.head.append(Object.assign(document.createElement('script'), { src })) },
        };
        ${wiki}
      </script>`,
  };
  for (const [address, markup] of Object.entries(pages)) {
    const page = await office.host(hostPage(markup), context, address);
    // The pages share an origin, and so a session.
    if (address === '/any-portal') await signIn(page, 'ben');
    await arrive(page);
  }
});

test('the pinned scripts of the security guide and the package guide load', async () => {
  const hashes = JSON.parse(readFileSync(path.join(DIST, 'sri.json'), 'utf8'));
  const context = await office.context();
  await serveAtOrigin(
    office,
    context,
    'https://cdn.example.com',
    '/backoffice-elements@0.1.0/dist/',
  );
  const pins = [...guideBlocks('security.md'), ...guideBlocks('package.md')].filter(({ code }) =>
    code.includes('integrity='),
  );
  expect(pins).toHaveLength(2);
  for (const { code } of pins) {
    const pinned = code.replace('sha384-…', hashes['backoffice.js']);
    expect(pinned).not.toContain('…');
    const page = await office.host(
      hostPage('<backoffice-login></backoffice-login>', pinned),
      context,
    );
    await signInHydrated(page);
  }
});

test('the settings of editors in the package guide name a file of the package', () => {
  const [sri, editor] = guideBlocks('package.md').filter(({ language }) => language === 'json');
  expect(Object.keys(JSON.parse(sri?.code ?? ''))[0]).toBe('backoffice.js');
  const [file] = JSON.parse(editor?.code ?? '')['html.customData'];
  expect(existsSync(file.replace('./node_modules/backoffice-elements', '.'))).toBe(true);
});

test('staff sign in under the exact policy for another origin', async () => {
  const [, policy] = guideBlocks('embedding.md').filter(({ language }) => language === 'http');
  const [, value = ''] = /^Content-Security-Policy: (.+)\n$/.exec(policy?.code ?? '') ?? [];
  expect(value).toContain('https://api.example');
  const context = await office.context();
  await serveAtOrigin(office, context, 'https://api.example', '/backoffice/');
  const page = await openUnder(context, { 'Content-Security-Policy': value }, 'api.example');
  // Her record has no picture: the demo's are of the page's own origin.
  await signIn(page, 'chen');
  await userMenu(page).waitFor();
});

/** A page with exactly these headers, and bundle and server elsewhere. */
async function openUnder(context: BrowserContext, headers: Record<string, string>, host: string) {
  const page = await context.newPage();
  await page.route('**/policed', (route) =>
    route.fulfill({
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
      body: `<!doctype html><html lang="en"><title>Intranet</title>
        <link rel="icon" href="https://${host}/logo.svg">
        <script src="https://${host}/backoffice/backoffice.js" defer></script>
        <backoffice-shell api-base="https://${host}"></backoffice-shell></html>`,
    }),
  );
  await page.goto(`${office.server.url}/policed`);
  return page;
}

test('the styles of the embedding guide hide slots until they are shown, and give the shell the remaining height', async () => {
  const [hidden = '', height = ''] = guideBlocks('embedding.md')
    .filter(({ language }) => language === 'css')
    .map(({ code }) => code);
  const page = await office.host(
    hostPage(
      `<header style="height: 90px">Intranet</header>
      <backoffice-shell><section slot="site"><h2>Hosted sites</h2></section></backoffice-shell>`,
      `<style>${hidden}${height}</style>`,
    ),
    await signedIn(office, 'ada'),
    '/host-page#/site',
  );
  const area = page.getByRole('heading', { name: 'Hosted sites' });
  expect(await page.locator('[slot="site"]').count()).toBe(1);
  expect(await area.isVisible()).toBe(false);
  await page.addScriptTag({ url: '/dist/backoffice.js' });
  await area.waitFor();
  const box = await page.locator('backoffice-shell').boundingBox();
  const window = page.viewportSize();
  expect(box).toEqual({ x: 0, y: 90, width: window?.width, height: (window?.height ?? 0) - 90 });
});

test('the password manager of the guide, which dispatches no events, finds the form and signs in', async () => {
  const { 'fill.js': fill = '', 'seen.js': seen = '' } = guideFiles('password-managers.md');
  const page = await office.host(hostPage(`<backoffice-login></backoffice-login>${SCRIPT}`));
  await signInHydrated(page);
  expect(await page.evaluate(seen)).toEqual([['username', 'current-password']]);
  await page.evaluate(fill);
  await page.getByText('You are signed in as Ada Okafor.').waitFor();
});
