import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { messages, openArea, openAreas } from '../../support/areas';
import { holdRequests } from '../../support/holdRequests';
import { PASSWORDS, signIn, startOffice } from '../../support/office';
import {
  callsTo,
  hashOf,
  isFocused,
  logOut,
  signInButton,
  storedRecord,
  userMenu,
} from '../../support/pageHelpers';

const office = startOffice();

const FORM = `{ site: { load: async () => ({ mount(container, area) {
  container.innerHTML = '<label>Name <input></label>';
  container.oninput = () => { area.setDirty(true); area.draft.set('name', 'kept'); };
  say('draft', area.draft.get('name') ?? 'none');
  window.area = area;
} }) } }`;

/** The same form in an area without a draft. */
const FORM_WITHOUT_DRAFT = FORM.replace("area.draft.set('name', 'kept');", '');

test('logging out asks about unsaved work: Stay keeps user and page, Leave ends both and its drafts', async () => {
  const page = await openAreas(office, FORM);
  await page.getByLabel('Name').fill('Harbour');
  await logOut(page);
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  await logOut(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');

  await logOut(page);
  await dialog.getByText('Your changes will be lost.').waitFor();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('kept');
});

test('logging out asks about the drafts of an area that the user has left, once', async () => {
  const page = await openAreas(office, FORM);
  await page.getByLabel('Name').fill('Harbour');
  await openArea(page, 'Support');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByText('Your draft is kept in this browser tab.').waitFor();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/support');

  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await logOut(page);
    await dialog.getByText('Your changes will be lost.').waitFor();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await openArea(page, 'Site');
  await page.getByLabel('Name').fill('Harbour East');
  await logOut(page);
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await signInButton(page).waitFor();
});

/** Types into the form, leaves its area with the draft, and opens it again. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Harbour');
  await openArea(page, 'Support');
  await page.getByRole('button', { name: 'Leave' }).click();
  await openArea(page, 'Site');
}

test.each(['a 401', 'another page'])(
  'logging out asks about the draft of an area that %s has ended',
  async (end) => {
    office.expectProblem(/401/);
    const page = await openAreas(office, FORM);
    await page.getByLabel('Name').fill('Harbour');
    if (end === 'a 401') {
      await probe(page, 'first');
      await page.getByText('Your session has ended').waitFor();
      await page.evaluate("location.hash = '#/support'");
      await signIn(page, 'ada');
    } else {
      const { origin, pathname } = new URL(page.url());
      page.once('dialog', (dialog) => dialog.accept());
      await page.goto('about:blank');
      await page.goto(`${origin}${pathname}#/support`);
    }
    await page.getByText('Nothing here yet').waitFor();
    await logOut(page);
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByText('Your changes will be lost.').waitFor();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await signInButton(page).waitFor();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('kept');
  },
);

test('logging out does not ask about an area whose drafts are deleted', async () => {
  const page = await openAreas(office, FORM);
  await leaveAndReturn(page);
  await page.getByLabel('Name').waitFor();
  await page.evaluate("area.draft.delete('name')");
  await logOut(page);
  await signInButton(page).waitFor();
});

test('logging out does not ask about a draft of a filter after the work has been saved', async () => {
  const page = await openAreas(office, FORM);
  await leaveAndReturn(page);
  await page.getByLabel('Name').fill('Harbour East');
  await page.evaluate(
    "area.draft.delete('name'); area.setDirty(false); area.draft.set('filter', 1);",
  );
  await openArea(page, 'Support');
  await expect.poll(() => hashOf(page)).toBe('#/support');
  await logOut(page);
  await signInButton(page).waitFor();
});

test('the dialogs take clicks while a tour of the page takes the pointer from everything', async () => {
  office.expectProblem(/401/);
  const page = await openAreas(office, FORM, { attributes: 'session-expired="dialog"' });
  await page.getByLabel('Name').fill('Harbour');
  await page.addStyleTag({ content: '* { pointer-events: none; }' });
  await page.evaluate("document.querySelector('backoffice-shell').navigate('/')");
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await probe(page, 'first');
  await page.getByLabel('Password', { exact: true }).click();
  await page.keyboard.type(PASSWORDS.ada);
  await signInButton(page).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('Back and navigate() do not replace the question of a logout', async () => {
  const page = await openAreas(office, FORM, { path: '#/support' });
  await openArea(page, 'Site');
  await page.getByLabel('Name').fill('Harbour');
  await logOut(page);
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByText('Your changes will be lost.').waitFor();
  await page.goBack();
  await page.evaluate("document.querySelector('backoffice-shell').navigate('/')");
  await expect.poll(() => hashOf(page)).toBe('#/site');
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await signInButton(page).waitFor();
});

test('Stay and Escape return the focus to the field or the link', async () => {
  const page = await openAreas(office, FORM);
  const field = page.getByLabel('Name');
  await field.fill('Harbour');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  const support = page.getByRole('link', { name: 'Support' }).first();
  const ways: [() => Promise<unknown>, Locator][] = [
    [() => openArea(page, 'Support'), support],
    [() => page.evaluate("area.navigate('/support')"), field],
    [() => logOut(page), userMenu(page)],
  ];
  for (const [leave, focusedBefore] of ways) {
    for (const answer of [
      () => dialog.getByRole('button', { name: 'Stay' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await field.focus();
      await leave();
      await dialog.waitFor();
      await answer();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(focusedBefore)).toBe(true);
    }
  }
});

test.each([
  ['mount function', "area.setDirty(true); throw new Error('broken');"],
  [
    'listener',
    "area.setDirty(true); area.subscribe(() => { throw new Error('broken'); }); say('mounted');",
  ],
])('an area with unsaved work that fails in a %s is left without a question', async (_, body) => {
  office.expectProblem(/broken/);
  const areas = `{ site: { load: async () => ({ mount(container, area) { ${body} } }) } }`;
  const page = await openAreas(office, areas);
  await expect.poll(() => messages(page)).toHaveLength(1);
  await openArea(page, 'Site');
  await page.evaluate(() => location.assign('#/site/7'));
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await openArea(page, 'Support');
  await expect.poll(() => hashOf(page)).toBe('#/support');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a 401 over unsaved work removes the record and reloads the page once the user leaves', async () => {
  office.expectProblem(/401/);
  const page = await openAreas(office, FORM_WITHOUT_DRAFT);
  await page.getByLabel('Name').fill('Harbour');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await probe(page, 'first');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  expect(await page.evaluate(() => localStorage.getItem('backoffice:currentUser'))).toBeNull();
  await openArea(page, 'Support');
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await page.getByText('Your session has ended').waitFor();
});

test('a 401 reloads the page immediately if the area with unsaved work keeps a draft', async () => {
  office.expectProblem(/401/);
  const page = await openAreas(office, FORM);
  await page.getByLabel('Name').fill('Harbour');
  await probe(page, 'first').catch(() => undefined);
  await page.getByText('Your session has ended').waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('kept');
});

test('a leave dialog that the page removes counts as Stay', async () => {
  office.expectProblem(/401/);
  const page = await openAreas(office, FORM_WITHOUT_DRAFT);
  await page.getByLabel('Name').fill('Harbour');
  await probe(page, 'first');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.waitFor();
  // Another tab signs out: no user can answer.
  await page.evaluate(() => {
    localStorage.removeItem('backoffice:currentUser');
    dispatchEvent(new StorageEvent('storage', { key: 'backoffice:currentUser' }));
  });
  await signInButton(page).waitFor();
  await expect.poll(() => messages(page)).toContain('first 401');
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  expect(await dialog.count()).toBe(0);
  await office.server.db.deleteFrom('tokens').execute();
  await probe(page, 'second');
  await page.getByText('Your session has ended').waitFor();
});

test("a sign-in over another user's unsaved work asks first: Stay keeps both, Leave starts clean", async () => {
  office.expectProblem(/401/);
  const page = await openAreas(office, FORM, { attributes: 'session-expired="dialog"' });
  await page.getByLabel('Name').fill('Harbour');
  await probe(page, 'first');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const signInAsBen = async () => {
    await page.getByRole('textbox', { name: 'User ID' }).fill('ben');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.ben);
    await signInButton(page).click();
    await question.waitFor();
  };
  await signInAsBen();
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  expect(await storedRecord(page)).toContain('"ada"');
  await signInAsBen();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { name: /Welcome, Ben/ }).waitFor();
  expect(hashOf(page)).toBe('#/');
  await expect.poll(() => messages(page)).toContain('first 401');
});

test("a sign-in over another user's unsaved work asks above the sign-in dialog, also if it covers a question", async () => {
  office.expectProblem(/401/);
  const page = await openAreas(office, FORM, { attributes: 'session-expired="dialog"' });
  await page.getByLabel('Name').fill('Harbour');
  await openArea(page, 'Support');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.waitFor();
  await probe(page, 'first');
  await signIn(page, 'ben');
  await question.getByRole('button', { name: 'Stay' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await storedRecord(page)).toContain('"ada"');
  await signIn(page, 'ada');
  await expect.poll(() => messages(page)).toContain('first answered');
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
});

test('the question of a logout closes when the user signs in again meanwhile', async () => {
  office.expectProblem(/401/);
  const context = await office.context();
  const answer = await holdRequests(context, '**/api/account/login');
  const page = await openAreas(office, FORM, { attributes: 'session-expired="dialog"', context });
  await page.getByLabel('Name').fill('Harbour');
  await probe(page, 'first');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.ada);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.waitFor();
  answer();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => messages(page)).toContain('first answered');
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
});

