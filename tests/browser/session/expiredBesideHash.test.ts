import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { openAreas } from '../../support/areas';
import { signIn, startOffice } from '../../support/office';
import { hashOf, signInButton } from '../../support/pageHelpers';

const office = startOffice();
beforeEach(() => office.expectProblem(/the server responded with a status of 401/));

/** An area that shows where it is. */
const AREAS = `{ site: { load: async () => ({
  mount(container, area) { container.textContent = 'Site at ' + area.path; },
}) } }`;

/** Starts a request, whose token the server does not know, and waits for the sign-in form after the reload. */
async function callAndReload(page: Page) {
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as HTMLElement & {
      request(url: string): Promise<unknown>;
    };
    shell.request('/api/probe').catch(() => {});
  });
  await reloaded;
  await signInButton(page).first().waitFor();
}

for (const { name, attributes = '', path, hash, hashAfter = hash } of [
  { name: 'an anchor of the page', path: '#/site/7', hash: '#news' },
  { name: 'an empty hash', path: '#/site/7', hash: '', hashAfter: '#/site/7' },
  {
    name: 'the hash of a router of the page',
    attributes: 'hash-prefix="!office"',
    path: '#!office/site/7',
    hash: '#/news',
  },
]) {
  test(`after a 401 at ${name}, a sign-in returns to the page that was open`, async () => {
    const page = await openAreas(office, AREAS, { attributes, path });
    await page.getByText('Site at /7').waitFor();
    await page.evaluate((next) => {
      location.hash = next;
    }, hash);
    await callAndReload(page);
    await signIn(page, 'ada');
    await page.getByText('Site at /7').waitFor();
    expect(await hashOf(page)).toBe(hashAfter);
  });
}

test.each([
  ['hash-prefix="!other"', '#!other/account/reset'],
  ['routing="memory"', '#/account/reset'],
])(
  'after a 401, a second shell with %s does not open the page of the first one',
  async (attributes, href) => {
    const children = `</backoffice-shell><backoffice-shell ${attributes}>`;
    const page = await openAreas(office, AREAS, { children });
    await page.getByText('Site at /').waitFor();
    await callAndReload(page);
    const hrefs = () =>
      page
        .getByRole('link', { name: 'Forgot password?' })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(hrefs).toEqual(['#/account/reset?returnUrl=%2Fsite', href]);
  },
);
