import { expect, test } from 'vitest';
import { recordEvents } from '../../support/events';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { alertText, hashOf, signInButton, storedRecord, userMenu } from '../../support/pageHelpers';

const office = startOffice();

/** Opens a shell whose provider's `start` gives this answer; `calls` counts the calls. */
const page = (start: string) =>
  hostPage(`<backoffice-shell></backoffice-shell>
<script>
  window.calls = 0;
  document.querySelector('backoffice-shell').authProvider = {
    signIn: async () => ({ token: 'typed', Name: 'Ada, typed' }),
    signOut: async () => {},
    start: async () => { calls++; ${start} },
  };
</script>${SCRIPT}`);

test("asks the integrator's provider once on load for the user after a redirect", async () => {
  const context = await office.context();
  const events = await recordEvents(context);
  const shell = await office.host(
    page("return { token: 'from-redirect', Name: 'Ada of the redirect', Role: 'ADMIN' };"),
    context,
    '/host-page#/admin',
  );
  await userMenu(shell).waitFor();
  expect(hashOf(shell)).toBe('#/admin');
  expect(JSON.parse((await storedRecord(shell)) ?? '')).toMatchObject({ token: 'from-redirect' });
  const logins = events.filter(({ type }) => type === 'backoffice-login');
  expect(logins.map(({ detail }) => detail)).toEqual([
    { user: { Name: 'Ada of the redirect', Role: 'ADMIN' } },
  ]);
  // Changed attributes, another provider and a move within the page do not count as a new load.
  await shell.evaluate(() => {
    const element = document.querySelector('backoffice-shell') as HTMLElement;
    element.setAttribute('brand', 'Moved');
    document.body.append(element);
    // A framework may create the provider anew at each render.
    const { authProvider } = element as { authProvider?: object };
    Object.assign(element, { authProvider: { ...authProvider } });
  });
  await shell.getByText('Moved').first().waitFor();
  expect(await shell.evaluate('calls')).toBe(1);
});

test('shows the sign-in form with the text typed meanwhile when the provider returns no user', async () => {
  const shell = await office.host(
    page('await new Promise((resolve) => { window.answer = resolve; });'),
  );
  await shell.locator('form[aria-busy="true"]').waitFor();
  await shell.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await shell.evaluate('answer()');
  await shell.locator('form:not([aria-busy])').waitFor();
  expect(await shell.getByRole('textbox', { name: 'User ID' }).inputValue()).toBe('ada');
  expect(await alertText(shell)).toBe('');
});

test('shows why a provider fails to start, and does not wait for one that never answers', async () => {
  const failed = await office.host(page("throw new Error('The provider is down for repairs.');"));
  await expect.poll(() => alertText(failed)).toBe('The provider is down for repairs.');
  await signInButton(failed).waitFor();

  const silent = await office.host(page('await new Promise(() => {});'));
  await silent.locator('form[aria-busy="true"]').waitFor();
  await silent.locator('form:not([aria-busy])').waitFor();
  await silent.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await silent.getByLabel('Password', { exact: true }).fill('pass');
  await silent.keyboard.press('Enter');
  await userMenu(silent).waitFor();
});

test('does not reload forever when the server refuses the user of the provider each time', async () => {
  office.expectProblem(/401/);
  const shell = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>
<script>
  sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;
  const shell = document.querySelector('backoffice-shell');
  shell.authProvider = {
    signIn: async () => ({ token: 'refused' }),
    signOut: async () => {},
    start: async () => ({ token: 'refused', Name: 'Ada' }),
  };
  shell.areas = { site: { load: async () => ({ mount(container, area) {
    area.request('/api/probe').catch(() => {});
  } }) } };
</script>${SCRIPT}`),
    await office.context(),
    '/host-page#/site',
  );
  await expect.poll(() => shell.evaluate('sessionStorage.loads')).toBe('3');
  await signInButton(shell).waitFor();
  await expect.poll(() => alertText(shell)).toBe('Your session has ended. Please sign in again.');
  expect(await shell.evaluate('sessionStorage.loads')).toBe('3');
});
