import { expect, test } from 'vitest';
import { signInHydrated } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test('shows a menu that was set before the bundle loads', async () => {
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>
      <script>
        document.querySelector('backoffice-shell').menu =
          [{ id: 'rosters', label: 'Rosters', link: '/workspace/rosters' }];
      </script>${SCRIPT}`),
    await signedIn(office, 'ben'),
  );
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Rosters' }).waitFor();
  expect(await menu.getByRole('link').count()).toBe(1);

  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as unknown as { menu: object[] };
    shell.menu = [{ id: 'leave', label: 'Leave', link: '/workspace/leave' }];
  });
  await menu.getByRole('link', { name: 'Leave' }).waitFor();
  expect(await menu.getByRole('link').count()).toBe(1);
});

test('uses a brand that was set as a property before the bundle loads', async () => {
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>
      <script>document.querySelector('backoffice-shell').brand = 'Harbour';</script>${SCRIPT}`),
  );
  await expect.poll(() => page.title()).toBe('Sign in · Harbour');
  await page.getByText('Harbour', { exact: true }).waitFor();
  const shell = page.locator('backoffice-shell');
  expect(await shell.getAttribute('brand')).toBe('Harbour');
  expect(await shell.evaluate((element) => Object.hasOwn(element, 'brand'))).toBe(false);
});

test('ignores properties without a text form that were set before the bundle loads', async () => {
  office.expectProblem(/Symbol|No text/);
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell><backoffice-login></backoffice-login>
      <script>
        const hostile = [[Symbol()], new Proxy({}, { get() { throw new Error('No text'); } })];
        for (const element of document.querySelectorAll('backoffice-shell, backoffice-login'))
          for (const [index, name] of [
            'brand', 'language', 'theme', 'apiBase', 'storagePrefix', 'hashPrefix', 'lockedSettings',
            'userFields', 'currency', 'idleTimeout', 'returnUrl',
          ].entries()) element[name] = hostile[index % 2];
      </script>${SCRIPT}`),
  );
  await expect.poll(() => page.title()).toBe('Sign in · Back Office');
  const fields = page.getByRole('textbox', { name: 'User ID' });
  await expect.poll(() => fields.count()).toBe(2);
  expect(await page.getByText('Loading failed').count()).toBe(0);
});

test('does not move the focus when noAutofocus was set before the bundle loads', async () => {
  const page = await office.host(
    hostPage(`<backoffice-login></backoffice-login>
      <script>document.querySelector('backoffice-login').noAutofocus = true;</script>${SCRIPT}`),
  );
  await signInHydrated(page);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
});

test('does not move the focus with a bare no-autofocus; focuses the first field without it', async () => {
  const bare = await office.host(
    hostPage(`<backoffice-login no-autofocus></backoffice-login>${SCRIPT}`),
  );
  await signInHydrated(bare);
  expect(await bare.evaluate(() => document.activeElement?.localName)).toBe('body');
  const login = bare.locator('backoffice-login');
  expect(await login.evaluate((element) => Reflect.get(element, 'noAutofocus'))).toBe(true);

  const plain = await office.host(hostPage(`<backoffice-login></backoffice-login>${SCRIPT}`));
  await signInHydrated(plain);
  const focused = await plain.evaluate(() => document.activeElement?.getAttribute('name'));
  expect(focused).toBe('UserId');
});

test('an element that is created by script, set up and appended is complete immediately', async () => {
  const page = await office.host(hostPage(SCRIPT), await signedIn(office, 'ada'));
  await page.evaluate(() => customElements.whenDefined('backoffice-shell'));
  await page.evaluate(() => {
    const shell = Object.assign(document.createElement('backoffice-shell'), {
      brand: 'Harbour',
      theme: 'dark',
      hashPrefix: '!bo',
      menu: [{ id: 'rosters', label: 'Rosters', link: '/workspace/rosters' }],
    });
    document.body.append(shell);
  });
  const rosters = page.getByRole('link', { name: 'Rosters' });
  await rosters.waitFor();
  expect(await rosters.getAttribute('href')).toBe('#!bo/workspace/rosters');
  await expect.poll(() => page.title()).toBe('Dashboard · Harbour');
  expect(await page.locator('backoffice-shell .root').getAttribute('data-theme')).toBe('dark');
});

test('reading the user does not start the session, and returns the current user before the element is connected', async () => {
  const page = await office.host(
    hostPage(`<backoffice-shell storage-prefix="empty:"></backoffice-shell>${SCRIPT}`),
    await signedIn(office, 'ada'),
  );
  await signInHydrated(page);
  const seen = await page.evaluate(() => {
    type Shell = HTMLElement & Record<'user' | 'authProvider' | 'storagePrefix', unknown>;
    const shell = document.querySelector('backoffice-shell') as Shell;
    let asked = 0;
    // Read whenever the options have changed.
    shell.authProvider = {
      signIn() {},
      get start() {
        asked++;
        return undefined;
      },
    };
    const before = asked;
    const users = [shell.user, shell.user];
    const again = asked - before;
    const other = document.createElement('backoffice-shell') as Shell;
    users.push(other.user);
    other.storagePrefix = 'empty:';
    users.push(other.user);
    document.body.append(other);
    users.push(other.user);
    other.storagePrefix = 'backoffice:';
    users.push(other.user);
    return {
      before: before > 0,
      again,
      users: users.map((user) => (user as { Name?: string })?.Name),
    };
  });
  const ada = 'Ada Okafor';
  expect(seen).toEqual({
    before: true,
    again: 0,
    users: [undefined, undefined, ada, undefined, undefined, ada],
  });
});
