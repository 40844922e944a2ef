import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startDemo } from '../../../support/office';
import { callsTo, hashOf, isFocused } from '../../../support/pageHelpers';
import { signedIn } from '../../../support/signedIn';

const office = startDemo();

const open = async (who: 'ada' | 'ben' | 'chen', path = '') =>
  office.open(`/#/develop${path}`, await signedIn(office, who));
const row = (page: Page, name: string) => page.getByRole('row', { name });

test('Ben creates a key by keyboard, sees it once, copies it and revokes it', async () => {
  const context = await signedIn(office, 'ben', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await office.open('/#/develop', context);
  await row(page, 'Tideline release pipeline').waitFor();
  const opener = page.getByRole('button', { name: 'New key' });
  await opener.press('Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect.poll(() => isFocused(name)).toBe(true);
  await page.getByRole('heading', { name: 'New key' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Please fill this in.').waitFor();
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  expect(await isFocused(name)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(opener)).toBe(true);

  await page.keyboard.press('Enter');
  await page.keyboard.type('Harbour import');
  await page.keyboard.press('Enter');
  const key = await page.getByRole('textbox', { name: 'API key' }).inputValue();
  expect(key).toMatch(/^nga_[\w-]{43}$/);
  await expect.poll(() => isFocused(page.getByRole('button', { name: 'Copy' }))).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect.poll(() => isFocused(opener)).toBe(true);

  await page.reload();
  const made = row(page, 'Harbour import');
  await made.getByText('Active').waitFor();
  expect(await page.locator('body').innerHTML()).not.toContain(key);
  await made.getByRole('button', { name: 'Revoke' }).click();
  // The safe button has the focus: Escape and a second Enter do no harm.
  await page.keyboard.press('Escape');
  await made.getByRole('button', { name: 'Revoke: Harbour import' }).press('Enter');
  await made.getByRole('button', { name: 'Revoke permanently' }).click();
  await made.getByText('Revoked').waitFor();
  expect(await made.getByRole('button').count()).toBe(0);
});

test('adds a webhook with an https URL only, pauses it and removes it', async () => {
  const page = await open('ada', '/webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('http://hooks.example.com/new');
  await page.keyboard.press('Enter');
  await page.getByText('The address must begin with https://.').waitFor();
  expect(await address.inputValue()).toBe('http://hooks.example.com/new');
  await address.fill('https://hooks.example.com/new');
  await page.keyboard.press('Enter');
  const made = row(page, 'https://hooks.example.com/new');
  await made.getByText('Active').waitFor();
  await made.getByRole('button', { name: 'Pause' }).click();
  await made.getByText('Paused').waitFor();
  await page.reload();
  await made.getByText('Paused').waitFor();
  await made.getByRole('button', { name: 'Remove' }).click();
  await made.getByRole('button', { name: 'Remove webhook and log' }).click();
  await made.waitFor({ state: 'detached' });
});

test('the log tail adds lines, pauses while it is read, and stops when the page is left', async () => {
  const path = '/api/world/webhooks/1/deliveries';
  const page = await open('ben', '/webhooks');
  await page.clock.install();
  await page.getByRole('link', { name: 'https://hooks.tideline.example/releases' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/develop/webhooks/1');
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) asked += 1;
  });
  /** Counts the log requests in ten seconds; the page's own request comes after all of them. */
  const askedAgain = async () => {
    const before = asked;
    await page.clock.fastForward(10_000);
    await page.evaluate(() => fetch('/menus/apps.json'));
    return asked - before;
  };
  const log = page.getByRole('log', { name: 'Deliveries' });
  const lines = log.locator('li');
  await expect.poll(() => lines.count()).toBe(4);
  expect(await lines.nth(1).innerText()).toContain('503');
  expect(await log.getByRole('listitem').count()).toBe(4);

  await page.getByRole('button', { name: 'Send test' }).dblclick();
  await expect.poll(() => lines.count()).toBe(5);
  expect(callsTo(office, '/api/world/webhooks/1/test')).toHaveLength(1);

  await log.focus();
  await page.getByText('Live updates paused while you read').waitFor();
  const elsewhere = await open('ada', '/webhooks/1');
  await elsewhere.getByRole('button', { name: 'Send test' }).click();
  const others = elsewhere.getByRole('log').locator('li');
  await expect.poll(() => others.count()).toBe(6);
  expect(await askedAgain()).toBe(0);
  expect(await lines.count()).toBe(5);
  await page.getByRole('link', { name: 'Webhooks' }).focus();
  await expect.poll(() => lines.count()).toBe(6);
  await log.hover();
  await page.getByText('Live updates paused while you read').waitFor();
  await page.mouse.move(0, 0);
  await page.getByText('Live', { exact: true }).waitFor();
  expect(await askedAgain()).toBeGreaterThan(0);

  await elsewhere.close();
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
  expect(await askedAgain()).toBe(0);
});

test('Chen reads keys and webhooks and cannot change them', async () => {
  const page = await open('chen');
  await row(page, 'Nightly status board').waitFor();
  const content = page.locator('[data-backoffice-area="develop"]');
  const changing = content.getByRole('button', { name: /^(New|Add|Revoke|Pause|Resume|Remove)\b/ });
  expect(await changing.count()).toBe(0);
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await row(page, 'https://desk.osterby.example/tickets').waitFor();
  expect(await changing.count()).toBe(0);
});
