import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { profiles, visit } from './visit.mjs';
import { weigh } from './weigh.mjs';

const portal = {
  name: 'index',
  find: "document.querySelector('backoffice-shell input[name=UserId]')",
  wanted: 'a visible input[name=UserId] in the demo portal',
};

/** The pages of the shell: the dashboard, the seven areas and the profile. */
const ROUTES = [
  ...['/', '/workspace', '/site', '/application', '/develop', '/apppublish'],
  ...['/admin', '/support', '/profile'],
];

/**
 * Changes between all areas of the demo portal, with its server and a new database, and lets each of them load its
 * data. Returns heap, listeners and nodes on the dashboard after ten visits of each page, and at the end. Listeners and
 * nodes differ by up to a quarter at any time, since the browser keeps one or two of the pages that were left.
 */
export async function demoRoutes(bench, changes) {
  const { startCommand } = await tsImport('../load/startCommand.ts', import.meta.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'northgate-bench-'));
  const server = await startCommand({ DATA_DIR: folder });
  const inDemo = { ...bench, origin: server.url };
  try {
    return await visit(inDemo, portal, { ...profiles.fast, quiet: 100 }, (session) =>
      repeat(session, changes),
    );
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

async function repeat({ page, cdp, evaluate, usable, settled }, changes) {
  await usable();
  await page.getByLabel('User ID').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('northgate-ada');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Ada' }).first().waitFor();
  const open = async (route) => {
    await evaluate(`document.querySelector('backoffice-shell').navigate('${route}')`);
    await settled();
  };
  /** Visits each page `count` times. It ends with the same pages each time: their numbers of nodes differ. */
  const visitAll = async (count) => {
    for (let pass = 0; pass < count; pass++) for (const route of ROUTES) await open(route);
    await open('/');
  };
  const warmUp = 10;
  await visitAll(warmUp);
  const first = await weigh(cdp);
  await visitAll(Math.ceil(changes / ROUTES.length) - warmUp);
  return { first, last: await weigh(cdp), listeners: 1.25, nodes: 1.25 };
}
