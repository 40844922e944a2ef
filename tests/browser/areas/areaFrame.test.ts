import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { messages, openAreas } from '../../support/areas';
import { holdRequests } from '../../support/holdRequests';
import { startOffice } from '../../support/office';
import { callsTo, hashOf } from '../../support/pageHelpers';

const office = startOffice();

/**
 * A page for a frame that connects itself and runs this JavaScript with `area`, `show` and `ask`.
 */
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
async function openFrame(act: string, path = '#/site', requests = true): Promise<Page> {
  office.addPage('/inner/', inner(act));
  return openAreas(office, `{ site: { iframe: '/inner/', requests: ${requests} } }`, { path });
}
const shown = (page: Page) => page.frameLocator('iframe').locator('#shown');

test('a framed page receives route and user, without the token, and every change', async () => {
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

test('a press in a framed page closes an open menu, popover and fly-out, and keeps the focus there', async () => {
  const page = await openFrame("show('ready');");
  await expect.poll(() => shown(page).innerText()).toBe('ready');
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  await page.evaluate(() =>
    Object.assign(document.querySelector('backoffice-shell') as HTMLElement, {
      notifications: [{ id: 'a', title: 'Release failed' }],
    }),
  );
  for (const name of ['User menu', 'Notifications']) {
    await page.getByRole('button', { name }).click();
    const popup = page.locator('.menu-popup');
    await popup.waitFor();
    // The popover covers the end of the line.
    await shown(page).click({ position: { x: 5, y: 5 } });
    await popup.waitFor({ state: 'detached' });
    expect(await focused()).toBe('iframe');
  }

  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as HTMLElement;
    const subItems = [{ id: 'one', label: 'One', link: '/site/1' }];
    Object.assign(shell, { sidebar: 'icon', menu: [{ id: 'more', label: 'Group', subItems }] });
  });
  const group = page.getByRole('button', { name: 'Group' });
  await group.click();
  await page.getByRole('link', { name: 'One' }).waitFor();
  // A frame that takes the focus itself closes nothing.
  await page.frames()[1]?.evaluate(() => window.focus());
  await expect.poll(focused).toBe('iframe');
  await page.getByRole('link', { name: 'One' }).click({ trial: true });
  await group.focus();
  await shown(page).click();
  await page.getByRole('link', { name: 'One' }).waitFor({ state: 'hidden' });
  expect(await focused()).toBe('iframe');
});

