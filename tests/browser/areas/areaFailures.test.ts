import { expect, test } from 'vitest';
import { messages, openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';
import { hashOf, isFocused } from '../../support/pageHelpers';

const office = startOffice();

const failing: [what: string, areas: string, message: string][] = [
  [
    'throws while mounting',
    `{ site: { load: async () => ({ mount() { throw new Error('no sites today'); } }) } }`,
    'no sites today',
  ],
  [
    'rejects while mounting',
    `{ site: { load: async () => ({ mount: async () => { throw new Error('no sites today'); } }) } }`,
    'no sites today',
  ],
  ['never loads', `{ site: { load: async () => { throw new Error('gone'); } } }`, 'gone'],
  ['exports nothing', `{ site: { load: async () => ({}) } }`, 'has no function "mount"'],
  [
    'throws in a listener',
    `{ site: { load: async () => ({ mount(container, area) {
      area.subscribe(() => { throw new Error('listener broke'); });
      setTimeout(() => area.navigate('/site/2'));
    } }) } }`,
    'listener broke',
  ],
  [
    'rejects in a listener',
    `{ site: { load: async () => ({ mount(container, area) {
      area.subscribe(async () => { throw new Error('nothing came back'); });
      setTimeout(() => area.navigate('/site/2'));
    } }) } }`,
    'nothing came back',
  ],
  [
    'rejects with a text',
    `{ site: { load: async () => ({ mount: async () => { throw 'no record here'; } }) } }`,
    'no record here',
  ],
  [
    'throws what has no text',
    `{ site: { load: async () => ({ mount() { throw Object.create(null); } }) } }`,
    'cannot be shown as text',
  ],
  [
    'throws an error that cannot be read',
    `{ site: { load: async () => ({ mount() {
      throw Object.defineProperties(new Error(), {
        message: { get() { throw new Error('unreadable'); } },
        stack: { get() { throw new Error('unreadable'); } },
      });
    } }) } }`,
    'cannot be shown as text',
  ],
];

for (const [what, areas, message] of failing) {
  test(`an area that ${what} shows a card with retry, dispatches an event and calls window.onerror`, async () => {
    office.expectProblem(new RegExp(`${message}|^(Object|Error)$|unreadable`));
    const page = await openAreas(office, areas);
    const card = page.getByRole('alert').filter({ hasText: 'Couldn’t load Site' });
    await card.waitFor();
    await card.getByText('Details', { exact: true }).click();
    await card.getByText(message).first().waitFor();
    expect((await messages(page)).join('\n')).toMatch(new RegExp(`error area .*${message}`));
    expect(await page.evaluate(() => (window as unknown as { reports: number }).reports)).toBe(1);
    expect(await page.evaluate('window.lastError instanceof Error')).toBe(true);
    await openArea(page, 'Support');
    await page.getByText('Nothing here yet').waitFor();
  });
}

/** An area that has unsaved work once something is typed. */
const DIRTY_AFTER_TYPING = `{ site: { load: async () => ({ mount(container, area) {
  container.innerHTML = '<input aria-label="Name">';
  container.oninput = () => area.setDirty(true);
} }) } }`;

test('Try again mounts the area again', async () => {
  office.expectProblem(/not yet/);
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ mount(container) {
      window.tries = (window.tries ?? 0) + 1;
      if (window.tries === 1) throw new Error('not yet');
      container.textContent = 'Here now';
    } }) } }`,
  );
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.getByText('Here now').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  // The button that had the focus is gone.
  expect(await isFocused(page.getByRole('main'))).toBe(true);
});

for (const [way, init] of [
  ['the clipboard', ''],
  [
    'the clipboard, by the old command where the page has none',
    'delete Navigator.prototype.clipboard;',
  ],
] as const) {
  test(`Copy details copies the error to ${way} and confirms it`, async () => {
    office.expectProblem(/gone/);
    const context = await office.context({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await openAreas(
      office,
      `(() => { ${init} return { site: { load: async () => { throw new Error('gone'); } } }; })()`,
      { context },
    );
    await page.getByRole('button', { name: 'Copy details' }).press('Enter');
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    await page.evaluate(() => {
      const paste = document.createElement('textarea');
      document.body.append(paste);
      paste.focus();
    });
    await page.keyboard.press('Control+V');
    const pasted = page.locator('textarea');
    await expect
      .poll(() => pasted.inputValue())
      .toMatch(/^Error: gone[\s\S]*backoffice-elements \d/);
    await page.getByRole('button', { name: 'Copy details' }).waitFor();
  });
}

test('shows the details for manual copying when the clipboard fails', async () => {
  office.expectProblem(/gone/);
  const page = await openAreas(
    office,
    `(() => {
      delete Navigator.prototype.clipboard;
      document.execCommand = () => false;
      return { site: { load: async () => { throw new Error('gone'); } } };
    })()`,
  );
  const details = page.getByText('Error: gone');
  await page.getByRole('button', { name: 'Copy details' }).waitFor();
  expect(await details.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Copy details' }).press('Enter');
  await details.waitFor();
});

test('a missing module reloads the page once, then shows the card', async () => {
  office.expectProblem(/404|Failed to (load|fetch)/);
  const context = await office.context();
  let asked = 0;
  let loaded = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/gone/site.js')) asked += 1;
    if (request.isNavigationRequest()) loaded += 1;
  });
  const page = await openAreas(office, `{ site: { module: '/gone/site.js' } }`, { context });
  await page.getByText('Couldn’t load Site').waitFor();
  expect({ asked, loaded }).toEqual({ asked: 2, loaded: 2 });
});

test('the last of a thousand quick switches wins and nothing else stays mounted', async () => {
  const page = await openAreas(
    office,
    `(() => {
      const slow = (name) => ({ load: async () => {
        await new Promise((go) => setTimeout(go, Math.random() * 20));
        return { mount(container) {
          window.alive = (window.alive ?? 0) + 1;
          container.textContent = 'This is ' + name;
          return () => { window.alive -= 1; };
        } };
      } });
      return { site: slow('site'), support: slow('support'), develop: slow('develop') };
    })()`,
  );
  await page.getByText('This is site').waitFor();
  await page.evaluate(async () => {
    const shell = document.querySelector('backoffice-shell') as HTMLElement & {
      navigate(path: string): void;
    };
    const names = ['site', 'support', 'develop'];
    for (let turn = 0; turn < 1000; turn++) {
      shell.navigate(`/${names[turn % 3]}`);
      if (turn % 20 === 0) await new Promise((go) => requestAnimationFrame(go));
    }
    shell.navigate('/develop');
  });
  await page.getByText('This is develop').waitFor();
  await expect.poll(() => page.evaluate(() => (window as { alive?: number }).alive)).toBe(1);
  expect(await page.locator('[data-backoffice-area]').count()).toBe(1);
});

test('a draft survives the reload after a 401 and belongs to its user', async () => {
  office.expectProblem(/401/);
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ async mount(container, area) {
      container.textContent = 'Draft: ' + (area.draft.get('note') ?? 'none');
      window.area = area;
    } }) } }`,
  );
  await page.getByText('Draft: none').waitFor();
  await page.evaluate(() => {
    const { area } = window as unknown as {
      area: { draft: { set(key: string, value: unknown): void } };
    };
    area.draft.set('note', 'half a sentence');
  });
  await page.reload();
  await page.getByText('Draft: half a sentence').waitFor();
  await page.evaluate(() => {
    localStorage.setItem(
      'backoffice:currentUser',
      JSON.stringify({ UserId: 'ben', Name: 'Ben', token: 'other' }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: 'backoffice:currentUser' }));
  });
  // Another user starts clean, at the dashboard.
  await page.getByRole('heading', { name: 'Welcome, Ben' }).waitFor();
  await openArea(page, 'Site');
  await page.getByText('Draft: none').waitFor();
});

