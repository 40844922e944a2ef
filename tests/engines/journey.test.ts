import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoFolders } from '../../demo/server/demoFolders';
import { type RunningServer, startServer } from '../../demo/server/server';
import { type Engine, focused, hasFocus, named } from '../support/engines/engine';
import { startFirefox } from '../support/engines/firefox';
import { startWebkit } from '../support/engines/webkit';
import { PASSWORDS } from '../support/office';

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
])('%s', (_name, start) => {
  let engine: Engine;
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ record: true, quickHashes: true, folders: demoFolders });
    engine = await start();
  });
  afterAll(async () => {
    await engine?.close();
    await server?.close();
  });

  /** Waits until the page has such an element. */
  const shown = (selector: string, name: string) =>
    expect.poll(() => engine.evaluate<boolean>(`!!${named(selector, name)}`)).toBe(true);

  /** Waits until such a field has the focus, which a step moves there. */
  const ready = (name: string) =>
    expect.poll(() => engine.evaluate<boolean>(hasFocus('input', name))).toBe(true);

  test('staff sign in, use the menu by pointer and keyboard, and log out', async () => {
    await engine.goto(`${server.url}/#/site`);
    await shown('input', 'User ID');
    await engine.click(named('input', 'User ID'));
    await engine.type('ada');
    await engine.type('Tab');
    await engine.type(PASSWORDS.ada);
    await engine.type('Enter');
    await shown('button', 'User menu');
    const logins = server.requests.filter(({ path }) => path === '/api/account/login');
    expect(logins.map(({ body }) => body)).toMatchObject([{ UserId: 'ada', AuthType: 'password' }]);
    await expect.poll(() => engine.evaluate('location.hash')).toBe('#/site');

    await engine.click(named('a', 'Support'));
    await expect.poll(() => engine.evaluate('location.hash')).toBe('#/support');
    await shown('a[aria-current="page"]', 'Support');
    await engine.evaluate(`${named('a', 'Workspace')}.focus()`);
    await engine.type('Enter');
    await expect.poll(() => engine.evaluate('location.hash')).toBe('#/workspace');

    // An invisible modal dialog makes the whole page inert.
    await engine.evaluate(LATE_DIALOG);
    await engine.type('Tab');
    await engine.click(named('a', 'Support'));
    await expect.poll(() => engine.evaluate('location.hash')).toBe('#/support');

    await engine.click(named('button', 'User menu'));
    await shown('[role=menuitem]', 'Log out');
    await engine.click(named('[role=menuitem]', 'Log out'));
    await shown('input', 'User ID');
    expect(await engine.evaluate('localStorage.getItem("backoffice:currentUser")')).toBeNull();
  });

  test('the settings panel opens, changes the theme immediately, and Escape closes it', async () => {
    await engine.goto(`${server.url}/#/account/login`);
    await shown('input', 'User ID');
    await engine.click(named('input', 'User ID'));
    await engine.type('ben');
    await engine.type('Tab');
    await engine.type(PASSWORDS.ben);
    await engine.type('Enter');
    await shown('button', 'Settings');
    await engine.click(named('button', 'Settings'));
    await shown('input[type=radio]', 'Dark');
    await engine.evaluate(`${named('input[name*=theme]', 'Dark')}.click()`);
    await expect.poll(() => engine.evaluate(`!!${named('[data-theme="dark"]', '')}`)).toBe(true);
    await engine.type('Escape');
    await expect.poll(() => engine.evaluate(`!!${named('input[type=radio]', 'Dark')}`)).toBe(false);
  });

  test('a forgotten password is reset in three steps', async () => {
    await engine.goto(`${server.url}/`);
    await engine.evaluate('localStorage.clear()');
    await engine.goto(`${server.url}/?again#/account/reset`);
    await shown('h1, h2', 'Reset password');
    await ready('User ID');
    await engine.type('chen');
    await engine.type('Enter');
    await ready('Verification code');
    await engine.type(server.outbox.last('chen@northgate.example')?.code ?? 'no mail');
    await engine.type('Enter');
    await ready('New password');
    await engine.type('another-password-of-chen');
    await engine.evaluate(`${named('input', 'Repeat password')}.focus()`);
    await engine.type('another-password-of-chen');
    await engine.type('Enter');
    await shown('[role=status], [role=alert]', 'Your password has been changed.');
    await shown('button', 'Sign in');
  });

  test('a day and a time are picked by keyboard and pointer, submitted and restored', async () => {
    await engine.goto(`${server.url}/`);
    await engine.evaluate(
      `document.body.insertAdjacentHTML('afterbegin', ${JSON.stringify(PICKERS)})`,
    );

    await shown('button', 'Choose date');
    await engine.click(named('button', 'Choose date'));
    await expect.poll(() => engine.evaluate(focused())).toContain('10');
    await engine.type('ArrowRight');
    await engine.type('Enter');
    await expect.poll(() => engine.evaluate(SENT)).toEqual(['2026-03-11', '09:30']);

    await engine.click(named('button', 'Choose time'));
    await shown('[role=spinbutton]', 'Hour');
    await engine.evaluate(`${named('[role=spinbutton]', 'Hour')}.focus()`);
    await engine.type('ArrowUp');
    await engine.click(named('button', 'Apply'));
    await expect.poll(() => engine.evaluate(SENT)).toEqual(['2026-03-11', '10:30']);

    await engine.evaluate("document.querySelector('#picks').reset()");
    expect(await engine.evaluate(SENT)).toEqual(['2026-03-10', '09:30']);
  });
});

/** Opens a modal dialog in a shadow root, in content of the shell that is not shown. */
const LATE_DIALOG = `(() => {
  const content = document.createElement('div');
  content.attachShadow({ mode: 'open' }).innerHTML = '<dialog>Saved</dialog>';
  document.querySelector('backoffice-shell').append(content);
  content.shadowRoot.firstChild.showModal();
})()`;

const PICKERS = `<form id="picks">
  <backoffice-date-picker name="day" label="Day" value="2026-03-10" language="en"></backoffice-date-picker>
  <backoffice-time-picker name="time" label="Time" value="09:30" language="en"></backoffice-time-picker>
</form>`;

/** What the form sends. */
const SENT = "[...new FormData(document.querySelector('#picks')).values()]";
