import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoFolders } from '../../demo/server/demoFolders';
import { type RunningServer, startServer } from '../../demo/server/server';
import { type Engine, named } from '../support/engines/engine';
import { startFirefox } from '../support/engines/firefox';
import { startWebkit } from '../support/engines/webkit';

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
])('%s', (_name, start) => {
  const dist = mkdtempSync(path.join(tmpdir(), 'northgate-dist-'));
  const chunks = path.join(dist, 'chunks');
  const hidden = path.join(dist, 'hidden');
  let engine: Engine;
  let server: RunningServer;

  beforeAll(async () => {
    cpSync('dist', dist, { recursive: true });
    const folders = { ...demoFolders, '/dist/': dist };
    server = await startServer({ record: true, quickHashes: true, folders });
    engine = await start();
  });
  afterAll(async () => {
    await engine?.close();
    await server?.close();
    rmSync(dist, { recursive: true });
  });

  const shown = (selector: string, name: string) =>
    expect.poll(() => engine.evaluate<boolean>(`!!${named(selector, name)}`)).toBe(true);

  test('what could not be loaded once is loaded at the next try', async () => {
    await engine.goto(`${server.url}/#/account/login`);
    await shown('input', 'User ID');
    // React is there, and the HTTP client loads with the first letter.
    await expect
      .poll(() => engine.evaluate("customElements.get('backoffice-shell') !== undefined"))
      .toBe(true);
    renameSync(chunks, hidden);
    await engine.click(named('input', 'User ID'));
    await engine.type('ada');
    await engine.type('Tab');
    await engine.type('northgate-ada');
    await engine.type('Enter');
    await shown('[role=alert]', 'Part of the page could not be loaded');
    renameSync(hidden, chunks);
    await engine.click(named('button', 'Sign in'));
    await shown('button', 'User menu');

    renameSync(chunks, hidden);
    await engine.click(named('button', 'User menu'));
    await shown('[role=alert]', 'Loading failed');
    renameSync(hidden, chunks);
    await engine.click(named('button', 'User menu'));
    await shown('[role=menuitem]', 'Log out');
  });
});
