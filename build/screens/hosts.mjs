import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../machine/run.mjs';
import { settled } from './studio.mjs';

/** Selectors to press before the shell appears. */
const FIRST = { 'by-script.html': '#insert' };

/** Takes screenshots of each page in demo/hosts, signed out and signed in, and of the playground. */
export async function hostScreens(studio) {
  const pages = readdirSync(path.join(root, 'demo/hosts')).filter(
    (file) => file.endsWith('.html') && file !== 'index.html',
  );
  for (const file of pages) {
    const name = file.replace('.html', '');
    for (const signedIn of [false, true]) {
      const page = await studio.visit(`/hosts/${file}${signedIn ? '#/site' : ''}`, { signedIn });
      if (FIRST[file]) await page.locator(FIRST[file]).click();
      await waitForShell(page);
      await studio.shoot(page, signedIn ? 'hosts at work' : 'hosts signed out', name);
      await page.context().close();
    }
  }
  for (const size of ['wide', 'phone']) {
    for (const colorScheme of ['light', 'dark']) {
      const options = { size, colorScheme, key: 'playground:currentUser' };
      const page = await studio.visit('/playground.html', options);
      await waitForShell(page);
      await studio.shoot(page, `playground ${size}`, colorScheme);
      await page.context().close();
    }
  }
}

/** Waits until a shell is rendered, on the page or in its frame. */
async function waitForShell(page) {
  const framed = (await page.locator('iframe').count()) > 0;
  const frame = framed ? page.frameLocator('iframe').first() : page;
  await frame.locator('backoffice-shell:defined').first().waitFor();
  await settled(page);
}
