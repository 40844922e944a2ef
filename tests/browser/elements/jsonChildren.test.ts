import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shellSays } from '../../support/events';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test('another text in a JSON child is the menu at once', async () => {
  const { page, entries } = await shell(child('menu', 'First'));
  await expect.poll(entries).toEqual(['First']);
  await shellSays(page, `void (shell.firstElementChild.textContent = '${list('Second')}')`);
  await expect.poll(entries).toEqual(['Second']);
  // The text node itself, as a framework that patches would.
  await shellSays(
    page,
    `void (shell.querySelector('script').firstChild.data = '${list('Third')}')`,
  );
  await expect.poll(entries).toEqual(['Third']);
});

test('a JSON child that is taken away gives the menu of the product back', async () => {
  const { page, entries } = await shell(child('menu', 'First'));
  await expect.poll(entries).toEqual(['First']);
  await shellSays(page, "shell.querySelector('script').remove()");
  await expect.poll(async () => (await entries()).length).toBe(7);
});

test('a JSON child that comes later is read, and what changes in it as well', async () => {
  const { page, entries } = await shell('<section slot="site"><p>Sites</p></section>');
  await expect.poll(async () => (await entries()).length).toBe(7);
  await shellSays(page, `shell.insertAdjacentHTML('beforeend', '${child('menu', 'Late')}')`);
  await expect.poll(entries).toEqual(['Late']);
  await shellSays(page, `void (shell.querySelector('script').textContent = '${list('Later')}')`);
  await expect.poll(entries).toEqual(['Later']);
});

test('a JSON child that is told another slot goes over to it', async () => {
  const { page, entries } = await shell(child('apps', 'Rosters'));
  await shellSays(page, "void (shell.querySelector('script').slot = 'menu')");
  await expect.poll(entries).toEqual(['Rosters']);
});

test('apps in a JSON child follow it', async () => {
  const { page } = await shell(child('apps', 'Mail'));
  await shellSays(page, `void (shell.querySelector('script').textContent = '${list('Rosters')}')`);
  await page.getByRole('button', { name: 'Apps' }).click();
  await page.getByText('Rosters', { exact: true }).waitFor();
  expect(await page.getByText('Mail', { exact: true }).count()).toBe(0);
});

test('a menu given as property wins over a JSON child that changes', async () => {
  const { page, entries } = await shell(child('menu', 'First'));
  await shellSays(page, `void (shell.menu = ${list('Given')})`);
  await expect.poll(entries).toEqual(['Given']);
  await shellSays(page, `void (shell.querySelector('script').textContent = '${list('Second')}')`);
  await shellSays(page, "void (shell.brand = 'Harbour')");
  await page.getByText('Harbour', { exact: true }).waitFor();
  expect(await entries()).toEqual(['Given']);
});

test('put back on the page, the shell follows its JSON child again', async () => {
  const { page, entries } = await shell(child('menu', 'First'));
  await expect.poll(entries).toEqual(['First']);
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell');
    Object.assign(window, { shell });
    shell?.remove();
  });
  await expect.poll(() => page.title()).toBe('Intranet');
  await page.evaluate('document.body.append(window.shell)');
  await expect.poll(entries).toEqual(['First']);
  await shellSays(page, `void (shell.querySelector('script').textContent = '${list('Second')}')`);
  await expect.poll(entries).toEqual(['Second']);
});

function list(label: string): string {
  return JSON.stringify([{ id: label, label, link: '/site' }]);
}

function child(slot: string, label: string): string {
  return `<script type="application/json" slot="${slot}">${list(label)}</script>`;
}

/** A shell for ada with these children, and the labels of its menu. */
async function shell(children: string): Promise<{ page: Page; entries(): Promise<string[]> }> {
  const markup = hostPage(`<backoffice-shell>${children}</backoffice-shell>${SCRIPT}`);
  const page = await office.host(markup, await signedIn(office, 'ada'));
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await page.evaluate("customElements.whenDefined('backoffice-shell')");
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  return { page, entries: () => menu.locator('[part~="menu-item"]').allInnerTexts() };
}
