import { existsSync } from 'node:fs';
import { findBrowser } from '../../build/browser.mjs';

/** A missing browser or bundle fails the run with a sentence: nothing is skipped. */
export default async function requireBrowser() {
  if (!(await findBrowser())) {
    throw new Error('No Chromium found: set CHROME_PATH, or run `npm test`, which installs one.');
  }
  if (!existsSync('dist/backoffice.js')) {
    throw new Error('The bundle is not built: run `npm run build` first.');
  }
}
