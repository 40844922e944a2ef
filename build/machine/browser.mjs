import { installBrowser } from './browserInstall.mjs';
import { installedBrowser, starts } from './browserPaths.mjs';

/** Returns the path of a Chromium or Chrome on this machine, or undefined: CHROME_PATH wins. */
export function findBrowser() {
  return process.env.CHROME_PATH || installedBrowser();
}

/** Says what to do where CHROME_PATH is set and no browser starts there, else undefined. */
export function wrongChromePath() {
  const program = process.env.CHROME_PATH;
  if (!program || starts(program)) return undefined;
  return `CHROME_PATH is ${program}, and no browser starts there: set it to the program of Chromium or Chrome, or leave it unset to have one found.`;
}

/** Returns the path of a browser, installing one where none is found, or ends with what to do. */
export async function ensureBrowser() {
  const problem = wrongChromePath();
  if (problem) return end(problem);
  const found = findBrowser() ?? (await installBrowser());
  return (
    found ??
    end(
      'The tests need Chromium or Chrome and none could be installed: install one, or set CHROME_PATH to its program.',
    )
  );
}

/**
 * Features switched off. The first three are why an ordinary Chromium took 3.0 s of CPU for what takes
 * the headless shell 1.0 s (a context, the portal's page, a sign-in): for each window it started a
 * renderer for the suggestions of its address bar (`chrome://omnibox-popup.top-chrome`, 1.0 s) and a
 * spare one. GPU flags, extensions and `--renderer-process-limit` made no difference worth having.
 * Chromium heeds only the last `--disable-features`, so Playwright's own list is repeated after them.
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

/** The launch options of playwright-core for a browser that tests and measurements can trust. */
export function launchOptions(executablePath = findBrowser()) {
  const args = [
    // Containers have a /dev/shm too small for a page.
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    // Nothing but the page under test may use the network.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
  ];
  // Chromium's sandbox refuses to run as root.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return { executablePath, args };
}

function end(sentence) {
  console.error(sentence);
  process.exit(1);
}
