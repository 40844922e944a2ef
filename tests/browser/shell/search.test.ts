import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordEvents } from '../../support/events';
import { holdRequests } from '../../support/holdRequests';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { focusedName, hashOf, logOut, stored } from '../../support/pageHelpers';
import { recordOf, signedIn, USER_KEY } from '../../support/signedIn';
import { openShell, tool } from '../../support/topBar';

const office = startOffice();

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const selected = (page: Page) => page.getByRole('option', { selected: true }).innerText();

const MENU = [
  { id: 'a', label: 'menu.site', link: '/site' },
  {
    id: 'b',
    label: 'Réglages',
    subItems: [
      {
        id: 'b1',
        label: 'Sécurité',
        subItems: [{ id: 'b2', label: 'Clés', link: '/develop/keys' }],
      },
      { id: 'b3', label: 'Handbook', link: 'https://handbook.example/' },
      { id: 'b4', label: 'Trap of keys', link: 'javascript:window.pwned=1' },
    ],
  },
];

test('finds entries of the menu at all depths and opens them by keyboard', async () => {
  const page = await openShell(office, { given: { menu: MENU } });
  await tool(page, 'Search').press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Search');
  await page.keyboard.type('cles');
  await expect.poll(() => selected(page)).toContain('Clés');
  expect(await selected(page)).toContain('Réglages › Sécurité');
  expect(await box(page).getAttribute('aria-activedescendant')).toBe(
    await page.getByRole('option').getAttribute('id'),
  );
  await expect
    .poll(() => page.getByRole('dialog').getByRole('status').innerText())
    .toBe('1 result');
  // Enter in an input method accepts the composed text; WebKit ends the composition first.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    await box(page).dispatchEvent('keydown', { key: 'Enter', ...composing });
  expect(hashOf(page)).not.toBe('#/develop/keys');
  await page.keyboard.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/develop/keys');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => focusedName(page)).toContain('Search');

  await page.keyboard.press('/');
  await box(page).fill('profi');
  await option(page, 'Profile').click();
  await expect.poll(() => hashOf(page)).toBe('#/profile');
});

