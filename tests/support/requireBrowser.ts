import { existsSync } from 'node:fs';
import { findBrowser, wrongChromePath } from '../../build/machine/browser.mjs';

/** Fails the run with a sentence if the browser or the bundle is missing: no test is skipped. */
export default async function requireBrowser() {
  const problem = wrongChromePath();
  if (problem) throw new Error(problem);
  if (!findBrowser()) {
    throw new Error('No Chromium found: set CHROME_PATH, or run `npm test`, which installs one.');
  }
  if (!existsSync('dist/backoffice.js')) {
    throw new Error('The bundle is not built: run `npm run build` first.');
  }
}
