import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdModules } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

/** A menu of the integrator: links, groups, a group with a link, and an invalid link. */
const MENU = [
  { id: 'home', label: 'Home', link: '/workspace', icon: 'home' },
  {
    id: 'orders',
    label: 'Orders',
    subItems: [
      { id: 'open', label: 'Open', link: '/site/open' },
      { id: 'done', label: 'Done', link: '/site/done' },
    ],
  },
  { id: 'help', label: 'Help', link: '/support', subItems: [{ id: 'faq', label: 'FAQ' }] },
  { id: 'evil', label: 'Evil', link: 'javascript:alert(1)' },
  { id: 'constructor', label: 'constructor', link: '/develop' },
];

test('shows the menu of the host page before React, with the branch of the current page open', async () => {
  const { page, release } = await early({ hash: '#/site/done' });
  const rows = async () => await page.getByRole('navigation').locator('li').allInnerTexts();
  const painted = await rows();
  expect(painted.map((row) => row.split('\n')[0])).toEqual([
    'Home',
    'Orders',
    'Open',
    'Done',
    'Help',
    'Evil',
    'constructor',
  ]);
  const current = page.getByRole('navigation').locator('[aria-current]');
  expect(await current.innerText()).toBe('Done');
  expect(await page.getByRole('link', { name: 'Evil' }).count()).toBe(0);
  release();
  await page.getByRole('button', { name: 'Settings' }).waitFor();
  expect(await rows()).toEqual(painted);
  expect(await current.innerText()).toBe('Done');
});

/** Enough entries for React to add a filter field. */
const LONG = [
  ...MENU,
  ...Array.from({ length: 35 }, (_, index) => ({ id: `n${index}`, label: `Number ${index}` })),
];

test.each([
  ['a short menu', MENU],
  ['a menu with a filter', LONG],
])('React renders %s in the position of the first paint', async (_, menu) => {
  const { page, release } = await early({ hash: '#/site/done', menu });
  const positions = async () =>
    await page
      .getByRole('navigation')
      .locator('.menu-label')
      .evaluateAll((labels) =>
        labels.map((label) => {
          const { x, y, height } = label.getBoundingClientRect();
          return [x, y, height].map(Math.round);
        }),
      );
  const painted = await positions();
  release();
  await page.getByRole('button', { name: 'Settings' }).waitFor();
  if (menu === LONG) await page.getByRole('searchbox').waitFor();
  expect(await positions()).toEqual(painted);
});

test('follows an entry clicked before hydration, with hash and memory routing', async () => {
  for (const attributes of ['', 'routing="memory"']) {
    const { page, release } = await early({ attributes });
    await page.getByRole('link', { name: 'Home' }).click();
    release();
    await page.getByRole('heading', { name: 'Workspace', exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe(attributes ? '' : '#/workspace');
    const home = page.getByRole('link', { name: 'Home' });
    await expect.poll(() => home.getAttribute('aria-current')).toBe('page');
    await page.context().close();
  }
});

test.each([
  ['follows', 'Home', 'Home', '#/workspace'],
  ['does not follow', 'Home', 'Help', ''],
])('%s an entry pressed before hydration and released after it', async (_, press, over, hash) => {
  const { page, release } = await early({});
  await page.getByRole('link', { name: press }).hover();
  await page.mouse.down();
  release();
  await page.getByRole('button', { name: 'Settings' }).waitFor();
  await page.getByRole('link', { name: over }).hover();
  await page.mouse.up();
  // The next click is the browser's own, not repeated.
  await page.getByRole('button', { name: 'Orders' }).click();
  await page.getByRole('link', { name: 'Open', exact: true }).waitFor();
  expect(new URL(page.url()).hash).toBe(hash);
});

test('keeps a group open and focused that was pressed before hydration', async () => {
  const { page, release } = await early({});
  const orders = page.getByRole('button', { name: 'Orders' });
  await orders.click();
  await page.getByRole('link', { name: 'Done' }).waitFor();
  expect(await orders.getAttribute('aria-expanded')).toBe('true');
  await page.getByRole('link', { name: 'Help' }).focus();
  release();
  await page.getByRole('button', { name: 'Settings' }).waitFor();
  await page.getByRole('link', { name: 'Open', exact: true }).waitFor();
  expect(await orders.getAttribute('aria-expanded')).toBe('true');
  expect(
    await page.getByRole('link', { name: 'Help' }).evaluate((link) => link.matches(':focus')),
  ).toBe(true);
});

test('paints, opens and replaces the menu under Trusted Types without a violation', async () => {
  const policy = "require-trusted-types-for 'script'; trusted-types 'none'";
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">
    <script>
      const refused = [];
      addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective));
    </script>`;
  const { page, release } = await early({ head });
  await page.getByRole('button', { name: 'Orders' }).click();
  await page.getByRole('link', { name: 'Done' }).waitFor();
  release();
  await page.getByRole('button', { name: 'Settings' }).waitFor();
  await page.getByRole('link', { name: 'Done' }).click();
  await page.getByRole('heading', { name: 'Site', exact: true }).waitFor();
  expect(await page.evaluate('refused')).toEqual([]);
});

test('paints a menu given in the markup and leaves fly-outs to React', async () => {
  const json = `<script type="application/json" slot="menu">${JSON.stringify(MENU)}</script>`;
  const { page, release } = await early({ child: json, menu: undefined });
  release();
  await page.getByRole('button', { name: 'Settings' }).waitFor();

  const flyouts = await early({ attributes: 'sidebar="icon"', waitFor: 'User menu' });
  expect(await flyouts.page.getByRole('navigation').locator('li').count()).toBe(0);
  flyouts.release();
  await flyouts.page.getByRole('link', { name: 'Home' }).waitFor();
});

interface Facts {
  hash?: string;
  attributes?: string;
  child?: string;
  head?: string;
  menu?: unknown;
  waitFor?: string;
}

/** Opens a page with the first paint and its menu while React is held back. */
async function early(facts: Facts): Promise<{ page: Page; release: () => void }> {
  const { hash = '', attributes = '', child = '', head = '', waitFor } = facts;
  const menu = 'menu' in facts ? facts.menu : MENU;
  const context = await signedIn(office, 'ada');
  const release = await holdModules(context);
  const set = `document.querySelector('backoffice-shell').menu = ${JSON.stringify(menu)}`;
  const page = await office.host(
    hostPage(
      `<script>location.hash = '${hash}'</script><backoffice-shell ${attributes}>${child}</backoffice-shell>
      ${menu ? `<script>${set}</script>` : ''}${SCRIPT}`,
      head,
    ),
    context,
  );
  const entry = waitFor
    ? page.getByRole('button', { name: waitFor, exact: true })
    : page.getByRole('link', { name: 'Home' });
  await entry.waitFor();
  const undefinedYet = () => customElements.get('backoffice-shell') === undefined;
  expect(await page.evaluate(undefinedYet)).toBe(true);
  return { page, release };
}