test('arrows, Home, End and the pointer move through the list; Escape returns the focus', async () => {
  const page = await openShell(office, { attributes: 'language="en" locked-settings="all"' });
  const link = page.getByRole('navigation').getByRole('link', { name: 'Site' });
  await link.focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  const first = await selected(page);
  const last = await page.getByRole('option').last().innerText();
  for (const [key, label] of [
    ['End', last],
    ['Home', first],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => selected(page)).toBe(label);
  }
  // With Shift, and in a text, they belong to the field.
  await page.keyboard.press('Shift+End');
  expect(await selected(page)).toBe(first);
  await box(page).fill('s');
  await expect
    .poll(() => page.getByRole('option').allInnerTexts())
    .toEqual([
      'Site',
      'Support',
      'Dashboard',
      'Workspace',
      'App Publish',
      'Full screen',
      'Keyboard shortcuts',
    ]);
  const selection = () =>
    box(page).evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
      selectionStart,
      selectionEnd,
    ]);
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  expect(await selection()).toEqual([0, 0]);
  await page.keyboard.press('Shift+End');
  expect(await selection()).toEqual([0, 1]);
  expect(await selected(page)).toBe('Site');
  for (const [key, label] of [
    ['ArrowDown', 'Support'],
    ['ArrowUp', 'Site'],
    ['ArrowUp', 'Keyboard shortcuts'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => selected(page)).toBe(label);
  }
  await option(page, 'Workspace').hover();
  await expect.poll(() => selected(page)).toBe('Workspace');
  expect(await box(page).inputValue()).toBe('s');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await link.evaluate((node) => node.matches(':focus'))).toBe(true);

  await page.keyboard.press('Meta+k');
  await page.mouse.click(5, 500);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await tool(page, 'Search').click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('Control opens a result in a new tab by Enter or click; foreign pages always do, scripts never', async () => {
  const page = await openShell(office, { given: { menu: MENU } });
  const context = page.context();
  // The new tabs may request the page from the server, which does not have it.
  office.expectProblem(/404/);
  await context.route(/handbook\.example|host-page.*/, (route) =>
    route.fulfill({ contentType: 'text/html', body: hostPage('There') }),
  );
  const opened = async (act: () => Promise<unknown>) => {
    const tab = context.waitForEvent('page');
    await act();
    const there = await tab;
    // A new tab starts without recent choices.
    await there.waitForURL(/^http/);
    const facts = { url: there.url(), opener: await there.evaluate(() => Boolean(opener)) };
    await there.close();
    return facts;
  };
  const ask = async (words: string) => {
    await page.keyboard.press('Control+k');
    await box(page).fill(words);
    await page.getByRole('option').first().waitFor();
  };
  await ask('clés');
  const byKey = await opened(() => page.keyboard.press('Control+Enter'));
  expect(byKey).toMatchObject({ opener: false });
  expect(byKey.url).toMatch(/#\/develop\/keys$/);
  await ask('clés');
  const byClick = await opened(() =>
    option(page, 'Clés Réglages › Sécurité').click({ modifiers: ['Control'] }),
  );
  expect(byClick.url).toMatch(/#\/develop\/keys$/);
  await ask('handb');
  const foreign = await opened(() => page.keyboard.press('Enter'));
  expect(foreign).toEqual({ url: 'https://handbook.example/', opener: false });
  await ask('handb');
  const clicked = await opened(() => page.getByRole('option').click());
  expect(clicked).toEqual({ url: 'https://handbook.example/', opener: false });
  expect(hashOf(page)).toBe('');

  await page.keyboard.press('/');
  await box(page).fill('trap');
  await page.getByText('No results').waitFor();
  await expect
    .poll(() => page.getByRole('dialog').getByRole('status').innerText())
    .toBe('0 results');
});

test('the shortcuts ignore fields, handled keys and the rest of the page, and type no text', async () => {
  const context = await signedIn(office, 'ada');
  const page = await office.host(
    hostPage(`<input aria-label="Own"><button>Host</button><p contenteditable aria-label="Note">x</p>
      <backoffice-shell routing="memory"><section slot="site"><input aria-label="Area">
        <div id="editor" aria-label="Editor" tabindex="0"></div>
        <div role="textbox" aria-label="Canvas" tabindex="0"></div></section></backoffice-shell>
      <backoffice-shell routing="memory" hash-prefix="!two"></backoffice-shell>
      <script>document.addEventListener('keydown', (event) => {
        if (window.mine && event.key === '/') event.preventDefault();
      });
      editor.editContext = new EditContext();</script>${SCRIPT}`),
    context,
  );
  await page.getByRole('heading', { name: 'Welcome, Ada' }).nth(1).waitFor();
  await page.getByRole('region').getByRole('button', { name: 'Search' }).nth(1).waitFor();
  const dialogs = () => page.getByRole('dialog').count();
  const own = page.getByLabel('Own');
  await own.press('/');
  await own.press('Control+k');
  expect(await own.inputValue()).toBe('/');
  await page.getByLabel('Note').press('/');
  await page.getByRole('button', { name: 'Host' }).press('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).first().click();
  await page.getByLabel('Area').press('/');
  expect(await page.getByLabel('Area').inputValue()).toBe('/');
  for (const editor of ['Editor', 'Canvas']) {
    for (const key of ['/', '?', 'Control+k']) await page.getByLabel(editor).press(key);
  }
  expect(await page.evaluate('editor.editContext.text')).toBe('/?');
  await page.getByLabel('Canvas').blur();
  await page.evaluate('window.mine = true');
  await page.keyboard.press('/');
  expect(await dialogs()).toBe(0);

  await page.evaluate('window.mine = false');
  await page.keyboard.press('/');
  await box(page).waitFor();
  expect(await dialogs()).toBe(1);
  expect(await box(page).inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await expect.poll(dialogs).toBe(0);
  await page.getByRole('navigation').nth(1).getByRole('link', { name: 'Site' }).press('Control+K');
  await box(page).waitFor();
  const second = page.locator('backoffice-shell').nth(1);
  expect(await second.getByRole('dialog').count()).toBe(1);
});

test('keeps the text typed while the palette loads', async () => {
  const context = await signedIn(office, 'ada');
  const release = await holdRequests(context, /Palette/);
  const page = await openShell(office, { context });
  await tool(page, 'Search').waitFor();
  await page.keyboard.type('/supp');
  release();
  await expect.poll(() => box(page).inputValue()).toBe('supp');
  await page.keyboard.type('o');
  await expect.poll(() => selected(page)).toBe('Support');
  expect(await box(page).inputValue()).toBe('suppo');
});

test("debounces the integrator's search, aborts the previous one and opens its results", async () => {
  const context = await signedIn(office, 'ada');
  const events = await recordEvents(context);
  const page = await openShell(office, { context });
  await page.evaluate(() => {
    const asked: string[] = [];
    const searchProvider = (query: string, signal: AbortSignal) => {
      asked.push(query);
      signal.addEventListener('abort', () => asked.push(`no ${query}`));
      if (query === 'or') return new Promise(() => {});
      return Promise.resolve([
        { id: 1, label: `Order ${query}`, description: 'Northgate', link: '/application/1' },
        { id: 2, label: 'Script', link: 'javascript:window.pwned=1' },
        null,
        'x',
        { id: 1, label: 'Twice' },
      ]);
    };
    Object.assign(document.querySelector('backoffice-shell') as object, { searchProvider });
    Object.assign(window, { asked });
  });
  const asked = () => page.evaluate('window.asked');
  await page.keyboard.press('/');
  await box(page).fill('or');
  await page.getByText('Searching…').waitFor();
  await expect.poll(asked).toEqual(['or']);
  await box(page).fill('order 7');
  await page.getByRole('group', { name: 'Results' }).getByRole('option').first().waitFor();
  expect(await asked()).toEqual(['or', 'no or', 'order 7']);
  expect(await page.getByRole('option').allInnerTexts()).toEqual([
    'Order order 7\nNorthgate',
    'Script',
  ]);
  await page.keyboard.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/application/1');
  const queries = events.filter(({ type }) => type === 'backoffice-search');
  expect(queries.map(({ detail }) => detail.query)).toEqual(['or', 'order 7']);
});

test('the menu stays searchable when a search provider fails or returns garbage', async () => {
  const context = await signedIn(office, 'ada');
  const events = await recordEvents(context);
  const page = await openShell(office, { context });
  await page.evaluate(() => {
    const searchProvider = (query: string) => {
      if (query === 'sit') return Promise.reject(new Error('Index is down'));
      if (query === 'site') throw new Error('Broken');
      return { not: 'a list' };
    };
    Object.assign(document.querySelector('backoffice-shell') as object, { searchProvider });
  });
  await page.keyboard.press('/');
  for (const query of ['sit', 'site', 's']) {
    await box(page).fill(query);
    await page.getByText('The search failed.', { exact: false }).last().waitFor();
    expect(await selected(page)).toBe('Site');
  }
  const errors = events
    .filter(({ type }) => type === 'backoffice-error')
    .map(({ detail }) => detail);
  expect(errors).toEqual([
    { source: 'request', message: 'Index is down' },
    { source: 'request', message: 'Broken' },
    { source: 'request', message: 'The search provider did not return an array.' },
  ]);
});

test('offers the last choices first until the user logs out', async () => {
  const page = await openShell(office);
  for (const name of ['Site', 'Support', 'Develop', 'Site']) {
    await page.keyboard.press('Control+k');
    await box(page).fill(name);
    await option(page, name).click();
    await expect.poll(() => hashOf(page)).toBe(`#/${name.toLowerCase()}`);
  }
  await page.reload();
  await tool(page, 'Search').click();
  const recent = page.getByRole('group', { name: 'Recently chosen' }).getByRole('option');
  await expect.poll(() => recent.allInnerTexts()).toEqual(['Site', 'Develop', 'Support']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/develop');
  expect(await stored(page, 'backoffice:recent')).toContain('Develop');
  await logOut(page);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await stored(page, 'backoffice:recent')).toBeNull();
});

test('the shortcut directly after a choice opens the search again', async () => {
  const page = await openShell(office);
  await page.keyboard.press('Control+k');
  await box(page).fill('Site');
  await option(page, 'Site').waitFor();
  await box(page).evaluate(async (input) => {
    const press = (target: EventTarget, init: KeyboardEventInit) =>
      target.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }),
      );
    press(input, { key: 'Enter' });
    // A key press runs after the microtasks of the first one and before any other event.
    await undefined;
    press(document.body, { key: 'k', ctrlKey: true });
  });
  await expect.poll(() => hashOf(page)).toBe('#/site');
  await expect.poll(() => box(page).inputValue()).toBe('');
  await box(page).fill('Support');
  await option(page, 'Support').click();
  await expect.poll(() => hashOf(page)).toBe('#/support');
});

test('hides recent choices from other users and the admin area from ordinary users', async () => {
  const page = await openShell(office);
  await page.keyboard.press('Control+k');
  await box(page).fill('admin');
  await option(page, 'Admin').click();
  await expect.poll(() => stored(page, 'backoffice:recent')).toContain('Admin');
  const ben = JSON.stringify(await recordOf(office, 'ben'));
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [USER_KEY, ben],
  );
  await page.reload();
  await tool(page, 'Search').click();
  await box(page).waitFor();
  await page.getByRole('group', { name: 'Actions' }).waitFor();
  expect(await page.getByRole('group', { name: 'Recently chosen' }).count()).toBe(0);
  await box(page).fill('admin');
  await page.getByText('No results').waitFor();
});

