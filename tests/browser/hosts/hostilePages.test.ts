import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { PASSWORDS, startOffice } from '../../support/office';
import { logOut, userMenu } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const office = startOffice({ folders: { '/modules/': modules } });
const FAILED = 'Loading failed. Please reload the page.';

/** Signs in, opens the user menu and an area, and logs out; or reads that loading has failed. */
async function outcomeOf(page: Page): Promise<'works' | 'fails visibly'> {
  const failed = page.getByText(FAILED);
  const userId = page.getByRole('textbox', { name: 'User ID' });
  await userId.or(failed).first().waitFor();
  if (await failed.isVisible()) return 'fails visibly';
  await userId.fill('ada');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.ada);
  await page.keyboard.press('Enter');
  await userMenu(page).or(failed).first().waitFor();
  if (await failed.isVisible()) return 'fails visibly';
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await page.getByRole('heading', { name: 'Site', exact: true }).waitFor({ state: 'attached' });
  await logOut(page);
  await userId.waitFor();
  return 'works';
}

/** Opens a page with this in its head and body. Collects its errors, and what it fetches from elsewhere. */
async function visit(head: string, body = '', told: string[] = []) {
  const context = await office.context();
  const foreignScripts: string[] = [];
  await context.route(/elsewhere\.example/, (route) => {
    if (route.request().resourceType() !== 'image') foreignScripts.push(route.request().url());
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
  });
  context.on('console', (message) => {
    if (/overrides document/.test(message.text())) told.push(message.text());
  });
  const page = await office.host(
    hostPage(`${body}<backoffice-shell></backoffice-shell>${SCRIPT}`, head),
    context,
  );
  return { page, foreignScripts };
}

/** Names without which an element cannot work: it says so in its place. */
const NEEDED =
  'activeElement addEventListener adoptedStyleSheets baseURI createElement createElementNS defaultView dispatchEvent getElementsByTagName parentNode querySelectorAll removeEventListener';

test.each(NEEDED.split(' '))('the shell shows an error if an image is named %s', async (name) => {
  const told: string[] = [];
  const { page } = await visit('', `<img name="${name}" src="data:," alt="">`, told);
  expect(await outcomeOf(page)).toBe('fails visibly');
  expect(told).toEqual([expect.stringContaining(`overrides document.${name}`)]);
});

/** Other names of `document` that scripts read. */
const HARMLESS =
  'all body childNodes compatMode contains contentType cookie createComment createDocumentFragment createEvent createTextNode currentScript documentElement domain elementFromPoint exitFullscreen firstChild fonts forms fullscreenElement getElementById getSelection hasFocus head hidden host importNode location nodeType ownerDocument querySelector readyState styleSheets textContent title visibilityState';

/** Names that scripts look for on `window`, and libraries on themselves. */
const GLOBALS =
  '__REACT_DEVTOOLS_GLOBAL_HOOK__ __VERSION__ React ReactDOM backoffice config define exports global module process require shell user';

/** Pages that get in the way of scripts: head and body. */
const PAGES: Record<string, [head: string, body?: string]> = {
  'images named like members of document': [
    '',
    HARMLESS.split(' ')
      .map((name) => `<img name="${name}" src="https://elsewhere.example/x.svg" alt="">`)
      .join(''),
  ],
  'elements whose ids are names of globals': [
    '',
    GLOBALS.split(' ')
      .map((id) => `<a id="${id}" href="https://elsewhere.example/x.svg"></a>`)
      .join(''),
  ],
  'a fetch that counts': [
    '<script>const own = fetch; window.calls = 0; window.fetch = (...given) => { calls++; return own(...given); }</script>',
  ],
  'a history that does not write': [
    '<script>history.pushState = history.replaceState = () => {}</script>',
  ],
  'a URL of an old polyfill': [
    '<script>window.URL = class extends URL {}; Object.defineProperty(URL, "canParse", { value: undefined })</script>',
  ],
  'no matchMedia': ['<script>window.matchMedia = undefined</script>'],
  'a localStorage that throws': [
    "<script>Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })</script>",
  ],
  'a wrapped customElements.define': [
    '<script>const own = customElements.define; customElements.define = function (...given) { return own.apply(this, given); }</script>',
  ],
  'zone.js': ['<script src="/modules/zone.js/bundles/zone.umd.js"></script>'],
  'rules of an ad blocker': [
    "<style>.ad, .ads, .banner, .overlay, .popup, .popover, .modal, .share, .social, .notice, [class*='cookie'], #modal, #overlay { display: none !important }</style>",
  ],
};

for (const name of ['then', 'key', 'toJSON', 'props', 'type', 'length', 'default']) {
  PAGES[`Object.prototype.${name}`] = [
    `<script>Object.defineProperty(Object.prototype, '${name}', { value: undefined, writable: true, configurable: true, enumerable: true })</script>`,
  ];
}

test.each(Object.entries(PAGES))(
  'on a page with %s staff sign in, work and log out',
  async (_name, [head, body]) => {
    const { page, foreignScripts } = await visit(head, body);
    expect(await outcomeOf(page)).toBe('works');
    expect(foreignScripts).toEqual([]);
  },
);

