import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DANA_SECRET } from '../../demo/server/database/seed';
import { demoFolders } from '../../demo/server/demoFolders';
import { type RunningServer, startServer } from '../../demo/server/server';
import { type Engine, hasFocus, named } from '../support/engines/engine';
import { startFirefox } from '../support/engines/firefox';
import { startWebkit } from '../support/engines/webkit';

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

  const isShown = (selector: string, name: string) =>
    engine.evaluate<boolean>(`!!${named(selector, name)}`);
  const shown = (selector: string, name: string) =>
    expect.poll(() => isShown(selector, name)).toBe(true);
  const ready = (name: string) =>
    expect.poll(() => engine.evaluate<boolean>(hasFocus('input', name))).toBe(true);
  const record = () => engine.evaluate('localStorage.getItem("backoffice:currentUser")');

  /** Opens the portal signed out and types user id and password. */
  async function signIn(userId: string) {
    await engine.goto(`${server.url}/`);
    await engine.evaluate('localStorage.clear()');
    await engine.goto(`${server.url}/?as=${userId}#/account/login`);
    await shown('input', 'User ID');
    await engine.click(named('input', 'User ID'));
    await engine.type(userId);
    await engine.type('Tab');
    await engine.type(`northgate-${userId}`);
    await engine.type('Enter');
  }

  test('a sign-in requires the code of an authenticator app and refuses a wrong one', async () => {
    await signIn('dana');
    // The field gets the focus: the code goes there.
    await ready('Verification code');
    const code = new TOTP({ secret: DANA_SECRET }).generate();
    await engine.type(code === '000000' ? '111111' : '000000');
    await engine.type('Enter');
    await shown('[role=alert]', 'Incorrect or used code.');
    expect(await record()).toBeNull();

    await engine.evaluate(`${named('input', 'Verification code')}.select()`);
    await engine.type(code);
    await engine.type('Enter');
    await shown('button', 'User menu');
    expect(await record()).toContain('"dana"');
  });

  test('a sign-in requires a new password if the server demands it', async () => {
    await signIn('emil');
    await ready('New password');
    await engine.type('a-new-password-of-emil');
    await engine.type('Tab');
    await engine.evaluate(`${named('input', 'Repeat password')}.focus()`);
    await engine.type('a-new-password-of-emil');
    await engine.type('Enter');
    await shown('button', 'User menu');
    expect(await record()).toContain('"emil"');
  });
});