test.each(['a record', 'a promise'])(
  'a logout over unsaved work replaces a pending sign-in with %s',
  async (given) => {
    const page = await openAreas(office, FORM_WITHOUT_DRAFT);
    await page.getByLabel('Name').fill('Harbour');
    await page.evaluate((isPromise) => {
      const shell = document.querySelector('backoffice-shell') as HTMLElement & {
        signIn(record: object): Promise<void>;
        logout(): Promise<void>;
      };
      const record = { token: 'given', UserId: 'ben', Role: 'EDITOR' };
      shell.signIn(isPromise ? Promise.resolve(record) : record);
      shell.logout();
    }, given === 'a promise');
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await signInButton(page).waitFor();
    expect(await storedRecord(page)).toBeNull();
  },
);

test('a logout asks above the sign-in dialog that a 401 has opened over its question', async () => {
  office.expectProblem(/the server responded with a status of 401/);
  const attributes = 'session-expired="dialog"';
  const page = await openAreas(office, FORM_WITHOUT_DRAFT, { attributes });
  await page.getByLabel('Name').fill('Harbour');
  await logOut(page);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.waitFor();
  // The server does not know the token of this user.
  await page.evaluate("void area.request('/api/probe').catch(() => {})");
  const other = page.getByRole('button', { name: 'Sign in as someone else' });
  await other.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await other.waitFor({ state: 'detached' });
  await signInButton(page).waitFor();
  expect(await page.getByLabel('Name').count()).toBe(0);
});

