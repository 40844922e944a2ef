import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInHydrated } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

/** Ways to move the element from #here to #there. */
const WAYS = {
  append: (there: Element, element: Element) => there.append(element),
  insertBefore: (there: Element, element: Element) => there.insertBefore(element, there.firstChild),
  moveBefore: (there: Element, element: Element) =>
    (there as unknown as { moveBefore(node: Node, child: Node | null): void }).moveBefore(
      element,
      there.firstChild,
    ),
};

for (const way of Object.keys(WAYS) as (keyof typeof WAYS)[]) {
  test(`sign-in keeps the typed text and still works after a move by ${way}`, async () => {
    const page = await between('<backoffice-login></backoffice-login>');
    await signInHydrated(page);
    await page.getByRole('textbox', { name: 'User ID' }).fill('ben');
    await page.getByLabel('Password', { exact: true }).fill('northgate-ben');
    await move(page, way);
    expect(await page.getByRole('textbox', { name: 'User ID' }).inputValue()).toBe('ben');
    const password = page.getByLabel('Password', { exact: true });
    expect(await password.inputValue()).toBe('northgate-ben');
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('You are signed in as Ben Lindqvist.').waitFor();
  });

  test(`the shell keeps its route, open groups and user menu after a move by ${way}`, async () => {
    const group = { id: 'ops', label: 'Operations', subItems: [{ id: 'a', label: 'Rosters' }] };
    const page = await between(
      `<backoffice-shell routing="memory">
        <script type="application/json" slot="menu">${JSON.stringify([group])}</script>
      </backoffice-shell>`,
      'ben',
    );
    await page.getByRole('button', { name: 'Operations' }).click();
    await page.evaluate("document.querySelector('backoffice-shell').navigate('/support/7')");
    await page.getByRole('heading', { name: 'Support', exact: true }).waitFor();
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
    await page.keyboard.press('Escape');

    await move(page, way);
    expect(await page.getByRole('heading', { name: 'Support', exact: true }).count()).toBe(1);
    expect(await page.getByText('Rosters').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await page.getByRole('heading', { name: 'Ben Lindqvist' }).waitFor();
    await expect.poll(() => page.title()).toBe('Profile · Back Office');
  });
}

test('an open menu of the top bar closes when the shell moves, and opens again', async () => {
  const page = await between('<backoffice-shell></backoffice-shell>', 'ada');
  const button = page.getByRole('button', { name: 'User menu' });
  await button.click();
  await page.getByRole('menu').waitFor();
  await move(page, 'append');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  await button.click();
  await page.getByRole('menu').waitFor();
});

test('an open fly-out closes when the shell moves, and opens again', async () => {
  const group = { id: 'ops', label: 'Operations', subItems: [{ id: 'a', label: 'Rosters' }] };
  const page = await between(
    `<backoffice-shell layout="horizontal">
      <script type="application/json" slot="menu">${JSON.stringify([group])}</script>
    </backoffice-shell>`,
    'ada',
  );
  const button = page.getByRole('button', { name: 'Operations' });
  await button.click();
  await page.getByText('Rosters').waitFor();
  await move(page, 'append');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  await button.click();
  await page.getByText('Rosters').waitFor();
});

test('a message stays visible when the shell moves', async () => {
  const page = await between('<backoffice-shell></backoffice-shell>', 'ada');
  await page.evaluate(
    "document.querySelector('backoffice-shell').notify({ kind: 'error', text: 'Not saved' })",
  );
  await page.getByText('Not saved').waitFor();
  await move(page, 'append');
  expect(await page.getByText('Not saved').isVisible()).toBe(true);
});

test('restores the title and dispatches no more events when the shell is removed', async () => {
  const page = await between('<backoffice-shell></backoffice-shell>', 'ada');
  await expect.poll(() => page.title()).toBe('Dashboard · Back Office');
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell');
    Object.assign(window, { shell, told: 0 });
    shell?.addEventListener('backoffice-navigate', () => {
      Object.assign(window, { told: 1 });
    });
    shell?.remove();
  });
  await expect.poll(() => page.title()).toBe('Intranet');
  await page.evaluate("location.hash = '#/site'");
  expect(await page.evaluate('window.told')).toBe(0);
  expect(await page.evaluate('window.shell.shadowRoot.childElementCount')).toBe(0);
});

test('shows the page of the URL when the shell is put back later', async () => {
  const page = await between('<backoffice-shell></backoffice-shell>', 'ada');
  await expect.poll(() => page.title()).toBe('Dashboard · Back Office');
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell');
    Object.assign(window, { shell });
    shell?.remove();
  });
  await expect.poll(() => page.title()).toBe('Intranet');
  await page.evaluate("location.hash = '#/site'; document.body.append(window.shell)");
  await page.getByRole('heading', { name: 'Site', exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe('Site · Back Office');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

async function between(element: string, userId?: 'ada' | 'ben'): Promise<Page> {
  const markup = hostPage(
    `<div id="here">${element}</div><div id="there"><p>News</p></div>${SCRIPT}`,
  );
  const context = userId ? await signedIn(office, userId) : await office.context();
  const page = await office.host(markup, context);
  if (userId) await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  return page;
}

/** Moves the element and waits for the task in which a removed element would unmount. */
async function move(page: Page, way: keyof typeof WAYS): Promise<void> {
  const moved = await page.evaluate(`(async () => {
    const there = document.querySelector('#there');
    (${WAYS[way]})(there, document.querySelector('#here').firstElementChild);
    for (let task = 0; task < 3; task++) await new Promise((done) => setTimeout(done));
    return there.childElementCount;
  })()`);
  expect(moved).toBe(2);
}
