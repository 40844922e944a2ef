import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call, resetpwd } from '../../../server/support/client';
import { signIn, startDemo } from '../../../support/office';
import {
  callsTo,
  enter,
  hashOf,
  isFocused,
  logOut,
  signInButton,
} from '../../../support/pageHelpers';
import { recordOf, signedIn } from '../../../support/signedIn';

const office = startDemo();
const USERS = '/api/world/admin/users';
const MATRIX = '/api/world/admin/roles';

const open = async (path = '') => office.open(`/#/admin${path}`, await signedIn(office, 'ada'));
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');
const note = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

test('the server sorts, searches, filters and pages accounts; the URL keeps the state', async () => {
  const page = await open();
  await expect.poll(() => rows(page).count()).toBe(25);
  await page.getByText('1–25 of 41').waitFor();
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await page.getByText('26–41 of 41').waitFor();
  expect(callsTo(office, USERS).at(-1)?.query).toContain('page=2');
  // Sorted by name already: the other way round.
  await page.getByRole('button', { name: 'Name', exact: true }).press('Enter');
  await expect.poll(() => rows(page).first().innerText()).toBe('Yuki Mori');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('ADMIN');
  await expect.poll(() => rows(page).count()).toBe(3);
  await page.reload();
  await expect.poll(() => rows(page).count()).toBe(3);
  await page.getByRole('searchbox', { name: 'Search' }).fill('raman');
  await expect.poll(() => rows(page).allInnerTexts()).toEqual(['Priya Raman']);
});

test('Ada invites a user: errors appear next to the field, the mail is in the outbox', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Invite' }).press('Enter');
  await page.keyboard.type('Nina Falk');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('ben@northgate.example');
  await page.keyboard.press('Enter');
  await page.getByText('An account with this email already exists.').waitFor();
  expect(await isFocused(email)).toBe(true);
  await email.fill('nina.falk@northgate.example');
  await page.getByRole('combobox', { name: 'Role' }).first().selectOption('SUPPORT');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('heading', { name: 'Nina Falk' }).waitFor();
  expect(hashOf(page)).toBe('#/admin/accounts/nina.falk');
  await page.getByText('Invited', { exact: true }).waitFor();
  const outbox = await office.open('/outbox');
  await outbox.getByRole('heading', { name: 'Your invitation' }).waitFor();
  await outbox.getByText('To nina.falk@northgate.example').waitFor();
});

test('changes a role, mails a reset and signs a deactivated user out immediately', async () => {
  office.expectProblem(/401/);
  const chen = await enter(office, 'chen', '/#/develop');
  const page = await open('/accounts/chen');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('EDITOR');
  await page.getByRole('button', { name: 'Save role' }).click();
  await note(page, 'Role of Chen Wei changed to Editor');
  await page.getByRole('button', { name: 'Send password reset' }).click();
  await note(page, 'Password reset sent to chen@northgate.example');
  expect(office.server.outbox.last('chen@northgate.example')?.subject).toBe(
    'Your verification code',
  );
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('button', { name: 'Deactivate now' }).click();
  await note(page, 'Chen Wei is deactivated and signed out everywhere');
  await page.getByText('Deactivated', { exact: true }).waitFor();

  await chen.getByRole('link', { name: 'Webhooks' }).click();
  await signInButton(chen).waitFor();

  await page.getByRole('button', { name: 'Activate' }).click();
  await note(page, 'Chen Wei can sign in again');
  await page.goto(`${office.server.url}/#/admin/accounts/ada`);
  await page.getByRole('heading', { name: 'Ada Okafor' }).waitFor();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('button', { name: 'Deactivate now' }).click();
  await note(page, 'You cannot deactivate your own account.');
});

test('after an activation it says whether the user can sign in', async () => {
  const page = await open('/accounts/sofia.duarte');
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('button', { name: 'Deactivate now' }).click();
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await note(page, 'Sofia Duarte is active. Send a password reset to let them sign in.');
});

test('the matrix shows the areas of each role: unsaved changes ask, saved ones apply on the server', async () => {
  const page = await open('/roles');
  const box = page.getByRole('checkbox', { name: 'Editor sees Develop' });
  expect(await page.getByRole('checkbox', { name: 'Administrator sees Admin' }).isDisabled()).toBe(
    true,
  );
  await box.press('Space');
  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  const { token } = await recordOf(office, 'ben');
  const ask = async () =>
    (
      await call(office.server, 'GET', '/api/world/keys', {
        headers: { Authorization: `Bearer ${token}` },
      })
    ).status;
  expect(await ask()).toBe(200);
  await page.getByRole('button', { name: 'Save' }).click();
  await note(page, 'Roles and areas saved.');
  expect(await ask()).toBe(403);
  await page.reload();
  await box.waitFor();
  expect(await box.isChecked()).toBe(false);
  await box.check();
  await page.getByRole('button', { name: 'Save' }).click();
  await note(page, 'Roles and areas saved.');
  expect(await ask()).toBe(200);

  // Every change above is in the log of more than 10,000 lines.
  await page.getByRole('link', { name: 'Audit log' }).click();
  const line = page.getByRole('row').filter({ hasText: 'Changed the areas of a role' });
  await line.getByText('Editor', { exact: true }).first().waitFor();
  await page.getByText(/1–25 of 10,\d\d\d/).waitFor();
  await page.getByRole('searchbox', { name: 'Search' }).fill('areas');
  await expect.poll(() => rows(page).count()).toBe(2);
  expect(hashOf(page)).toBe('#/admin/audit?q=areas');
  await page.getByRole('searchbox', { name: 'Search' }).fill('of no line');
  await page.getByText('No matching activity.').waitFor();
  // The words of the page, which are not stored.
  await page.getByRole('searchbox', { name: 'Search' }).fill('changed the areas');
  await expect.poll(() => hashOf(page)).toBe('#/admin/audit?q=changed+the+areas');
  await line.first().waitFor();
  await expect.poll(() => rows(page).count()).toBe(2);
});

