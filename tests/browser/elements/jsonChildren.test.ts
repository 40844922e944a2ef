import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { evaluateOnShell } from '../../support/events';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test('updates the menu immediately when the text of its JSON child changes', async () => {
  const { page, entries } = await shell(child('menu', 'First'));
  await expect.poll(entries).toEqual(['First']);
  await evaluateOnShell(page, `void (shell.firstElementChild.textContent = '${list('Second')}')`);
  await expect.poll(entries).toEqual(['Second']);
  // Changes the text node itself, as a framework that patches the DOM does.
  await evaluateOnShell(
    page,
    `void (shell.querySelector('script').firstChild.data = '${list('Third')}')`,
  );
  await expect.poll(entries).toEqual(['Third']);
});

test('restores the default menu when the JSON child is removed', async () => {
  const { page, entries } = await shell(child('menu', 'First'));
  await expect.poll(entries).toEqual(['First']);
  await evaluateOnShell(page, "shell.querySelector('script').remove()");
  await expect.poll(async () => (await entries()).length).toBe(7);
});

test('reads a JSON child that is added later and follows its changes', async () => {
  const { page, entries } = await shell('<section slot="site"><p>Sites</p></section>');
  await expect.poll(async () => (await entries()).length).toBe(7);
  await evaluateOnShell(page, `shell.insertAdjacentHTML('beforeend', '${child('menu', 'Late')}')`);
  await expect.poll(entries).toEqual(['Late']);
  await evaluateOnShell(
    page,
    `void (shell.querySelector('script').textContent = '${list('Later')}')`,
  );
  await expect.poll(entries).toEqual(['Later']);
});

test('applies a JSON child to its new slot when the slot changes', async () => {
  const { page, entries } = await shell(child('apps', 'Rosters'));
  await evaluateOnShell(page, "void (shell.querySelector('script').slot = 'menu')");
  await expect.poll(entries).toEqual(['Rosters']);
});

test('updates the apps when their JSON child changes', async () => {
  const { page } = await shell(child('apps', 'Mail'));
  await evaluateOnShell(
    page,
    `void (shell.querySelector('script').textContent = '${list('Rosters')}')`,
  );
  await page.getByRole('button', { name: 'Apps' }).click();
  await page.getByText('Rosters', { exact: true }).waitFor();
  expect(await page.getByText('Mail', { exact: true }).count()).toBe(0);
});

test('a menu set as a property wins over a JSON child that changes', async () => {
  const { page, entries } = await shell(child('menu', 'First'));
  await evaluateOnShell(page, `void (shell.menu = ${list('Given')})`);
  await expect.poll(entries).toEqual(['Given']);
  await evaluateOnShell(
    page,
    `void (shell.querySelector('script').textContent = '${list('Second')}')`,
  );
  await evaluateOnShell(page, "void (shell.brand = 'Harbour')");
  await page.getByText('Harbour', { exact: true }).waitFor();
  expect(await entries()).toEqual(['Given']);
});

test('follows its JSON child again when the shell is put back on the page', async () => {
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
  await evaluateOnShell(
    page,
    `void (shell.querySelector('script').textContent = '${list('Second')}')`,
  );
  await expect.poll(entries).toEqual(['Second']);
});

function list(label: string): string {
  return JSON.stringify([{ id: label, label, link: '/site' }]);
}

function child(slot: string, label: string): string {
  return `<script type="application/json" slot="${slot}">${list(label)}</script>`;
}

/** Opens a shell for ada with these children and returns its menu labels. */
async function shell(children: string): Promise<{ page: Page; entries(): Promise<string[]> }> {
  const markup = hostPage(`<backoffice-shell>${children}</backoffice-shell>${SCRIPT}`);
  const page = await office.host(markup, await signedIn(office, 'ada'));
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await page.evaluate("customElements.whenDefined('backoffice-shell')");
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  return { page, entries: () => menu.locator('[part~="menu-item"]').allInnerTexts() };
}