test("an area's request for one user is not sent after another has signed in", async () => {
  office.expectProblem(/401/);
  const area = `{ site: { load: async () => ({ mount(container, area) {
    container.innerHTML = '<label>Name <input></label>';
    const save = () => area.request('/api/probe?save')
      .then(() => say('saved'), ({ reason, message }) => say(reason, message));
    if (area.user.UserId === 'ada') container.oninput = save;
    return save;
  } }) } }`;
  const page = await openAreas(office, area, { attributes: 'session-expired="dialog"' });
  // Its 401 opens the dialog.
  await page.getByLabel('Name').fill('Harbour');
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  await page.getByRole('textbox', { name: 'User ID' }).fill('ben');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.ben);
  await signInButton(page).click();
  await page.getByRole('heading', { name: /Welcome, Ben/ }).waitFor();
  const refused = 'aborted Another user has signed in since this area was opened.';
  await expect.poll(() => messages(page)).toContain(refused);
  expect(await messages(page)).not.toContain('saved');
  const saves = callsTo(office, '/api/probe').filter(({ query }) => query === '?save');
  expect(saves).toHaveLength(1);
  // The next visit works for Ben.
  await openArea(page, 'Site');
  await page.getByLabel('Name').waitFor();
  await openArea(page, 'Support');
  await expect.poll(() => messages(page)).toContain('saved');
});