test('an administrator who saves an old matrix sees and keeps what someone else has changed', async () => {
  const page = await open('/roles');
  const box = page.getByRole('checkbox', { name: 'Editor sees Develop' });
  await box.waitFor();
  const { token } = await recordOf(office, 'ada');
  const headers = { Authorization: `Bearer ${token}` };
  const matrixBy = async (method: string, body?: object) =>
    (await call(office.server, method, MATRIX, { headers, body })).body.Data;
  const matrix = await matrixBy('GET');
  const VIEWER = ['workspace', 'application'];
  await matrixBy('PUT', { matrix: { ...matrix, VIEWER } });
  await box.press('Space');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  const warning = 'Viewer no longer sees Site. Your own edits are kept.';
  await page.getByRole('alert').getByText(warning).waitFor();
  expect((await matrixBy('GET')).VIEWER).toEqual(VIEWER);
  expect(await box.isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { name: 'Viewer sees Site' }).isChecked()).toBe(false);
  await save.click();
  await note(page, 'Roles and areas saved.');
  const saved = await matrixBy('GET');
  expect(saved.VIEWER).toEqual(VIEWER);
  expect(saved.EDITOR).not.toContain('develop');
  await matrixBy('PUT', { matrix });
});

test('an invited viewer sees the areas of the role and is refused the others', async () => {
  office.expectProblem(/403/);
  const { token } = await recordOf(office, 'ada');
  const invitation = { name: 'Vera Holm', email: 'vera@northgate.example', role: 'VIEWER' };
  const headers = { Authorization: `Bearer ${token}` };
  await call(office.server, 'POST', USERS, { headers, body: invitation });
  const Id = office.server.outbox.last('vera@northgate.example')?.id ?? '';
  await resetpwd(office.server, { Action: 'reset', Id, Password: 'first of vera' });

  const page = await office.open('/#/');
  await signIn(page, 'vera', 'first of vera');
  await page.getByRole('heading', { name: 'Welcome, Vera' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  const seen = ['Workspace', 'Site', 'Application'];
  await expect.poll(() => menu.allInnerTexts()).toEqual(seen);
  await menu.getByText('Site').click();
  await page.getByRole('link', { name: 'Brightwater Field' }).click();
  await page.getByRole('heading', { name: 'Brightwater Field' }).waitFor();
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  await page.reload();
  await page.getByRole('heading', { name: 'Brightwater Field' }).waitFor();
  await expect.poll(() => menu.allInnerTexts()).toEqual(seen);
  for (const area of ['develop', 'apppublish', 'support']) {
    await page.evaluate((name) => {
      location.hash = `#/${name}`;
    }, area);
    const root = area === 'support' ? page.frameLocator('backoffice-shell iframe') : page;
    await root.getByText('Your role, Viewer, does not see this area.').first().waitFor();
  }

  // The next user has their own menu again.
  await logOut(page);
  await signIn(page, 'ada');
  await expect.poll(() => menu.count()).toBe(7);
});

test('Ben does not see the area, loads none of it, and the server refuses him', async () => {
  office.expectProblem(/403/);
  const page = await office.open('/#/admin', await signedIn(office, 'ben'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await page.getByRole('heading', { name: 'Sorry, page not found' }).waitFor();
  expect(asked.filter((path) => path.includes('/admin'))).toEqual([]);
  const refused = await page.evaluate(async (url) => {
    const shell = document.querySelector('backoffice-shell') as unknown as {
      request(url: string): Promise<unknown>;
    };
    return shell.request(url).catch((error: { status: number }) => error.status);
  }, USERS);
  expect(refused).toBe(403);
});

test('the log names areas and permissions, and a key named like a role keeps its name', async () => {
  const { token } = await recordOf(office, 'ada');
  const headers = { Authorization: `Bearer ${token}` };
  const key = { name: 'ADMIN', scope: 'deploy' };
  await call(office.server, 'POST', '/api/world/keys', { headers, body: key });
  const { Data: matrix } = (await call(office.server, 'GET', MATRIX, { headers })).body;
  const body = { matrix: { ...matrix, VIEWER: ['workspace', 'site'] } };
  await call(office.server, 'PUT', MATRIX, { headers, body });
  const page = await open('/audit');
  const line = (what: string) => page.getByRole('row').filter({ hasText: what }).first();
  await line('Created a key').getByRole('cell', { name: 'ADMIN', exact: true }).waitFor();
  await line('Created a key').getByText('Read and deploy').waitFor();
  await line('Changed the areas of a role').getByText('Workspace, Site', { exact: true }).waitFor();
  await call(office.server, 'PUT', MATRIX, { headers, body: { matrix } });

  // The title of an account does not stay on the page of a missing one.
  office.expectProblem(/404/);
  await page.goto(`${office.server.url}/#/admin/accounts/ben`);
  await expect.poll(() => page.title()).toMatch(/^Ben Lindqvist/);
  await page.goto(`${office.server.url}/#/admin/accounts/unknown`);
  await page.getByRole('heading', { name: 'Account not found' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Admin/);
});
