/**
 * `npm run screens`: pictures of every look of the shell, of sign-in, reset, errors and empty states,
 * as PNGs in the folder screens, with an index.html and a sheet for each group to look them over.
 */
import './nodeVersion.mjs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { register } from 'tsx/esm/api';
import { ensureBrowser, launchOptions } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';
import { accountScreens } from './screens/account.mjs';
import { looksScreens } from './screens/looks.mjs';
import { openScreens } from './screens/open.mjs';
import { writeSheets } from './screens/sheets.mjs';
import { Studio } from './screens/studio.mjs';

await ensureInstalled();
if ((await ensureBuilt()) !== 0) process.exit(1);
const folder = path.join(root, 'screens');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

register();
const { demoFolders } = await import('../demo/server/demoFolders.ts');
const { startServer } = await import('../demo/server/server.ts');
const server = await startServer({
  quickHashes: true,
  folders: demoFolders,
});
const browser = await chromium.launch(launchOptions(await ensureBrowser()));
try {
  const studio = new Studio(browser, server, folder);
  for (const take of [looksScreens, openScreens, accountScreens]) await take(studio);
  await writeSheets(browser, folder, studio.pictures);
  console.log(`${studio.pictures.length} pictures: ${path.join(folder, 'index.html')}`);
} finally {
  await browser.close();
  await server.close();
}
