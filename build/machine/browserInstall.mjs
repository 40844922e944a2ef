import { findAptGet } from './aptGet.mjs';
import { installedBrowser } from './browserPaths.mjs';
import { run } from './run.mjs';

/**
 * Installs Chromium from the system's packages if permitted, else by Playwright; returns its path.
 */
export async function installBrowser() {
  console.log('No Chromium or Chrome found: installing one …');
  return (await fromSystemPackages()) ?? (await fromPlaywright());
}

async function fromSystemPackages() {
  const aptGet = findAptGet();
  if (!aptGet) return undefined;
  await aptGet('update');
  await aptGet('install', 'chromium');
  // Optional package; the tests take half the time with it.
  await aptGet('install', 'chromium-headless-shell');
  // Without these, Chinese text is measured and rendered as boxes; the tests still run.
  await aptGet('install', '--no-install-recommends', 'fonts-noto-cjk');
  return installedBrowser();
}

async function fromPlaywright() {
  await run([process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium']);
  return installedBrowser();
}
