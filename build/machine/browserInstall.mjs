import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
  const prefix = asRoot();
  if (!prefix || !existsSync('/usr/bin/apt-get')) return undefined;
  const apt = (...args) =>
    run([...prefix, 'apt-get', '-y', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  await apt('update');
  await apt('install', 'chromium');
  // Optional package; the tests take half the time with it.
  await apt('install', 'chromium-headless-shell');
  // Without these, Chinese text is measured and rendered as boxes; the tests still run.
  await apt('install', '--no-install-recommends', 'fonts-noto-cjk');
  return installedBrowser();
}

async function fromPlaywright() {
  await run([process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium']);
  return installedBrowser();
}

/**
 * Returns the prefix of a command that runs as root: nothing, sudo, or undefined if not permitted.
 */
export function asRoot() {
  if (process.getuid?.() === 0) return [];
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return sudo.status === 0 ? ['sudo', '-n'] : undefined;
}
