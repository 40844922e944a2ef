import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Host, hostJourney } from '../kit/hostJourney';
import { startOffice } from '../kit/office';

const office = startOffice();

/** The portal around has heard of the sign-in, and says so in the footer's slot. */
const portalKnows = (page: Page) =>
  page.locator('[slot="footer"]').getByText('Signed in: Ada Okafor').waitFor();

/** Portals made with the libraries of their time. */
const HOSTS: Record<string, Host> = {
  'jQuery, Prototype.js and RequireJS': { page: 'old-scripts.html', midway: portalKnows },
  'React 17': { page: 'react-17.html', midway: portalKnows },
  'React 19': { page: 'react-19.html', midway: portalKnows },
  'Vue 3': { page: 'vue.html', midway: portalKnows },
  'Angular and zone.js': { page: 'angular.html', midway: portalKnows },
  Svelte: { page: 'svelte.html', midway: portalKnows },
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
  test(`in a portal made with ${name}, staff sign in, work and log out`, () =>
    hostJourney(office, host));
}
