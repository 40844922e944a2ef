import path from 'node:path';

const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

/** Number of pending requests per context. */
const pending = new WeakMap();

/** Opens pages with the shell and takes screenshots of them. */
export class Studio {
  /** Group, name and file of each screenshot. */
  screenshots = [];

  constructor(browser, server, folder) {
    this.browser = browser;
    this.server = server;
    this.folder = folder;
  }

  /**
   * Opens a page with only the shell. Signed in as ada by default; `size` is a name of SIZES or a
   * size, `options` are passed to the browser context.
   */
  async open({
    size = 'wide',
    attributes = '',
    path: at = '',
    signedIn = true,
    html = '',
    ...more
  }) {
    const page = await this.#page(size, signedIn, more);
    const body = pageWith(attributes, html);
    await page.route('**/screens-page', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    );
    await page.goto(`${this.server.url}/screens-page${at}`);
    await page.locator('backoffice-shell:defined').waitFor();
    await settled(page);
    return page;
  }

  /** Opens a page of the demo, signed in as ada by default. */
  async visit(address, { size = 'wide', signedIn = true, key, ...more } = {}) {
    const page = await this.#page(size, signedIn, more, key);
    await page.goto(new URL(address, this.server.url).href);
    await settled(page);
    return page;
  }

  async #page(size, signedIn, options, key = 'backoffice:currentUser') {
    const viewport = SIZES[size] ?? size;
    const context = await this.browser.newContext({ viewport, ...options });
    context.setDefaultTimeout(30_000);
    pending.set(context, 0);
    const count = (step) => () => pending.set(context, pending.get(context) + step);
    context.on('request', count(1));
    context.on('requestfinished', count(-1));
    context.on('requestfailed', count(-1));
    const page = await context.newPage();
    if (signedIn) {
      const record = JSON.stringify(await this.#record());
      await page.addInitScript(
        ([name, text]) => {
          // A frame of another origin has its own storage, or none.
          if (location.protocol.startsWith('http')) localStorage.setItem(name, text);
        },
        [key, record],
      );
    }
    return page;
  }

  /** Takes a screenshot of the current page; the group is its section in the index. */
  async shoot(page, group, name, file = fileOf(group, name)) {
    await page.evaluate(async () => {
      const roots = [
        document,
        ...[...document.querySelectorAll('*')].flatMap((n) => n.shadowRoot ?? []),
      ];
      const moving = roots.flatMap((one) => one.getAnimations());
      const ending = moving.filter((one) =>
        Number.isFinite(one.effect?.getComputedTiming().endTime),
      );
      await Promise.allSettled(ending.map((one) => one.finished));
    });
    await page.screenshot({ path: path.join(this.folder, file) });
    const { width } = page.viewportSize();
    this.screenshots.push({ group, name, file, width });
  }

  /** Returns the server's response to ada's sign-in, as the shell stores it. */
  async #record() {
    this.record ??= fetch(`${this.server.url}/api/account/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        UserId: 'ada',
        AuthValue: 'northgate-ada',
        AuthType: 'password',
        Language: 'zh-CN',
        ClientId: '00000000-0000-4000-8000-000000000000',
      }),
    }).then((answer) => answer.json());
    const { Data } = await this.record;
    if (!Data) throw new Error(`ada cannot sign in: ${JSON.stringify(await this.record)}`);
    return Data;
  }
}

const fileOf = (group, name) => `${group}-${name}.png`.replaceAll(/[^\w.-]+/g, '-');

/** Sets attributes of the shell; `undefined` removes one. */
export async function setAttributes(page, attributes) {
  await page.evaluate((values) => {
    const shell = document.querySelector('backoffice-shell');
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) shell.removeAttribute(name);
      else shell.setAttribute(name, value);
    }
  }, attributes);
  await settled(page);
}

/** Waits for React, a lazy chunk, and the paint after them. */
export async function settled(page) {
  const painted = () =>
    new Promise((done) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
    );
  do await page.evaluate(painted);
  while (pending.get(page.context()) > 0);
  await page.evaluate(painted);
}

/** Fills the shell with the demonstration menu, some notifications and apps. */
export async function fillShell(page, { menu = true } = {}) {
  await page.evaluate(async (wanted) => {
    const shell = document.querySelector('backoffice-shell');
    if (wanted) shell.menu = await (await fetch('/menus/demonstration.json')).json();
    const { datedNotifications } = await import('/notifications.js');
    shell.notifications = datedNotifications(
      await (await fetch('/menus/notifications.json')).json(),
    );
    shell.apps = await (await fetch('/menus/apps.json')).json();
  }, menu);
  // The filter field of a long menu is rendered last.
  await page.waitForFunction(
    () =>
      !document
        .querySelector('backoffice-shell')
        .shadowRoot.querySelector('.menu-filter:not(:has(input))'),
  );
  await settled(page);
}

const pageWith = (attributes, html) => `<!doctype html><html lang="en"${html}>
<meta charset="utf-8"><title>Screens</title><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><style>body { margin: 0 }</style>
<backoffice-shell brand="Northgate Back Office" ${attributes}>
  <section slot="site"><h2>Hosted sites</h2><p>Nine sites of four organizations.</p>
  ${'<p>Tideline Production, Frankfurt: four applications, the last release rolled back.</p>'.repeat(30)}
  </section>
</backoffice-shell><script src="/dist/backoffice.js"></script></html>`;
