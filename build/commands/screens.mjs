/**
 * `npm run screens`: writes screenshots of all variants of the shell, of sign-in, reset, errors and empty
 * states, of each page in demo/hosts and of the playground to the folder screens, with an index.html and
 * an overview image for each group. `--only looks,open,account,hosts` takes some of them.
 * `--guides` takes the screenshots of README and guides instead, into docs/images.
 */
import '../machine/nodeVersion.mjs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, launchOptions } from '../machine/browser.mjs';
import { ensureInstalled } from '../machine/install.mjs';
import { root } from '../machine/run.mjs';
import { accountScreens } from '../screens/account.mjs';
import { guideScreens } from '../screens/guides.mjs';
import { hostScreens } from '../screens/hosts.mjs';
import { looksScreens } from '../screens/looks.mjs';
import { openScreens } from '../screens/open.mjs';
import { writeSheets } from '../screens/sheets.mjs';
import { Studio } from '../screens/studio.mjs';
import { ensureBuilt } from './build.mjs';

const SETS = {
  looks: looksScreens,
  open: openScreens,
  account: accountScreens,
  hosts: hostScreens,
};
const { values } = parseArgs({
  options: { only: { type: 'string' }, guides: { type: 'boolean' } },
});
const takes = values.guides
  ? [guideScreens]
  : (values.only?.split(',') ?? Object.keys(SETS)).map((name) => {
      if (!Object.hasOwn(SETS, name)) throw new Error(`--only "${name}" is not a set of screens.`);
      return SETS[name];
    });

await ensureInstalled();
if ((await ensureBuilt()) !== 0) process.exit(1);
const folder = path.join(root, values.guides ? 'docs/images' : 'screens');
if (!values.guides) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

// Imported dynamically: a fresh clone has no packages.
const { chromium } = await import('playwright-core');
const { register } = await import('tsx/esm/api');
register();
const { demoFolders } = await import('../../demo/server/demoFolders.ts');
const { startServer } = await import('../../demo/server/server.ts');
const server = await startServer({
  quickHashes: true,
  folders: demoFolders,
});
const browser = await chromium.launch(launchOptions(await ensureBrowser()));
try {
  const studio = new Studio(browser, server, folder);
  for (const takePictures of takes) await takePictures(studio);
  if (!values.guides) await writeSheets(browser, folder, studio.screenshots);
  console.log(`${studio.screenshots.length} screenshots in ${folder}`);
} finally {
  await browser.close();
  await server.close();
}
