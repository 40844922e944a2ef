import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { areaPage, openArea, openAreas } from '../../support/areas';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { hashOf } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const office = startOffice({ folders: { '/modules/': modules } });

const FORM = `{ site: { load: async () => ({ mount(container, area) {
  container.innerHTML = '<label>Name <input></label>';
  container.oninput = () => area.setDirty(true);
} }) } }`;

const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Marks the shell of a page, and returns a function that reads the mark of the shell that is there then. */
async function markShell(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(`document.querySelector('backoffice-shell').mark = 'first'`);
  return () => page.evaluate(`document.querySelector('backoffice-shell').mark`);
}

test('with data-turbo-permanent, the shell and its unsaved work stay when Turbo renders the page at Back', async () => {
  const turbo = '<script src="/modules/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>';
  const html = areaPage(FORM, '', 'id="office" data-turbo-permanent');
  const page = await office.host(
    // Turbo would run the script of the page again.
    html
      .replace('</head>', `${turbo}</head>`)
      .replace('<script>\nwindow', '<script data-turbo-eval="false">\nwindow'),
    await signedIn(office, 'ada'),
    '/host-page#/workspace',
  );
  await openArea(page, 'Support');
  await openArea(page, 'Site');
  await page.getByLabel('Name').fill('Harbour');
  const readMark = await markShell(page);
  const rendered = page.evaluate(
    `new Promise((resolve) => addEventListener('turbo:load', () => resolve('rendered'), { once: true }))`,
  );
  // To the first page, whose entry is Turbo's.
  await page.evaluate('history.go(-2)');
  expect(await rendered).toBe('rendered');
  await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
  await leaveDialog(page).waitFor({ state: 'detached' });
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  expect(await readMark()).toBe('first');
  expect(await hashOf(page)).toBe('#/site');
});

test('htmx does not replace a shell with a copy when the user goes back within it', async () => {
  const htmx = '<script src="/modules/htmx.org/dist/htmx.min.js"></script>';
  const page = await office.host(
    hostPage(
      `<main hx-boost="true"><a href="/host-page?second">Second page</a></main>
      <backoffice-shell></backoffice-shell>`,
      htmx + SCRIPT,
    ),
    await signedIn(office, 'ada'),
  );
  await page.getByRole('link', { name: 'Second page' }).click();
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ htmx: true });
  await openArea(page, 'Site');
  await openArea(page, 'Support');
  const readMark = await markShell(page);
  await page.goBack();
  await page.getByRole('heading', { name: 'Site', exact: true }).waitFor({ state: 'attached' });
  await page.goForward();
  await page.getByRole('heading', { name: 'Support', exact: true }).waitFor({ state: 'attached' });
  expect(await readMark()).toBe('first');
});

test('a router of the page knows whether the shell has unsaved work', async () => {
  const page = await openAreas(office, FORM);
  const hasUnsavedWork = () =>
    page.evaluate(`document.querySelector('backoffice-shell').hasUnsavedWork`);
  await page.getByLabel('Name').waitFor();
  expect(await hasUnsavedWork()).toBe(false);
  await page.getByLabel('Name').fill('Harbour');
  expect(await hasUnsavedWork()).toBe(true);
  await openArea(page, 'Support');
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect.poll(hasUnsavedWork).toBe(false);
});

test('a shell that stays keeps its page when the page goes to an address without a hash', async () => {
  const page = await openAreas(office, FORM);
  await page.getByLabel('Name').fill('Harbour');
  await page.evaluate(`history.pushState(null, '', '/host-page?news')`);
  await page.evaluate(`history.pushState(null, '', '/host-page?team')`);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => hashOf(page)).toBe('#/site');
  await page.goForward();
  await expect.poll(() => page.url()).toMatch(/\?news$/);
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  expect(await page.getByRole('dialog').count()).toBe(0);
  // Within the page of the shell, it is the dashboard.
  await page.evaluate(`history.replaceState(null, '', '/host-page#/site')`);
  await page.evaluate(`location.hash = '/site/7'`);
  await page.evaluate(`history.replaceState(null, '', '/host-page')`);
  await page.evaluate(`dispatchEvent(new PopStateEvent('popstate'))`);
  await leaveDialog(page).waitFor();
});
