import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { login } from '../../server/support/client';
import { guideBlocks } from '../../support/guide';
import { hostPage, SCRIPT } from '../../support/markup';
import { PASSWORDS, signIn, startOffice } from '../../support/office';
import { alertText, callsTo, logOut, signInButton, userMenu } from '../../support/pageHelpers';
import { codeField } from '../../support/passwordReset';

const office = startOffice();

const scriptsOf = (guide: string) =>
  guideBlocks(guide)
    .filter(({ language }) => language === 'js')
    .map(({ code }) => code);

/** Records what the page sends with sendBeacon, and the names of the elements' events in order. */
const RECORD = `window.beacons = [];
navigator.sendBeacon = (url, body) => beacons.push([url, JSON.parse(body)]);
window.heard = [];
for (const name of ['ready', 'login', 'login-failed', 'navigate', 'logout', 'error']) {
  document.addEventListener('backoffice-' + name, () => heard.push(name));
}`;

interface Recorded {
  beacons: unknown[];
  heard: string[];
}

test('the error tracker and the usage counter work, and events come in the order of the guide', async () => {
  office.expectProblem(/The map failed|No map\./);
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>
<script>${RECORD}</script><script>${scriptsOf('observability.md').join('\n')}</script>
<script>
  document.querySelector('backoffice-shell').areas = {
    site: { load: async () => ({ mount(container) { container.textContent = 'Nine sites'; } }) },
    develop: { load: async () => { throw new Error('The map failed.'); } },
    support: { load: () => Promise.reject('No map.') },
  };
  document.querySelector('backoffice-shell').searchProvider = async () => {
    throw new Error('No search.');
  };
</script>${SCRIPT}`),
  );
  const heard = () => page.evaluate(() => (window as unknown as Recorded).heard);
  const open = async (path: string, shown: string) => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, path);
    await page.getByText(shown).first().waitFor();
  };
  await signInButton(page).waitFor();
  await expect.poll(heard).toEqual(['ready', 'navigate']);
  await signIn(page, 'ada', 'wrong');
  await expect.poll(heard).toEqual(['ready', 'navigate', 'login-failed']);
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  await expect.poll(async () => (await heard()).slice(3)).toEqual(['login', 'navigate']);
  await open('#/site', 'Nine sites');
  await open('#/develop', 'Couldn’t load Develop');
  await open('#/support', 'Couldn’t load Support');
  await open('#/site', 'Nine sites');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('map');
  await expect.poll(async () => (await heard()).slice(-2)).toEqual(['navigate', 'error']);
  await page.keyboard.press('Escape');
  await logOut(page);
  await signInButton(page).waitFor();
  await expect.poll(async () => (await heard()).slice(-2)).toEqual(['logout', 'navigate']);
  const beacons = await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
    return (window as unknown as Recorded).beacons;
  });
  // The failures of the areas have reached window.onerror instead.
  expect(beacons).toEqual([
    ['/errors', { source: 'request', message: 'No search.' }],
    ['/usage', { site: 2, develop: 1, support: 1 }],
  ]);
});

test('the observability guide names every event of the reference', () => {
  const [reference = '', guide = ''] = ['reference.md', 'observability.md'].map((name) =>
    readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8'),
  );
  const events = [...reference.matchAll(/^\| `(backoffice-[a-z-]+)` \|/gm)].map(([, name]) => name);
  expect(events.length).toBeGreaterThan(10);
  expect(events.filter((name) => !guide.includes(`\`${name}`))).toEqual([]);
});

test('a portal hands over its session and calls the shell as in the guide', async () => {
  const context = await office.context();
  const { body } = await login(office.server, 'ben', PASSWORDS.ben);
  await context.route('**/portal/back-office-session', (route) =>
    route.fulfill({ json: body.Data }),
  );
  const [ownSession = '', , callTheShell = ''] = scriptsOf('portals.md');
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>
<script type="module">${ownSession}</script><script type="module">${callTheShell}</script>${SCRIPT}`),
    context,
  );
  const shell = page.locator('backoffice-shell');
  await userMenu(page).waitFor();
  await shell.getByText('The nightly import is done.').waitFor();
  const entry = shell.getByRole('navigation', { name: 'Main menu' }).getByRole('link', {
    name: /Support/,
  });
  await expect.poll(() => entry.textContent()).toContain('3');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('bill');
  await shell.getByRole('option', { name: 'Create an invoice' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate('location.hash')).toBe('#/site');
  await userMenu(page).click();
  await shell.getByRole('menuitem', { name: 'Change password' }).click();
  await expect.poll(() => page.evaluate('location.hash')).toBe('#/profile');
});

test('the shell of the portal guide has help below the form, and ends an idle session at the server', async () => {
  const context = await office.context();
  await context.clock.install();
  const markup = guideBlocks('portals.md').at(-1)?.code ?? '';
  const page = await office.host(hostPage(`${markup}${SCRIPT}`), context);
  await page.getByText('Call the help desk').waitFor();
  expect(await page.getByRole('link', { name: 'Forgot password?' }).count()).toBe(0);
  await signIn(page, 'ben');
  await page.locator('[part=footer]').waitFor();
  // Loads the watch.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('backoffice:activity')))
    .not.toBe(null);
  await page.clock.fastForward('16:00');
  await signInButton(page).waitFor();
  await expect.poll(() => callsTo(office, '/api/account/logout')).toHaveLength(1);
});

test('the provider with a second step of the guide signs in with the right code', async () => {
  office.expectProblem(/status of 401/);
  const context = await office.context();
  await context.route('**/portal/sign-in', (route) => route.fulfill({ json: { step: 7 } }));
  await context.route('**/portal/code', (route) => {
    const { step, code } = route.request().postDataJSON();
    return step === 7 && code === '2468'
      ? route.fulfill({ json: { token: 'of-the-portal', Name: 'Ada Okafor' } })
      : route.fulfill({ status: 401 });
  });
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>
<script type="module">${scriptsOf('oidc.md').at(-1)}</script>${SCRIPT}`),
    context,
  );
  await signInButton(page).waitFor();
  await signIn(page, 'ada', 'any');
  await page.getByText('We sent a code to your phone.').waitFor();
  await codeField(page).fill('1111');
  await page.keyboard.press('Enter');
  await expect.poll(() => alertText(page)).toBe('Incorrect user ID, password or code.');
  await codeField(page).fill('2468');
  await page.keyboard.press('Enter');
  await userMenu(page).waitFor();
});
