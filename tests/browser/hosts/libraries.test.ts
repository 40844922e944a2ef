import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Host, hostJourney } from '../../support/hostJourney';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

/** The portal around knows who is signed in, after a reload too, and says so in the footer's slot. */
async function portalKnows(page: Page): Promise<void> {
  await said(page, 'Ada Okafor').waitFor();
  await page.reload();
  await said(page, 'Ada Okafor').waitFor();
}

/** Out of sight after a logout: the sign-in screen has no footer. */
const portalForgets = (page: Page) => said(page, 'nobody').waitFor({ state: 'attached' });

const said = (page: Page, name: string) =>
  page.locator('[slot="footer"]').getByText(`Signed in: ${name}`);

const knowing = { midway: portalKnows, after: portalForgets };

/** Portals made with the libraries of their time. */
const HOSTS: Record<string, Host> = {
  'jQuery, Prototype.js and RequireJS': { page: 'old-scripts.html', ...knowing },
  'React 17': { page: 'react-17.html', ...knowing },
  'React 19': { page: 'react-19.html', ...knowing },
  'Vue 3': { page: 'vue.html', ...knowing },
  'Angular and zone.js': { page: 'angular.html', full: true, ...knowing },
  Svelte: { page: 'svelte.html', ...knowing },
  Turbo: {
    page: 'turbo.html',
    async midway(page) {
      await page.getByRole('link', { name: 'News', exact: true }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/hosts/turbo-news.html');
      await page.getByRole('link', { name: 'Back office', exact: true }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/hosts/turbo.html');
      await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
    },
  },
};

for (const [name, host] of Object.entries(HOSTS)) {
  test(`in a portal made with ${name}, staff sign in and work`, () => hostJourney(office, host));
}

test('beside RequireJS, a catalog with plurals is read, and the modules of the page load', async () => {
  const context = await signedIn(office, 'ada');
  const texts = {
    'menu.site': 'Locations',
    'own.count': '{count, plural, one {line} other {lines}}',
  };
  await context.route('**/own/assets/i18n/en.json', (route) => route.fulfill({ json: texts }));
  await context.route('**/own/module.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `define(() => { document.body.dataset.module = 'loaded'; });`,
    }),
  );
  const page = await office.host(
    hostPage(
      `<backoffice-shell assets-base="/own/"></backoffice-shell>${SCRIPT}`,
      '<script src="/vendor/requirejs/require.js"></script>',
    ),
    context,
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Locations' }).waitFor();
  await page.evaluate(`require(['/own/module.js'])`);
  await page.locator('body[data-module="loaded"]').waitFor();
});
