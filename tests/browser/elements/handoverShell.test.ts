import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdModules } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test('opens the page of a menu entry that was clicked before hydration', async () => {
  const { page, release } = await early();
  const site = page.getByRole('navigation').getByRole('link', { name: 'Site' });
  await site.click();
  release();
  await page.getByRole('heading', { name: 'Site', exact: true }).waitFor();
  expect(new URL(page.url()).hash).toBe('#/site');
  expect(await site.getAttribute('aria-current')).toBe('page');
  expect(await page.locator('[aria-current]').count()).toBe(1);
  await expect.poll(() => page.title()).toBe('Site · Back Office');
  await page.goBack();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
});

test('a <base> of the page does not open the menu entry in another tab', async () => {
  const { page, release } = await early();
  await page.evaluate(() => {
    const base = document.createElement('base');
    base.target = '_blank';
    document.head.append(base);
  });
  const opened: Page[] = [];
  page.context().on('page', (other) => opened.push(other));
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  expect(new URL(page.url()).hash).toBe('#/site');
  release();
  await page.getByRole('heading', { name: 'Site', exact: true }).waitFor();
  expect(opened).toEqual([]);
});

test('opens the page of a menu entry clicked before hydration with memory routing', async () => {
  const { page, release } = await early('routing="memory"');
  const site = page.getByRole('navigation').getByRole('link', { name: 'Site' });
  await site.click();
  release();
  await page.getByRole('heading', { name: 'Site', exact: true }).waitFor();
  expect(await site.getAttribute('aria-current')).toBe('page');
  expect(new URL(page.url()).hash).toBe('');
});

test('a Ctrl+click on a menu entry before hydration opens only a new tab', async () => {
  const { page, release } = await early('routing="memory"');
  // The new tab requests the page from the server, which does not have it.
  office.expectProblem(/404/);
  const opened = page.context().waitForEvent('page');
  const site = page.getByRole('navigation').getByRole('link', { name: 'Site' });
  await site.click({ modifiers: ['Control'] });
  await opened;
  release();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  expect(await page.locator('[aria-current]').count()).toBe(0);
});

test('opens the user menu that was clicked before hydration', async () => {
  const { page, release } = await early();
  await page.getByRole('button', { name: 'User menu' }).click();
  release();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('heading', { name: 'Ada Okafor' }).waitFor();
});

test('condenses the menu once when the menu button was clicked before hydration', async () => {
  const { page, release } = await early();
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await button.click();
  release();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  const kept = await page.evaluate(() => localStorage.getItem('backoffice:settings'));
  expect(JSON.parse(kept ?? '{}')).toEqual({ condensed: true });
});

test('links and forms of the integrator in the brand slot work before hydration', async () => {
  const { page } = await early(
    'routing="memory"',
    `<span slot="brand"><a href="#elsewhere">Elsewhere</a>
      <form action="/found"><input name="word" aria-label="Word"><button>Find</button></form></span>`,
  );
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#elsewhere');
  // The server does not have the page: the request itself is enough.
  office.expectProblem(/404/);
  await page.getByRole('textbox', { name: 'Word' }).fill('roster');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.waitForURL('**/found?word=roster');
});

test('keeps the focus on a menu entry during hydration', async () => {
  const { page, release } = await early();
  const site = page.getByRole('navigation').getByRole('link', { name: 'Site' });
  await site.focus();
  release();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  expect(await site.evaluate((link) => link.matches(':focus'))).toBe(true);
});

test('keeps the DOM nodes of the frame, menu entries and buttons during hydration', async () => {
  const { page, release } = await early();
  const nodes = [
    page.getByRole('navigation'),
    page.getByRole('navigation').getByRole('link', { name: 'Admin' }),
    page.getByRole('button', { name: 'Menu', exact: true }),
    page.getByRole('button', { name: 'User menu' }),
    page.getByRole('main'),
  ];
  for (const node of nodes) await node.evaluate((one) => Object.assign(one, { marked: true }));
  release();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  for (const node of nodes) {
    expect(await node.evaluate((one) => Reflect.get(one, 'marked'))).toBe(true);
  }
});

test('shows sign-in when another tab signs out before hydration', async () => {
  const { page, release } = await early();
  await page.getByRole('button', { name: 'User menu' }).waitFor();
  await page.evaluate(() => localStorage.clear());
  release();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.getByRole('button', { name: 'User menu' }).count()).toBe(0);
});

test.each([1280, 360])(
  'keeps the top bar in its painted position at a width of %i px',
  async (width) => {
    const { page, release } = await early();
    await page.setViewportSize({ width, height: 700 });
    const positions = async () =>
      await page
        .locator('.menu-toggle, .mark, .brand-name, .user')
        .evaluateAll((parts) =>
          parts.map((part) => Math.round(part.getBoundingClientRect().x * 10) / 10),
        );
    const middle = async () =>
      await page.locator('.avatar > *').evaluate((icon) => {
        const { x, y, width: wide, height } = icon.getBoundingClientRect();
        return [x + wide / 2, y + height / 2].map(Math.round);
      });
    const painted = [await positions(), await middle()];
    expect(painted[0]).toHaveLength(4);
    release();
    await page.getByRole('button', { name: 'Settings' }).waitFor();
    expect([await positions(), await middle()]).toEqual(painted);
  },
);

/** Opens a page with the first paint of the shell while React is held back. */
test('a pointer that moves between two menu entries while React hydrates causes no error', async () => {
  const { page, release } = await early();
  await page.evaluate(() => {
    const root = document.querySelector('backoffice-shell')?.shadowRoot as ShadowRoot;
    const [site, support] = ['Site', 'Support'].map((name) =>
      [...root.querySelectorAll('nav a')].find((link) => link.textContent?.includes(name)),
    );
    const { addEventListener } = root;
    // React has attached its listeners, and hydrates in a later task.
    root.addEventListener = function (this: ShadowRoot, type: string, ...rest: [() => void]) {
      addEventListener.call(this, type, ...rest);
      if (type !== 'pointerover' || this !== root) return;
      root.addEventListener = addEventListener;
      queueMicrotask(() => {
        const init = { bubbles: true, composed: true, relatedTarget: support };
        const over = new PointerEvent('pointerover', init);
        site?.dispatchEvent(over);
        (window as { target?: EventTarget | null }).target = over.target;
      });
    } as typeof addEventListener;
  });
  release();
  await page.locator('[part=footer]').waitFor();
  await page.getByRole('link', { name: 'Site' }).first().hover();
  // Such an event loses its target, which React dispatches queued events at.
  expect(await page.evaluate(() => (window as { target?: EventTarget | null }).target)).toBeNull();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
});

async function early(attributes = '', child = ''): Promise<{ page: Page; release: () => void }> {
  const context = await signedIn(office, 'ada');
  const release = await holdModules(context);
  const markup = hostPage(`<backoffice-shell ${attributes}>${child}</backoffice-shell>${SCRIPT}`);
  const page = await office.host(markup, context);
  await page.getByRole('navigation').getByRole('link', { name: 'Support' }).waitFor();
  expect(await page.evaluate(() => customElements.get('backoffice-shell') === undefined)).toBe(
    true,
  );
  return { page, release };
}
