import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openAreas, said } from '../../support/areas';
import { startOffice } from '../../support/office';
import { callsTo, hashOf } from '../../support/visit';

// Served by the server: Chromium lets no page that a test makes up load scripts of this machine.
const folder = mkdtempSync(join(tmpdir(), 'northgate-frame-'));
afterAll(() => rmSync(folder, { recursive: true }));

const office = startOffice({ quickHashes: true, folders: { '/inner/': folder } });

/** A page for a frame that connects itself and does this, in JavaScript with `area`, `show` and `ask`. */
const inner = (act: string) => `<!doctype html><html lang="en"><title>Inner</title><body>
<p id="shown"></p>
<script type="module">
import { connectArea } from '/dist/area-frame.js';
const show = (...words) => { document.querySelector('#shown').textContent = words.join(' '); };
const ask = (promise) => promise.then(
  (answer) => show('answer', JSON.stringify(answer)),
  (error) => show('error', error.name, error.status, error.message));
const area = await connectArea();
${act}
</script></body></html>`;

/** Opens a shell whose area Site is such a page. */
async function openFrame(act: string, path = '#/site'): Promise<Page> {
  writeFileSync(join(folder, 'index.html'), inner(act));
  return openAreas(office, `{ site: { iframe: '/inner/' } }`, { path });
}
const shown = (page: Page) => page.frameLocator('iframe').locator('#shown');

test('a page in a frame is told where the area is and who is there, without the token, and of every change', async () => {
  const page = await openFrame(
    `const tell = () => show(area.user.Name, 'token' in area.user, area.path, area.query.get('x'), area.theme);
     area.subscribe(tell); tell(); area.setTitle('Inner'); area.setBadge('4');`,
    '#/site/7?x=1',
  );
  await expect.poll(() => shown(page).innerText()).toBe('Ada Okafor false /7 1 light');
  await expect.poll(() => page.title()).toBe('Inner · Northgate');
  await page.evaluate(() => {
    location.hash = '#/site/8?x=2';
    document.querySelector('backoffice-shell')?.setAttribute('theme', 'dark');
  });
  await expect.poll(() => shown(page).innerText()).toBe('Ada Okafor false /8 2 dark');
});

test('a page in a frame that floods the shell with moves is followed to the last, not all the way', async () => {
  const page = await openFrame(
    "for (let index = 0; index < 2000; index++) area.navigate('n' + index); show('sent');",
  );
  await page.evaluate(() => {
    Object.assign(window, { moves: 0 });
    addEventListener('backoffice-navigate', () => {
      (window as unknown as { moves: number }).moves += 1;
    });
  });
  await expect.poll(() => hashOf(page)).toBe('#/site/n1999');
  const moves = await page.evaluate(() => (window as unknown as { moves: number }).moves);
  expect(moves).toBeLessThan(200);
});

test('the shell makes the requests of a page in a frame, to paths of the server alone', async () => {
  const page = await openFrame(`window.ask = ask; window.area = area; show('ready');`);
  await expect.poll(() => shown(page).innerText()).toBe('ready');
  const frame = page.frames()[1];
  const request = async (url: string, options = {}) => {
    await frame?.evaluate(
      ({ url, options }) => {
        const { ask, area } = window as unknown as {
          ask(promise: Promise<unknown>): void;
          area: { request(url: string, options: object): Promise<unknown> };
        };
        (document.querySelector('#shown') as HTMLElement).textContent = '';
        ask(area.request(url, options));
      },
      { url, options },
    );
    await expect.poll(() => shown(page).innerText()).not.toBe('');
    return shown(page).innerText();
  };
  for (const url of [
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    'api/probe',
    'data:,x',
  ]) {
    expect(await request(url)).toContain('requests paths of the server');
  }
  expect(await request('/menus/apps.json')).toMatch(/^answer \[/);
  // A draft and what it holds cross the border too.
  await frame?.evaluate(() => {
    const { ask, area } = window as unknown as {
      ask(promise: Promise<unknown>): void;
      area: {
        draft: {
          set(key: string, value: unknown): Promise<void>;
          get(key: string): Promise<unknown>;
        };
      };
    };
    ask(area.draft.set('note', { words: 'kept' }).then(() => area.draft.get('note')));
  });
  await expect.poll(() => shown(page).innerText()).toBe('answer {"words":"kept"}');
  expect(callsTo(office, '/api/probe')).toHaveLength(0);
});

test('a request that was answered is not given up when its signal aborts later', async () => {
  const page = await openFrame(`
    const { signal, abort } = (() => {
      const ended = new AbortController();
      return { signal: ended.signal, abort: () => ended.abort() };
    })();
    await area.request('/menus/apps.json', { signal });
    abort();
    // Still heard, behind whatever the abort has said.
    area.setTitle('Done');
    const never = await area.request('/menus/apps.json', { signal }).catch(({ reason }) => reason);
    show(never);`);
  await page.evaluate(() => {
    addEventListener('message', ({ data }) => {
      const { cancel } = data['backoffice-area'];
      if (cancel) (window as unknown as { said: string[] }).said.push(`cancel ${cancel}`);
    });
  });
  await expect.poll(() => shown(page).innerText()).toBe('aborted');
  await expect.poll(() => page.title()).toBe('Done · Northgate');
  expect(await said(page)).toEqual(['cancel 2']);
});

test('a page that the frame went on to makes no requests, and a flood of them is refused', async () => {
  const page = await openFrame(`window.area = area; show('ready');`);
  await expect.poll(() => shown(page).innerText()).toBe('ready');
  const flood = () =>
    page.frames()[1]?.evaluate(async () => {
      const { area } = window as unknown as {
        area: { request(url: string, options: object): Promise<unknown> };
      };
      const all = Array.from({ length: 500 }, () => area.request('/menus/apps.json', {}));
      const results = await Promise.allSettled(all);
      const refused = results.filter(
        (result) =>
          result.status === 'rejected' && /Too many|no requests/.test(result.reason.message),
      );
      return { done: 500 - refused.length, refused: refused.length };
    });
  const first = await flood();
  expect(first?.refused).toBeGreaterThan(400);
  expect(first?.done).toBe(64);
  await page.frames()[1]?.evaluate(() => location.reload());
  await expect
    .poll(() =>
      shown(page)
        .innerText()
        .catch(() => ''),
    )
    .toBe('ready');
  await expect.poll(async () => (await flood())?.refused).toBe(500);
  await page.getByRole('link', { name: 'Support' }).click();
  await page.getByText('Nothing here yet').waitFor();
});

test('what another window or origin says is not heard, and outside of a frame nothing connects', async () => {
  const page = await openFrame(
    `area.subscribe(() => show(area.path)); show(area.path);
     addEventListener('message', ({ data }) => { if (data === 'heard') show('still', area.path); });`,
    '#/site/7',
  );
  await expect.poll(() => shown(page).innerText()).toBe('/7');
  await page.frames()[1]?.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.srcdoc = `<script>parent.postMessage({ 'backoffice-area': { path: '/forged' } }, '*');
      parent.postMessage('heard', '*')</script>`;
    document.body.append(frame);
  });
  await expect.poll(() => shown(page).innerText()).toBe('still /7');
  const alone = await page.evaluate<string>(
    `import('/dist/area-frame.js').then(({ connectArea }) => connectArea()).catch(({ message }) => message)`,
  );
  expect(alone).toContain('no frame');
  expect(await said(page)).toEqual([]);
});