test('shows a second leave dialog directly after the first', async () => {
  const page = await openAreas(office, FORM);
  await page.getByLabel('Name').fill('Harbour');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await openArea(page, 'Support');
  await dialog.waitFor();
  // The browser reports late that the dialog has closed.
  await page.evaluate(() => {
    const root = document.querySelector('backoffice-shell')?.shadowRoot as ShadowRoot;
    root.querySelector<HTMLButtonElement>('dialog[open] .primary')?.click();
    root.querySelector<HTMLAnchorElement>('nav a[href="#/workspace"]')?.click();
  });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/workspace');
});

test('Back while a 401 asks about unsaved work asks about the page and fails the request', async () => {
  office.expectProblem(/401/);
  const page = await openAreas(office, FORM_WITHOUT_DRAFT, { path: '#/support' });
  await openArea(page, 'Site');
  await page.getByLabel('Name').fill('Harbour');
  await probe(page, 'first');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.waitFor();
  await page.goBack();
  await expect.poll(() => messages(page)).toContain('first 401');
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await page.getByText('Your session has ended').waitFor();
  expect(hashOf(page)).toContain('support');
});

/** Makes a request that needs a session and shows its result under this name. */
const probe = (page: Page, name: string) =>
  page.evaluate((name) => {
    const shell = document.querySelector('backoffice-shell') as unknown as {
      request(url: string): Promise<unknown>;
    };
    const { messages } = window as unknown as { messages: string[] };
    const end = (answer: unknown) => messages.push(`${name} ${answer}`);
    shell.request('/api/probe').then(
      () => end('answered'),
      ({ status }) => end(status),
    );
  }, name);

test('keeps the open area and its unsaved work when the page adds a child for its slot', async () => {
  const page = await openAreas(office, FORM);
  await page.getByLabel('Name').fill('Harbour');
  await page.evaluate(() => {
    const child = Object.assign(document.createElement('div'), { slot: 'site' });
    const shell = document.querySelector('backoffice-shell');
    shell?.append(child);
    shell?.setAttribute('currency', 'CHF');
  });
  await page.evaluate(() =>
    (window as unknown as { area: { navigate(path: string): void } }).area.navigate('7'),
  );
  await expect.poll(() => hashOf(page)).toBe('#/site/7');
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  expect(await messages(page)).toEqual(['draft none']);
});

test('keeps the open area and its unsaved work when equal areas are assigned again', async () => {
  const page = await openAreas(office, FORM);
  await page.getByLabel('Name').fill('Harbour');
  await page.evaluate((areas) => {
    const shell = document.querySelector('backoffice-shell') as HTMLElement & { areas: object };
    shell.areas = { ...shell.areas };
    // As a React host does on each render.
    shell.areas = new Function(`return ${areas}`)();
  }, FORM);
  // The shell has rendered the new object once the menu reacts to a route change.
  await page.evaluate(() =>
    document.querySelector('backoffice-shell')?.setAttribute('brand', 'New'),
  );
  await expect.poll(() => page.title()).toContain('New');
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  expect(await messages(page)).toEqual(['draft none']);

  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as HTMLElement & { areas: object };
    shell.areas = {
      site: { load: async () => ({ mount: (box: HTMLElement) => box.append('Other') }) },
    };
  });
  await page.getByText('Other').waitFor();
});
