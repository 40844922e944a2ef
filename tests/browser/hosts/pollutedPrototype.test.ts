import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

/** Names that the bundle looks up on objects of its own, with values that a foreign script might set. */
const POLLUTION = {
  areas: "{ site: { module: 'https://elsewhere.example/m.js' } }",
  site: "{ module: 'https://elsewhere.example/m.js' }",
  module: "'https://elsewhere.example/m.js'",
  iframe: "'https://elsewhere.example/'",
  menu: "[{ id: 'x', label: 'Elsewhere', link: 'https://elsewhere.example/' }]",
  apiBase: "'https://elsewhere.example'",
  assetsBase: "'https://elsewhere.example'",
  baseURL: "'https://elsewhere.example'",
  storage: "'session'",
  auth: "'oidc'",
  resetUrl: "'https://elsewhere.example/'",
  returnUrl: "'https://elsewhere.example/'",
  onload: '"window.executed = true"',
  onfocus: '"window.executed = true"',
  onclick: '"window.executed = true"',
  href: "'https://elsewhere.example/'",
  src: "'https://elsewhere.example/x.js'",
};

test.each(Object.entries(POLLUTION))(
  'a page whose Object.prototype has %s runs and fetches nothing foreign',
  async (name, value) => {
    const context = await signedIn(office, 'ada');
    const foreign: string[] = [];
    await context.route('https://elsewhere.example/**', (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.executed = true' });
    });
    const page = await office.host(
      hostPage(
        `<backoffice-shell></backoffice-shell>${SCRIPT}`,
        `<script>Object.prototype.${name} = ${value};</script>`,
      ),
      context,
    );
    await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
    await page.getByRole('heading', { name: 'Site', exact: true }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('textbox', { name: 'User ID' }).fill('ada');
    expect(await page.evaluate('window.executed')).toBeUndefined();
    expect(foreign).toEqual([]);
  },
);

test('staff sign in on a page whose Object.prototype has get, which descriptors of properties inherit', async () => {
  const page = await office.host(
    hostPage(
      `<backoffice-shell></backoffice-shell>${SCRIPT}`,
      '<script>Object.prototype.get = function () {};</script>',
    ),
  );
  await signIn(page, 'ben');
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await page.getByRole('heading', { name: 'Site', exact: true }).waitFor({ state: 'attached' });
});