/** Pages on which no library of ours can work. */
const IMPOSSIBLE: Record<string, string> = {
  'an attachShadow that throws':
    "<script>Element.prototype.attachShadow = () => { throw new TypeError('refused') }</script>",
  'no CSSStyleSheet': '<script>delete window.CSSStyleSheet</script>',
  // Every property descriptor inherits it.
  'Object.prototype.value': "<script>Object.prototype.value = 'x'</script>",
  // Every element of React inherits it.
  'Object.prototype.ref': "<script>Object.prototype.ref = 'x'</script>",
};

test.each(Object.entries(IMPOSSIBLE))(
  'on a page with %s the shell shows an error',
  async (_name, head) => {
    office.expectProblem(/Invalid property descriptor|refused|CSSStyleSheet/);
    const { page, foreignScripts } = await visit(head);
    expect(await outcomeOf(page)).toBe('fails visibly');
    expect(foreignScripts).toEqual([]);
  },
);

test('sign-in shows an error if fetch throws', async () => {
  office.expectProblem(/./);
  const { page } = await visit(
    "<script>window.fetch = () => { throw new Error('blocked') }</script>",
  );
  await page.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.ada);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
  expect(await page.getByRole('textbox', { name: 'User ID' }).inputValue()).toBe('ada');
});

const CLOSED_ROOTS = `<script>
  const own = Element.prototype.attachShadow;
  window.roots = [];
  Element.prototype.attachShadow = function (init) {
    const root = own.call(this, { ...init, mode: 'closed' });
    roots.push(root);
    return root;
  };
</script>`;

test('staff sign in and see the menu if attachShadow closes every root', async () => {
  const { page } = await visit(CLOSED_ROOTS);
  await page.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.ada);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate("!!roots[0].querySelector('.topbar')")).toBe(true);
});

test('a shell that is created later opens fly-outs if attachShadow closes every root', async () => {
  const page = await office.host(hostPage(SCRIPT, CLOSED_ROOTS), await signedIn(office, 'ada'));
  await page.evaluate(async () => {
    await customElements.whenDefined('backoffice-shell');
    const shell = document.createElement('backoffice-shell');
    const entry = { id: 'rosters', label: 'Rosters', link: '/site/rosters' };
    Object.assign(shell, { menu: [{ id: 'ops', label: 'Operations', subItems: [entry] }] });
    shell.setAttribute('layout', 'horizontal');
    document.body.append(shell);
  });
  const has = (selector: string) => page.evaluate(`!!roots[0]?.querySelector('${selector}')`);
  await expect.poll(() => has('[data-group]')).toBe(true);
  await page.evaluate("roots[0].querySelector('[data-group] > button').click()");
  await expect.poll(() => has('.flyout:popover-open')).toBe(true);
});

test('the search opens beside elements of the page named host and fullscreenElement', async () => {
  const page = await office.host(
    hostPage(
      `<form name="host"></form><img name="fullscreenElement" alt="">
      <backoffice-shell></backoffice-shell>${SCRIPT}`,
    ),
    await signedIn(office, 'ada'),
  );
  // Keys take effect after hydration, which shows this heading.
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
});

test('the search opens in a shell inside a form with fields named like members of nodes', async () => {
  const names =
    'assignedSlot closest getRootNode hasAttribute host matches parentElement shadowRoot';
  const fields = names.split(' ').map((name) => `<input name="${name}">`);
  const page = await office.host(
    hostPage(`<form>${fields.join('')}<backoffice-shell></backoffice-shell></form>${SCRIPT}`),
    await signedIn(office, 'ada'),
  );
  // Without locators: Playwright itself walks up the nodes around an element.
  const root = `document.querySelector('backoffice-shell').shadowRoot`;
  await page.waitForFunction(`${root}?.querySelector('[part=footer]')`);
  await page.keyboard.press('Control+k');
  await page.waitForFunction(`${root}.querySelector('[role=combobox]')`);
});

test('no rule has both tokens and `all`: Dark Reader copies such tokens as initial', async () => {
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`),
    await signedIn(office, 'ada'),
  );
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  const rules = await page.evaluate(() => {
    const sheets = document.querySelector('backoffice-shell')?.shadowRoot?.adoptedStyleSheets;
    const all = (sheets ?? []).flatMap((sheet) => [...sheet.cssRules]);
    const styles = all.flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.style] : []));
    const hasToken = (style: CSSStyleDeclaration) => style.cssText.includes('--backoffice-accent:');
    // Browsers list the properties of `all` one by one.
    const resets = (style: CSSStyleDeclaration) => style.float === 'initial';
    return {
      tokens: styles.filter(hasToken).length,
      resets: styles.filter(resets).length,
      both: styles.filter((style) => hasToken(style) && resets(style)).length,
    };
  });
  expect(rules).toEqual({ tokens: 1, resets: 1, both: 0 });
});