test('a framed page that floods the shell with navigations ends at the last one', async () => {
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

test('the shell makes requests for a framed page, only to paths of the server', async () => {
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
    expect(await request(url)).toContain('may only request paths of the server');
  }
  expect(await request('/menus/apps.json')).toMatch(/^answer \[/);
  // A draft and its content are passed to the frame too.
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

test('requests and drafts of a framed page have the JSON of their values', async () => {
  office.expectProblem(/status of 4/);
  const page = await openFrame(`window.area = area; show('ready');`);
  await expect.poll(() => shown(page).innerText()).toBe('ready');
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  const drafted = await page.frames()[1]?.evaluate(`(async () => {
    const price = { toJSON: () => '12.50', element: document.body };
    await area.draft.set('price', { price });
    area.request('/menus/apps.json', { method: 'POST', body: [price] }).catch(() => {});
    return area.draft.get('price');
  })()`);
  expect(drafted).toEqual({ price: '12.50' });
  expect((await sending).postDataJSON()).toEqual(['12.50']);
});

test('a press in a framed page counts as activity for the idle timeout', async () => {
  const act = `document.body.onclick = () => area.setBadge('pressed'); show('ready');`;
  office.addPage('/inner/', inner(act));
  const context = await office.context();
  await context.clock.install();
  const attributes = 'idle-timeout="2"';
  const page = await openAreas(office, "{ site: { iframe: '/inner/' } }", { context, attributes });
  await expect.poll(() => shown(page).innerText()).toBe('ready');
  const activity = () => page.evaluate(() => localStorage.getItem('backoffice:activity'));
  await expect.poll(activity).not.toBe(null);
  await page.clock.fastForward('01:30');
  const warning = page.getByRole('button', { name: 'Stay signed in' });
  await warning.waitFor();
  // A click by a script of the framed page is not one of the user.
  await shown(page).dispatchEvent('click');
  await page.getByText('pressed').waitFor();
  expect(await warning.count()).toBe(1);
  await shown(page).click();
  await warning.waitFor({ state: 'detached' });
});

test('the shortcuts of the shell work in a framed page, which gets the focus back', async () => {
  const page = await openFrame(`
    document.body.insertAdjacentHTML('beforeend', '<input aria-label="Note"><button>Own key</button>');
    document.querySelector('button').onkeydown = (event) => event.preventDefault();
    show('ready');`);
  await expect.poll(() => shown(page).innerText()).toBe('ready');
  const field = page.frameLocator('iframe').getByRole('textbox', { name: 'Note' });
  const button = page.frameLocator('iframe').getByRole('button', { name: 'Own key' });
  const search = page.getByRole('dialog', { name: 'Search' });
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const dialogs = page.locator('dialog[open]');

  await shown(page).click();
  for (const [keys, dialog] of [
    ['Control+k', search],
    ['/', search],
    ['?', shortcuts],
  ] as const) {
    await page.keyboard.press(keys);
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }

  // The field and the page handle these.
  await field.click();
  await page.keyboard.type('/?');
  expect(await field.inputValue()).toBe('/?');
  await button.focus();
  await page.keyboard.press('?');
  expect(await dialogs.count()).toBe(0);
});

test('a framed page that may make no requests cannot open anything of the shell', async () => {
  const page = await openFrame(
    `onkeydown = (event) => setTimeout(() => area.setTitle('Prevented: ' + event.defaultPrevented), 50);
     show('ready');`,
    '#/site',
    false,
  );
  await expect.poll(() => shown(page).innerText()).toBe('ready');
  await shown(page).click();
  await page.keyboard.press('?');
  // The key keeps what the browser or the page does with it.
  await expect.poll(() => page.title()).toBe('Prevented: false · Northgate');
  expect(await page.locator('dialog[open]').count()).toBe(0);
});

test('a completed request is not aborted by its signal later', async () => {
  const page = await openFrame(`
    const cancelled = [];
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message, ...rest) {
      if (message.cancel) cancelled.push(message.cancel);
      post.call(this, message, ...rest);
    };
    const { signal, abort } = (() => {
      const ended = new AbortController();
      return { signal: ended.signal, abort: () => ended.abort() };
    })();
    await area.request('/menus/apps.json', { signal });
    abort();
    // Still heard, behind whatever the abort has said.
    area.setTitle('Done');
    const never = await area.request('/menus/apps.json', { signal }).catch(({ reason }) => reason);
    show(never, 'cancelled', cancelled.join());`);
  await expect.poll(() => shown(page).innerText()).toBe('aborted cancelled 2');
  await expect.poll(() => page.title()).toBe('Done · Northgate');
});

test('rejects requests above a limit', async () => {
  const page = await openFrame(`
    let refused = 0;
    const request = () => area.request('/menus/apps.json').then(
      () => 'answered', ({ message }) => { show('refused', ++refused); return message; });
    window.requestAll = () => Promise.all(Array.from({ length: 500 }, request));
    show('ready');`);
  await expect.poll(() => shown(page).innerText()).toBe('ready');
  const answer = await holdRequests(page, '**/menus/apps.json');
  const all = page.frames()[1]?.evaluate<string[]>('requestAll()');
  await expect.poll(() => shown(page).innerText()).toBe('refused 436');
  answer();
  const results = await all;
  expect(results?.filter((result) => result === 'answered')).toHaveLength(64);
  expect(new Set(results)).toEqual(new Set(['answered', 'Too many pending requests.']));
});

test('a framed page cannot freeze the host page with thousands of drafts and toasts', async () => {
  // Without our module, which limits the calls that wait for an answer.
  office.addPage(
    '/inner/',
    `<!doctype html><html lang="en"><title>Flood</title><p id="shown"></p><script>
    const { port1: port, port2 } = new MessageChannel();
    const show = (text) => { document.querySelector('#shown').textContent = text; };
    port.onmessage = ({ data }) => {
      if (data.path) show('ready');
      if (data.answer?.id === 'last') show('sent');
    };
    function flood() {
      const set = (id, value) => port.postMessage({ draft: { id, act: 'set', key: id, value } });
      set('large', 'x'.repeat(900_000));
      for (let index = 0; index < 2000; index++) {
        set('row ' + index, index);
        port.postMessage({ notify: { kind: 'info', text: 'Toast ' + index } });
      }
      set('last', 'kept');
    }
    parent.postMessage({ 'backoffice-area': { ready: true } }, '*', [port2]);
    </script></html>`,
  );
  const page = await openAreas(office, `{ site: { iframe: '/inner/' } }`);
  await expect.poll(() => shown(page).innerText()).toBe('ready');
  await page.evaluate(() => {
    const gaps = { longest: 0, last: performance.now() };
    Object.assign(window, { gaps });
    setInterval(() => {
      const now = performance.now();
      gaps.longest = Math.max(gaps.longest, now - gaps.last);
      gaps.last = now;
    }, 10);
  });
  await page.frames()[1]?.evaluate('flood()');
  await expect.poll(() => shown(page).innerText(), { timeout: 30_000 }).toBe('sent');
  expect(await page.evaluate('gaps.longest')).toBeLessThan(1000);
});

test('a framed page cannot freeze the shell with long texts and paths', async () => {
  const page = await openFrame(`
    const long = 'lorem ipsum '.repeat(200_000);
    area.navigate('kept');
    area.navigate(long);
    area.setTitle(long);
    area.setBadge(long);
    area.notify({ kind: 'info', text: long });
    area.notify({ kind: { toString: 1 }, text: 'Saved' });
    area.setHighlights([long, { label: long, text: long, link: '/site' }]);
    show('sent');`);
  await expect.poll(() => shown(page).innerText()).toBe('sent');
  await expect.poll(async () => (await page.title()).length).toBe(1000 + ' · Northgate'.length);
  expect(hashOf(page)).toBe('#/site/kept');
  const toast = page.getByRole('status').filter({ hasText: 'lorem ipsum' });
  await toast.getByText('Saved').waitFor();
  expect((await toast.innerText()).length).toBeLessThan(1100);
  await page.getByRole('link', { name: 'Northgate, Dashboard' }).click();
  const highlight = page.getByRole('main').getByRole('link', { name: /^lorem ipsum/ });
  expect((await highlight.innerText()).length).toBeLessThan(201);
});

test('a draft that JSON cannot hold rejects', async () => {
  const page = await openFrame(`ask(area.draft.set('count', 10n));`);
  await expect.poll(() => shown(page).innerText()).toContain('error TypeError');
});

test('a framed page makes no requests unless its source allows them', async () => {
  const page = await openFrame(`ask(area.request('/menus/apps.json'));`, '#/site', false);
  await expect.poll(() => shown(page).innerText()).toContain('error FrameError');
  expect(await shown(page).innerText()).toContain('requests: true');
  expect(callsTo(office, '/menus/apps.json')).toHaveLength(0);
});

test('a second page in the frame gets no answers, state or drafts, even while it still loads', async () => {
  office.addPage(
    '/inner/next.html',
    `<!doctype html><html lang="en"><title>Next</title><body><p id="shown">next</p>
    <img src="/inner/never.png" alt="">
    <script type="module">
    import { connectArea } from '/dist/area-frame.js';
    window.heard = [];
    addEventListener('message', ({ data, ports }) => heard.push([JSON.stringify(data), ports.length]));
    for (const message of [
      { ready: true },
      { request: { id: 1, url: '/api/probe', options: {} } },
      { draft: { id: 2, act: 'get', key: 'note' } },
      { draft: { id: 3, act: 'set', key: 'note', value: 'forged' } },
      { setTitle: 'Forged' },
      { navigate: { path: '/admin' } },
    ]) parent.postMessage({ 'backoffice-area': message }, '*');
    const refused = await connectArea().then(() => 'connected', ({ message }) => message);
    document.querySelector('#shown').textContent = refused;
    </script></body></html>`,
  );
  const page = await openFrame(`await area.draft.set('note', 'confidential'); show('ready');`);
  await page.route('**/inner/never.png', () => undefined);
  await expect.poll(() => shown(page).innerText()).toBe('ready');
  await page.frames()[1]?.evaluate(() => location.assign('/inner/next.html'));
  await expect.poll(() => shown(page).innerText()).toContain('connected already');
  expect(await page.frames()[1]?.evaluate('heard')).toEqual([]);
  expect(callsTo(office, '/api/probe')).toHaveLength(0);
  expect(hashOf(page)).toBe('#/site');
  expect(await page.title()).not.toContain('Forged');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('confidential');
});

test('pages that try to connect again and again are refused ten times, then ignored', async () => {
  const page = await openFrame(`
    window.refusals = 0;
    window.area = area;
    window.connectOften = async (count) => {
      for (let index = 0; index < count; index++) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { refusals += 1; };
        parent.postMessage({ 'backoffice-area': { ready: true } }, '*', [port2]);
      }
      await area.draft.get('after');
    };
    show('ready');`);
  await expect.poll(() => shown(page).innerText()).toBe('ready');
  const [, frame] = page.frames();
  await frame?.evaluate('connectOften(10)');
  await expect.poll(() => frame?.evaluate('refusals')).toBe(10);
  await frame?.evaluate('connectOften(10)');
  await frame?.evaluate('area.setTitle("Still connected")');
  await expect.poll(() => page.title()).toBe('Still connected · Northgate');
  expect(await frame?.evaluate('refusals')).toBe(10);
});

test('a page of another origin receives only the name and role of the user, and makes no requests', async () => {
  const page = await openAreas(
    office,
    `{ site: { iframe: 'http://other.test/', requests: true } }`,
    {
      path: '#/site/7',
    },
  );
  const script = readFileSync('dist/area-frame.js', 'utf8');
  await page.route('http://other.test/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><title>Other</title><body><p id="shown"></p>
            <script type="module">
            import { connectArea } from '/area-frame.js';
            const area = await connectArea({ origin: ${JSON.stringify(new URL(office.server.url).origin)} });
            const refused = await area.request('/menus/apps.json').catch(({ name }) => name);
            document.querySelector('#shown').textContent = JSON.stringify(area.user) + area.path + refused;
            </script></body></html>`,
        }),
  );
  await page.reload();
  await expect
    .poll(() => shown(page).innerText())
    .toBe('{"Name":"Ada Okafor","Role":"ADMIN"}/7FrameError');
  expect(callsTo(office, '/menus/apps.json')).toHaveLength(0);
  // Without a sandbox, the windows that it opens can show a PDF.
  const sandbox = await page.locator('iframe').getAttribute('sandbox');
  expect(sandbox).toContain('allow-popups-to-escape-sandbox');
});

test('under frame-src a redirect of the own origin leads a frame to no other origin', async () => {
  office.expectProblem(/Content Security Policy|frame-src/);
  office.addPage('/inner/go.html', '<script>location.replace("http://evil.test/")</script>');
  const context = await office.context();
  const requested: string[] = [];
  await context.route('http://evil.test/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'evil' });
  });
  const policy = `<meta http-equiv="Content-Security-Policy" content="frame-src 'self'">`;
  const page = await openAreas(
    office,
    `(document.addEventListener('securitypolicyviolation', ({ blockedURI }) => say(blockedURI)),
      document.head.insertAdjacentHTML('beforeend', ${JSON.stringify(policy)}),
      { site: { iframe: '/inner/go.html', requests: true } })`,
    { context },
  );
  await expect.poll(() => messages(page)).toEqual([expect.stringContaining('http://evil.test')]);
  expect(requested).toEqual([]);
});

test('ignores messages of other windows and origins; nothing connects outside a frame', async () => {
  const page = await openFrame(
    `area.subscribe(() => show(area.path)); show(area.path);
     addEventListener('message', ({ data }) => { if (data === 'heard') show('still', area.path); });`,
    '#/site/7',
  );
  await expect.poll(() => shown(page).innerText()).toBe('/7');
  await page.frames()[1]?.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.srcdoc = `<script>parent.postMessage({ path: '/forged' }, '*');
      parent.postMessage({ 'backoffice-area': { path: '/forged' } }, '*');
      parent.postMessage('heard', '*')</script>`;
    document.body.append(frame);
  });
  await expect.poll(() => shown(page).innerText()).toBe('still /7');
  const alone = await page.evaluate<string>(
    `import('/dist/area-frame.js').then(({ connectArea }) => connectArea()).catch(({ message }) => message)`,
  );
  expect(alone).toContain('not in a frame');
  expect(await messages(page)).toEqual([]);
});
