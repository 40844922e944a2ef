import { expect, test } from 'vitest';
import { messages, openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';

const office = startOffice();

test('prefetches a module on hover or focus of its entry and mounts it on the visit', async () => {
  const page = await openAreas(
    office,
    `{
      site: { load: async () => (say('load site'), { mount: () => say('mount site') }) },
      support: { load: async () => (say('load support'), { mount: () => say('mount support') }) },
      admin: { load: async () => (say('load admin'), { mount() {} }) },
    }`,
    { path: '#/' },
  );
  // React attaches the pointer listeners.
  await page.locator('[part=footer]').waitFor();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Site' }).hover();
  await expect.poll(() => messages(page)).toEqual(['load site']);
  await menu.getByRole('link', { name: 'Support' }).focus();
  await expect.poll(() => messages(page)).toEqual(['load site', 'load support']);
  await openArea(page, 'Site');
  await expect.poll(() => messages(page)).toContain('mount site');
  await openArea(page, 'Support');
  await expect.poll(() => messages(page)).toContain('mount support');
  const loads = (await messages(page)).filter((word) => word.startsWith('load'));
  expect(loads).toEqual(['load site', 'load support']);
});

test('loads a module again on the visit when its prefetch failed', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: async () => {
      say('load');
      if (window.messages.length === 1) throw new Error('Not yet');
      return { mount: (container) => { container.textContent = 'Here now'; } };
    } } }`,
    { path: '#/' },
  );
  // React attaches the pointer listeners.
  await page.locator('[part=footer]').waitFor();
  await page.getByRole('link', { name: 'Site' }).first().hover();
  await expect.poll(() => messages(page)).toEqual(['load']);
  await openArea(page, 'Site');
  await page.getByText('Here now').waitFor();
});

test('the region that says that an area loads is empty at first', async () => {
  const page = await openAreas(
    office,
    '{ site: { load: () => new Promise(() => {}) }, support: { load: () => new Promise(() => {}) } }',
  );
  const loading = page.locator('.area-loading');
  await loading.waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const root = document.querySelector('backoffice-shell')?.shadowRoot as ShadowRoot;
    Object.assign(window, { first: undefined });
    new MutationObserver(() => {
      const region = root.querySelector('.area-loading');
      if (!region?.textContent?.includes('Site')) {
        Object.assign(window, {
          first: (window as { first?: string }).first ?? region?.textContent,
        });
      }
    }).observe(root, { childList: true, subtree: true });
  });
  await openArea(page, 'Support');
  await loading.getByText('Support').waitFor({ state: 'attached' });
  expect(await page.evaluate('window.first')).toBe('');
});

test('an area of a prerendered page is mounted when the page is shown, and reads drafts then', async () => {
  const context = await office.context();
  // Prerendered pages are not accessible to tests.
  await context.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  const page = await openAreas(
    office,
    `{ site: { load: async () => {
      say('loaded');
      return { mount(container, area) { container.textContent = 'Mounted'; } };
    } } }`,
    { context },
  );
  await expect.poll(() => messages(page)).toEqual(['loaded']);
  await page.getByRole('heading', { name: 'Site' }).waitFor();
  expect(await page.getByText('Mounted').count()).toBe(0);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await page.getByText('Mounted').waitFor();
});
