import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../../demo/server/server';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { signInButton, stored, userMenu } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();
let other: RunningServer;
beforeAll(async () => {
  other = await startServer({
    record: true,
    quickHashes: true,
    allowOrigins: [office.server.url],
  });
});
beforeEach(() => {
  // The calls without a token are refused.
  office.expectProblem(/status of 40[14]/);
  addPage('crm', shellOf(''));
  addPage('erp', shellOf(other.url));
  addPage('comments', shellOf(other.url, 'hidden') + shellOf(''));
});
afterAll(() => other.close());

const shellOf = (apiBase: string, more = '') =>
  `<backoffice-shell api-base="${apiBase}" ${more}></backoffice-shell>`;
const addPage = (name: string, body: string) =>
  office.addPage(`/pages/${name}.html`, hostPage(body + SCRIPT));

/** Sends a request with the shell of the page. */
const request = (page: Page) =>
  page.evaluate(async () => {
    await customElements.whenDefined('backoffice-shell');
    type Shell = HTMLElement & { request(url: string): Promise<unknown> };
    return document
      .querySelector<Shell>('backoffice-shell')
      ?.request('/api/probe')
      .catch(() => undefined);
  });

test('uses the record only for the server that sent it', async () => {
  const context = await office.context();
  const page = await office.open('/pages/crm.html', context);
  await signIn(page, 'ada');
  await userMenu(page).waitFor();

  const erp = await office.open('/pages/erp.html', context);
  await signInButton(erp).waitFor();
  await request(erp);
  const probes = other.requests.filter(
    ({ path, method }) => path === '/api/probe' && method === 'GET',
  );
  expect(probes.map(({ headers }) => headers.authorization)).toEqual([undefined]);

  await page.reload();
  await userMenu(page).waitFor();
});

test('shows the sign-in form before React where the record belongs to another server', async () => {
  const context = await office.context();
  const page = await office.open('/pages/crm.html', context);
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  await context.route(/shell\.js/, () => {});
  const erp = await office.open('/pages/erp.html', context);
  await signInButton(erp).waitFor();
  expect(await erp.getByRole('navigation').count()).toBe(0);
});

test('does not send the token to the server of an injected hidden shell', async () => {
  const context = await office.context();
  const page = await office.open('/pages/crm.html', context);
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  const before = other.requests.length;
  const attacked = await office.open('/pages/comments.html', context);
  await userMenu(attacked).waitFor();
  await request(attacked);
  expect(other.requests.length).toBeGreaterThan(before);
  expect(other.requests.filter(({ headers }) => headers.authorization)).toEqual([]);
});

test('signs out when api-base changes to another server, and in again when it changes back', async () => {
  const page = await office.open('/pages/crm.html');
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  const setApiBase = (base: string) =>
    page.evaluate(
      (value) => document.querySelector('backoffice-shell')?.setAttribute('api-base', value),
      base,
    );
  await setApiBase(other.url);
  await signInButton(page).waitFor();
  await setApiBase(office.server.url);
  await userMenu(page).waitFor();
});

test('stays signed in at a server of another origin, and only there', async () => {
  const context = await office.context();
  const erp = await office.open('/pages/erp.html', context);
  await signIn(erp, 'ada');
  await userMenu(erp).waitFor();
  expect(await stored(erp, 'backoffice:currentUserServer')).toBe(other.url);
  await erp.reload();
  await userMenu(erp).waitFor();
  const crm = await office.open('/pages/crm.html', context);
  await signInButton(crm).waitFor();
});

test('accepts a record that the host page has stored itself', async () => {
  const context = await signedIn(office, 'ada');
  const page = await office.open('/pages/crm.html', context);
  await userMenu(page).waitFor();
});

test('shows only the public fields of the user, and those that user-fields names', async () => {
  const context = await signedIn(office, 'ada');
  const page = await office.open('/pages/crm.html', context);
  await userMenu(page).waitFor();
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('backoffice:currentUser') ?? '{}');
    Object.assign(record, { Phone: '555-0100', sid: record.token });
    localStorage.setItem('backoffice:currentUser', JSON.stringify(record));
  });
  await page.reload();
  await userMenu(page).waitFor();
  const user = () =>
    page.evaluate(
      () => document.querySelector<HTMLElement & { user: object }>('backoffice-shell')?.user,
    );
  expect(Object.keys((await user()) ?? {}).sort()).toEqual(['Avatar', 'Name', 'Role', 'UserId']);
  await page.evaluate(() =>
    document.querySelector('backoffice-shell')?.setAttribute('user-fields', 'Phone sid'),
  );
  expect(await user()).toMatchObject({ Phone: '555-0100' });
  expect(await user()).not.toHaveProperty('sid');
});
