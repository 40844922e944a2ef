import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installedBrowser } from './browserPaths.mjs';
import { run } from './run.mjs';

/** Installs Chromium by the system's packages where we may, else by Playwright; returns its path. */
export async function installBrowser() {
  console.log('No Chromium or Chrome found: installing one …');
  return (await fromSystemPackages()) ?? (await fromPlaywright());
}

async function fromSystemPackages() {
  const prefix = asRoot();
  if (!prefix || !existsSync('/usr/bin/apt-get')) return undefined;
  const apt = (...args) =>
    run([...prefix, 'apt-get', '-y', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  await apt('update');
  await apt('install', 'chromium');
  // Where there is such a package; the tests take half the time with it.
  await apt('install', 'chromium-headless-shell');
  // Without these, Chinese text is measured and photographed as boxes; the tests run all the same.
  await apt('install', '--no-install-recommends', 'fonts-noto-cjk');
  return installedBrowser();
}

async function fromPlaywright() {
  await run([process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium']);
  return installedBrowser();
}

/** What to put before a command to run it as root: nothing, sudo, or undefined where we may not. */
export function asRoot() {
  if (process.getuid?.() === 0) return [];
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return sudo.status === 0 ? ['sudo', '-n'] : undefined;
}
