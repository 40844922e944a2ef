import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdChanges, holdRequests, refusal } from '../../../support/holdRequests';
import { signIn, startDemo } from '../../../support/office';
import { isFocused } from '../../../support/pageHelpers';
import { virtualAuthenticator } from '../../../support/virtualAuthenticator';
import { openWorld } from '../../../support/world';

const office = startDemo();

/** Finds a button in the shell or, for Support, in its frame. */
const buttonOf = (page: Page, name: string) => {
  const root = page.url().includes('#/support') ? page.frameLocator('iframe') : page;
  return root.getByRole('button', { name, exact: true });
};

/** Counts the requests of a page from now on that change something. */
function countChanges(page: Page) {
  const counted = { count: 0 };
  page.on('request', (request) => {
    if (request.method() !== 'GET') counted.count += 1;
  });
  return counted;
}

const REVOKE = 'Revoke permanently: Nightly status board';

/** What makes a button act, by its name. */
const PREPARATIONS: Record<string, (page: Page) => Promise<unknown>> = {
  Save: (page) => page.getByRole('textbox', { name: 'Note' }).fill('Under repair.'),
  'Save matrix': (page) => page.getByRole('checkbox', { name: 'Viewer sees Develop' }).check(),
  'Save notes': (page) => page.getByRole('textbox', { name: 'Release notes' }).fill('Faster.'),
  'Roll back to 5.2.0': async (page) => {
    await buttonOf(page, 'Roll back…').click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Reminders went out twice.');
  },
  [REVOKE]: (page) => buttonOf(page, 'Revoke: Nightly status board').press('Enter'),
  Pause: (page) => page.getByRole('checkbox', { name: 'Select Osterby Schools' }).check(),
};

test.each([
  ['/support/1187', 'Assign to me', '**/tickets/1187'],
  ['/admin/accounts/ben', 'Send password reset', '**/ben/reset'],
  ['/admin/accounts/ben', 'Save role', '**/ben/role'],
  ['/admin/roles', 'Save matrix', '**/admin/roles'],
  ['/site/larkfield-sandbox', 'Save', '**/sites/larkfield-sandbox'],
  ['/site', 'Pause', '**/sites/*'],
  ['/apppublish', 'Send to review: Enrollment 3.6.0', '**/move'],
  ['/apppublish/appointments-6.1.0', 'Move to Staging', '**/move'],
  ['/apppublish/appointments-6.1.0', 'Approve', '**/approve'],
  ['/apppublish/appointments-6.1.0', 'Save notes', '**/notes'],
  ['/apppublish/permit-counter-5.2.1', 'Roll back to 5.2.0', '**/rollback'],
  ['/develop', REVOKE, '**/revoke'],
  ['/develop/webhooks', 'Pause: https://desk.osterby.example/tickets', '**/pause'],
  ['/develop/webhooks/1', 'Send test', '**/test'],
])(
  'at %s, “%s” is busy while the server works, and acts again after a refusal',
  async (path, name, url) => {
    const page = await openWorld(office, 'ada', path);
    await PREPARATIONS[name]?.(page);
    const button = buttonOf(page, name.replace(' matrix', ''));
    const width = async () => (await button.boundingBox())?.width;
    await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true');
    const restWidth = await width();
    const sent = countChanges(page);
    const release = await holdChanges(page, url);
    await button.press('Enter');
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.press('Enter');
    await button.press('Escape');
    expect(await isFocused(button)).toBe(true);
    await expect
      .poll(() => button.evaluate((one) => getComputedStyle(one, '::after').opacity))
      .toBe('1');
    expect(await width()).toBe(restWidth);
    release(refusal('Not today.'));
    await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0);
    expect(sent.count).toBe(1);
    if (name === REVOKE) await PREPARATIONS[name]?.(page);
    await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true');
    await button.press('Enter');
    await expect.poll(() => sent.count).toBe(2);
  },
);

