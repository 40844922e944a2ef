import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { recordOf, USER_KEY } from '../../support/signedIn';

const office = startOffice();

/** Opens the profile of a user with this role and expects its name there and in the user menu. */
async function expectRole(
  { Role, attributes = '' }: { Role: string; attributes?: string },
  name: string,
  prepare?: (page: Page) => Promise<unknown>,
) {
  const record = { ...(await recordOf(office, 'ada')), Role };
  const context = await office.contextWith({ [USER_KEY]: JSON.stringify(record) });
  const page = await context.newPage();
  await prepare?.(page);
  const body = hostPage(`<backoffice-shell ${attributes}></backoffice-shell>${SCRIPT}`);
  office.addPage('/host-page', body);
  await page.goto(`${office.server.url}/host-page#/profile`);
  await expect.poll(() => page.locator('.profile-head p').innerText()).toBe(name);
  await page.locator('[part~="user-menu"]').click();
  await expect.poll(() => page.locator('.menu-head .muted').innerText()).toBe(name);
}

for (const [language, name] of [
  ['en', 'Administrator'],
  ['de', 'Administrator'],
  ['es', 'Administrador'],
  ['it', 'Amministratore'],
  ['ru', 'Администратор'],
] as const) {
  test(`names the role ADMIN in ${language}`, async () => {
    await expectRole({ Role: 'ADMIN', attributes: `language="${language}"` }, name);
  });
}

test('writes a code without a name as words, and shows other roles as they are', async () => {
  await expectRole({ Role: 'SITE_EDITOR' }, 'Site editor');
  await expectRole({ Role: 'HR' }, 'HR');
  await expectRole({ Role: '{role}' }, '{role}');
});

test('takes the names of other roles from the catalog of the integrator', async () => {
  const serve = (page: Page) =>
    page.route('**/own/assets/i18n/en.json', (route) =>
      route.fulfill({ json: { 'role.EDITOR': 'Author' } }),
    );
  await expectRole({ Role: 'EDITOR', attributes: 'assets-base="/own/"' }, 'Author', serve);
});
