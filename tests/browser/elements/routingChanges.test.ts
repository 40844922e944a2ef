import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { evaluateOnShell, recordEvents } from '../../support/events';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test('a new hash-prefix keeps the page and replaces the URL', async () => {
  const context = await signedIn(office, 'ada');
  const events = await recordEvents(context);
  const page = await shellAt('#/site', 'Site', {}, context);
  const { length } = events;
  const entries = await page.evaluate('history.length');
  await evaluateOnShell(page, "void (shell.hashPrefix = '!bo')");
  await expect.poll(() => hashOf(page)).toBe('#!bo/site');
  await linkTo(page, '#!bo/support').waitFor();
  expect(await headings(page)).toContain('Site');
  expect(await page.evaluate('history.length')).toBe(entries);
  const navigations = events.slice(length).filter(({ type }) => type === 'backoffice-navigate');
  expect(navigations).toEqual([]);
});

test('the shell keeps its page when hash-prefix is removed', async () => {
  const page = await shellAt('#/site', 'Site');
  await evaluateOnShell(page, "void (shell.hashPrefix = '!bo')");
  await linkTo(page, '#!bo/support').waitFor();
  await evaluateOnShell(page, "shell.navigate('/support/7?x=1')");
  await seen(page, 'Support');
  await evaluateOnShell(page, "shell.removeAttribute('hash-prefix')");
  await linkTo(page, '#/support').waitFor();
  await expect.poll(() => hashOf(page)).toBe('#/support/7?x=1');
  expect(await headings(page)).toContain('Support');
});

test('a path that the host page set under the new prefix wins', async () => {
  for (const act of [
    "(location.hash = '#!bo/support', shell.hashPrefix = '!bo')",
    "(shell.hashPrefix = '!bo', location.hash = '#!bo/support')",
  ]) {
    const page = await shellAt('#/site', 'Site');
    await evaluateOnShell(page, `void ${act}`);
    await seen(page, 'Support');
    expect(hashOf(page)).toBe('#!bo/support');
  }
});

test('opens a path that is requested together with the new prefix', async () => {
  const page = await shellAt('#/site', 'Site');
  await evaluateOnShell(page, "(shell.hashPrefix = '!bo', shell.navigate('/support'))");
  await expect.poll(() => hashOf(page)).toBe('#!bo/support');
  await seen(page, 'Support');
});

test('an anchor of the host page stays in the URL and does not change the page of the shell', async () => {
  const page = await shellAt('#/site', 'Site');
  await page.evaluate("location.hash = '#news'");
  await evaluateOnShell(page, "void (shell.hashPrefix = '!bo')");
  await linkTo(page, '#!bo/support').waitFor();
  expect(await headings(page)).toContain('Site');
  expect(hashOf(page)).toBe('#news');
});

test('Back to an anchor of the host page returns to the page that the shell had there', async () => {
  const page = await shellAt('#/site', 'Site');
  await page.evaluate("location.hash = '#news'");
  await linkTo(page, '#/support').click();
  await seen(page, 'Support');
  await page.goBack();
  await seen(page, 'Site');
  expect(hashOf(page)).toBe('#news');
  await page.goForward();
  await seen(page, 'Support');
  await page.goBack();
  await seen(page, 'Site');
});

test('routing="memory" keeps the page and the URL', async () => {
  const page = await shellAt('#/site', 'Site');
  await evaluateOnShell(page, "void (shell.routing = 'memory')");
  await evaluateOnShell(page, "void (shell.brand = 'Harbour')");
  await expect.poll(() => page.title()).toBe('Site · Harbour');
  expect(await headings(page)).toContain('Site');
  expect(hashOf(page)).toBe('#/site');
});

test('keeps the page and writes it to the URL when routing changes back from memory', async () => {
  const page = await shellAt('#/site', 'Site');
  await evaluateOnShell(page, "void (shell.routing = 'memory')");
  await evaluateOnShell(page, "void (shell.brand = 'Harbour')");
  await expect.poll(() => page.title()).toBe('Site · Harbour');
  await evaluateOnShell(page, "shell.navigate('/support')");
  await seen(page, 'Support');
  expect(hashOf(page)).toBe('#/site');
  await evaluateOnShell(page, "shell.removeAttribute('routing')");
  await expect.poll(() => hashOf(page)).toBe('#/support');
  expect(await headings(page)).toContain('Support');
});

test('routing="memory" during a password reset keeps the current step', async () => {
  const page = await shellAt('#/account/reset', 'Reset password', {}, await office.context());
  await evaluateOnShell(page, "void (shell.routing = 'memory', shell.brand = 'Harbour')");
  await expect.poll(() => page.title()).toContain('Harbour');
  expect(await headings(page)).toContain('Reset password');
  expect(hashOf(page)).toBe('#/account/reset');
});

test('two shells take a new prefix together and still share the URL', async () => {
  const page = await shellAt('#/site', 'Site', { shells: 2 });
  await page.evaluate(() => {
    for (const shell of document.querySelectorAll('backoffice-shell')) {
      shell.setAttribute('hash-prefix', '!bo');
    }
  });
  await expect.poll(() => linkTo(page, '#!bo/support').count()).toBe(2);
  expect(await headings(page)).toEqual(['Site', 'Site']);
  expect(hashOf(page)).toBe('#!bo/site');
  await linkTo(page, '#!bo/support').first().click();
  await expect.poll(() => headings(page)).toEqual(['Support', 'Support']);
});

test('one of two shells takes a new prefix, and the other keeps its page', async () => {
  const page = await shellAt('#/site', 'Site', { shells: 2 });
  await evaluateOnShell(page, "void (shell.hashPrefix = '!bo')");
  await expect.poll(() => hashOf(page)).toBe('#!bo/site');
  await linkTo(page, '#!bo/support').click();
  await expect.poll(() => headings(page)).toEqual(['Support', 'Site']);
});

/** Opens the page with shells at this hash and waits until each shows the heading. */
async function shellAt(
  hash: string,
  heading: string,
  { shells = 1 } = {},
  context?: BrowserContext,
): Promise<Page> {
  const markup = hostPage(
    '<backoffice-shell no-autofocus></backoffice-shell>'.repeat(shells) + SCRIPT,
  );
  const page = await office.host(
    markup,
    context ?? (await signedIn(office, 'ada')),
    `/host-page${hash}`,
  );
  await expect.poll(() => headings(page)).toEqual(Array(shells).fill(heading));
  return page;
}

async function seen(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
}

/** Returns the visible page headings, one per shell. */
function headings(page: Page): Promise<string[]> {
  return page.getByRole('heading', { level: 1 }).allInnerTexts();
}

function linkTo(page: Page, href: string) {
  return page.getByRole('navigation', { name: 'Main menu' }).locator(`a[href="${href}"]`);
}

const hashOf = (page: Page) => new URL(page.url()).hash;
