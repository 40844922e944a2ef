/**
 * The step `engines` of `npm test`: the main journeys in Firefox and in WebKit, installed from the system's
 * packages if possible.
 */
import '../machine/nodeVersion.mjs';
import { existsSync } from 'node:fs';
import { asRoot } from '../machine/browserInstall.mjs';
import { firefoxPath, virtualScreenPath, webkitPaths } from '../machine/enginePaths.mjs';
import { run } from '../machine/run.mjs';

if (!enginesInstalled()) await installEngines();
if (!enginesInstalled()) {
  console.error(
    'Firefox and WebKit are needed: install firefox-esr, webkit2gtk-driver and xvfb, or set FIREFOX_PATH, WEBKIT_DRIVER_PATH, WEBKIT_PATH and XVFB_PATH to their programs.',
  );
  process.exit(1);
}
process.exitCode = await run(['vitest', 'run', '--project', 'engines', ...process.argv.slice(2)]);

function enginesInstalled() {
  return firefoxPath() && webkitPaths() && (process.env.DISPLAY || virtualScreenPath());
}

async function installEngines() {
  const prefix = asRoot();
  if (!prefix || !existsSync('/usr/bin/apt-get')) return;
  const apt = (...args) =>
    run([...prefix, 'apt-get', '-y', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  await apt('update');
  await apt('install', '--no-install-recommends', 'firefox-esr', 'webkit2gtk-driver', 'xvfb');
}
