import { installBrowser } from './browserInstall.mjs';
import { installedBrowser, starts } from './browserPaths.mjs';

/** Returns the path of a Chromium or Chrome on this machine, or undefined: CHROME_PATH wins. */
export function findBrowser() {
  return process.env.CHROME_PATH || installedBrowser();
}

/** Returns an error message if CHROME_PATH is set and no browser starts there, else undefined. */
export function wrongChromePath() {
  const program = process.env.CHROME_PATH;
  if (!program || starts(program)) return undefined;
  return `CHROME_PATH is ${program}, but no browser starts there: set it to the program of Chromium or Chrome, or unset it to find one automatically.`;
}

/** Returns the path of a browser and installs one if none is found. Ends the process if that fails. */
export async function ensureBrowser() {
  const problem = wrongChromePath();
  if (problem) return fail(problem);
  const found = findBrowser() ?? (await installBrowser());
  return (
    found ??
    fail(
      'The tests need Chromium or Chrome and none could be installed: install one, or set CHROME_PATH to its program.',
    )
  );
}

/**
 * Disabled features. The first four cost full Chromium 2 s of CPU for a context, the portal's page and
 * a sign-in (3.0 s, the headless shell 1.0 s): each window starts a renderer for the suggestions of its
 * address bar (`chrome://omnibox-popup.top-chrome`, 1.0 s) and a spare one. GPU flags, extensions and
 * `--renderer-process-limit` make no measurable difference. Chromium uses only the last
 * `--disable-features`, so Playwright's own list follows.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Returns the launch options of playwright-core for reproducible tests and measurements. */
export function launchOptions(executablePath = findBrowser()) {
  const args = [
    // The /dev/shm of containers is too small for a page.
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    // Only the page under test may use the network.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
  ];
  // Chromium's sandbox refuses to run as root.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return { executablePath, args };
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