test('the row of an action of its menu is busy until the server has answered, and takes no other action', async () => {
  const page = await openWorld(office, 'ada', '/site');
  const row = page.getByRole('row').filter({ hasText: 'Osterby Schools' });
  const menu = buttonOf(page, 'Actions for Osterby Schools');
  const sent = countChanges(page);
  const release = await holdChanges(page, '**/sites/osterby-schools');
  for (const _ of ['once', 'twice']) {
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Pause' }).press('Enter');
    await expect.poll(() => row.getAttribute('aria-busy')).toBe('true');
  }
  expect(await isFocused(menu)).toBe(true);
  release();
  await page.getByText('Osterby Schools set to paused').waitFor();
  await row.getByText('Paused').waitFor();
  expect(await row.getAttribute('aria-busy')).toBeNull();
  expect(await isFocused(menu)).toBe(true);
  expect(sent.count).toBe(1);
});

test('“Try again” is busy while the page loads, and makes one request', async () => {
  office.expectProblem(/502/);
  const page = await openWorld(office, 'ada', '/');
  const url = '**/api/world/sites/larkfield-sandbox';
  await page.route(url, (route) => route.fulfill({ status: 502, body: '' }));
  await page.evaluate(() => {
    location.hash = '/site/larkfield-sandbox';
  });
  const again = buttonOf(page, 'Try again');
  await again.waitFor();
  await page.unroute(url);
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/world/sites/')) count += 1;
  });
  const release = await holdRequests(page, url);
  await again.press('Enter');
  await expect.poll(() => again.getAttribute('aria-busy')).toBe('true');
  await again.press('Enter');
  release();
  const heading = page.getByRole('heading', { name: 'Larkfield Sandbox' });
  await expect.poll(() => isFocused(heading)).toBe(true);
  expect(count).toBe(1);
});

test('the removal of a passkey cannot be cancelled while the server works, and its refusal keeps the focus in the section', async () => {
  const page = await office.open('about:blank');
  await virtualAuthenticator(page);
  const passkey = { Id: 'laptop', Name: 'Laptop', CreatedAt: '2026-11-01T08:00:00.000Z' };
  await page.route('**/api/account/passkeys', (route) =>
    route.fulfill({ json: { Code: 0, Message: '', Data: { Passkeys: [passkey] } } }),
  );
  // Browsers bind passkeys to a host name.
  await page.goto(`http://localhost:${office.server.port}/#/profile`);
  await signIn(page, 'ben');
  await buttonOf(page, 'Show sign-in methods').click();
  await buttonOf(page, 'Remove: Laptop').click();
  const cancel = buttonOf(page, 'Cancel');
  const confirm = buttonOf(page, 'Remove permanently: Laptop');
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBeNull();
  const release = await holdChanges(page, '**/passkeys/remove');
  await confirm.press('Enter');
  await expect.poll(() => confirm.getAttribute('aria-busy')).toBe('true');
  expect(await cancel.getAttribute('aria-disabled')).toBe('true');
  await cancel.press('Enter');
  await confirm.press('Escape');
  expect(await isFocused(confirm)).toBe(true);
  release(refusal('Not today.'));
  await page.getByText('Not today.').waitFor();
  await buttonOf(page, 'Remove: Laptop').waitFor();
  expect(await isFocused(page.getByRole('heading', { name: 'Passkeys' }))).toBe(true);
});

test('a card that has moved takes the focus, unless the user has moved it meanwhile', async () => {
  const page = await openWorld(office, 'ada', '/apppublish');
  const link = (name: string) => page.getByRole('link', { name });
  await buttonOf(page, 'Send to review: Enrollment 3.6.0').press('Enter');
  await page.getByText('Enrollment 3.6.0 moved to Review.').waitFor();
  await expect.poll(() => isFocused(link('Enrollment 3.6.0'))).toBe(true);
  const release = await holdRequests(page, '**/move');
  await buttonOf(page, 'Send to review: Customs Desk 2.0.0').press('Enter');
  await link('Ward Board 2.2.0').focus();
  release();
  await page.getByText('Customs Desk 2.0.0 moved to Review.').waitFor();
  expect(await isFocused(link('Ward Board 2.2.0'))).toBe(true);
});