test('shows at most the thirty best of ten thousand entries', async () => {
  const menu = Array.from({ length: 100 }, (_, group) => ({
    id: `g${group}`,
    label: `Group ${group}`,
    subItems: Array.from({ length: 100 }, (__, entry) => ({
      id: `${group}-${entry}`,
      label: `Entry ${group * 100 + entry}`,
      link: `/site/${group}/${entry}`,
    })),
  }));
  const page = await openShell(office, { given: { menu } });
  await page.keyboard.press('/');
  await box(page).fill('entry');
  await expect.poll(() => page.getByRole('option').count()).toBe(30);
  await box(page).fill('group 77 entry 7742');
  await page.keyboard.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/site/77/42');
});

test('shows the first matches of very many commands', async () => {
  const page = await openShell(office, {});
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as HTMLElement & { commands: unknown };
    shell.commands = Array.from({ length: 20_000 }, (_, index) => ({
      id: `command-${index}`,
      label: `Command ${index}`,
      run: () => {},
    }));
  });
  await tool(page, 'Search').click();
  await box(page).fill('command 1999');
  await option(page, 'Command 1999').waitFor();
  expect(await page.getByRole('option').count()).toBeLessThan(20);
  await box(page).fill('command');
  await option(page, 'Command 29').waitFor();
  expect(await option(page, 'Command 30').count()).toBe(0);
});

test('a translator that replaces the texts of results does not break the search', async () => {
  const page = await openShell(office, { given: { menu: MENU } });
  await tool(page, 'Search').press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Search');
  for (const [typed, results] of [
    ['c', 'Clés'],
    ['cl', 'Clés'],
    ['sec', 'Sécurité'],
  ] as const) {
    await box(page).fill(typed);
    await page.getByRole('option').filter({ hasText: results }).first().waitFor();
    await page.getByRole('listbox').evaluate((list) => {
      const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const translated = document.createElement('font');
        translated.textContent = text.data;
        text.replaceWith(translated);
      }
    });
  }
  await box(page).fill('cles');
  await expect.poll(() => selected(page)).toContain('Clés');
  await page.keyboard.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/develop/keys');
});
