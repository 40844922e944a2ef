import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoFolders } from '../../../demo/server/demoFolders';
import { type RunningServer, startServer } from '../../../demo/server/server';
import { login } from '../../server/support/client';
import {
  CONTAINERS,
  type Container,
  containerPage,
  type Geometry,
  MEASURE,
  signedInGeometry,
  signedOutGeometry,
} from '../containers';
import { PASSWORDS } from '../office';
import { USER_KEY } from '../signedIn';
import type { Engine } from './engine';

const DIRECTIONS = ['ltr', 'rtl'];
/** Page with a frame, so that the viewport has the same size in every engine. */
const FRAME = `<!doctype html><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
  <iframe style="border:0;width:1200px;height:800px"></iframe>`;
const TIMEOUT = 240_000;

interface Options {
  start(): Promise<Engine>;
  /** Returns whether the engine measures this container as Chromium does. */
  measures?(container: Container): boolean;
}

/**
 * Declares the tests of an engine: the shell has the expected geometry in every container, signed out and
 * signed in, in both directions. Each engine has a separate file, so that they run in parallel.
 */
export function testContainers({ start, measures = () => true }: Options): void {
  let engine: Engine;
  let server: RunningServer;
  const pages = mkdtempSync(join(tmpdir(), 'containers-'));

  beforeAll(async () => {
    await writeFile(join(pages, 'frame.html'), FRAME);
    for (const direction of DIRECTIONS) {
      for (const [index, container] of CONTAINERS.entries()) {
        const markup = containerPage(container, direction);
        await writeFile(join(pages, `${direction}-${index}.html`), markup);
      }
    }
    const folders = { ...demoFolders, '/containers/': pages };
    server = await startServer({ quickHashes: true, folders });
    engine = await start();
    await engine.goto(`${server.url}/containers/frame.html`);
  });
  afterAll(async () => {
    await engine?.close();
    await server?.close();
    await rm(pages, { recursive: true });
  });

  async function visitAll(direction: string, expected: (container: Container) => object) {
    for (const [index, container] of CONTAINERS.entries()) {
      if (!measures(container)) continue;
      const address = `/containers/${direction}-${index}.html`;
      await engine.evaluate(
        `void (document.querySelector('iframe').src = ${JSON.stringify(address)})`,
      );
      const shown = `document.querySelector('iframe').contentWindow.location.pathname === ${JSON.stringify(address)}`;
      const geometry = () =>
        engine.evaluate<Geometry | null>(`${shown} ? ${MEASURE} ?? null : null`);
      await expect
        .poll(async () => (await geometry())?.ready, { message: container.name })
        .toBe(true);
      expect.soft(await geometry(), container.name).toMatchObject(
        // The measured geometry is JSON, which has no undefined.
        JSON.parse(JSON.stringify(expected(container))),
      );
    }
  }

  for (const direction of DIRECTIONS) {
    test(`the card is in the middle of every container (${direction})`, {
      timeout: TIMEOUT,
    }, async () => {
      await engine.evaluate('void localStorage.clear()');
      await visitAll(direction, signedOutGeometry);
    });

    test(`top bar, menu and content fill every container (${direction})`, {
      timeout: TIMEOUT,
    }, async () => {
      const { body } = await login(server, 'ada', PASSWORDS.ada);
      const record = JSON.stringify(JSON.stringify(body.Data));
      await engine.evaluate(`void localStorage.setItem('${USER_KEY}', ${record})`);
      await visitAll(direction, (container) => signedInGeometry(container, direction === 'rtl'));
    });
  }
}