test('asks for confirmation before leaving an area with unsaved work', async () => {
  const page = await openAreas(office, DIRTY_AFTER_TYPING);
  await openArea(page, 'Develop');
  await openArea(page, 'Site');
  await page.getByLabel('Name').fill('Harbour');
  await openArea(page, 'Support');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  await expect.poll(() => hashOf(page)).toBe('#/site');
  await page.goBack();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  await expect.poll(() => hashOf(page)).toBe('#/site');
  await openArea(page, 'Support');
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await page.getByText('Nothing here yet').waitFor();
  await expect.poll(() => hashOf(page)).toBe('#/support');
});

test('Leave after Back or Forward moves in the history, without a new entry', async () => {
  const page = await openAreas(office, DIRTY_AFTER_TYPING, { path: '#/workspace' });
  const leave = page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' });
  await openArea(page, 'Develop');
  await openArea(page, 'Site');
  await page.getByLabel('Name').fill('Harbour');
  await page.goBack();
  await leave.click();
  await expect.poll(() => hashOf(page)).toBe('#/develop');
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
  await page.goBack();
  await expect.poll(() => hashOf(page)).toBe('#/workspace');

  // Forward, from a page in the middle.
  await openArea(page, 'Site');
  await openArea(page, 'Support');
  await page.goBack();
  await page.getByLabel('Name').fill('Harbour');
  await page.goForward();
  await leave.click();
  await expect.poll(() => hashOf(page)).toBe('#/support');
  await page.goBack();
  await expect.poll(() => hashOf(page)).toBe('#/site');
});
