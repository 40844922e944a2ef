/**
 * The step `engines` of `npm test`: the main journeys in Firefox and in WebKit, installed from the system's
 * packages if possible.
 */
import '../machine/nodeVersion.mjs';
import { findAptGet } from '../machine/aptGet.mjs';
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
  const aptGet = findAptGet();
  if (!aptGet) return;
  await aptGet('update');
  await aptGet('install', '--no-install-recommends', 'firefox-esr', 'webkit2gtk-driver', 'xvfb');
}
