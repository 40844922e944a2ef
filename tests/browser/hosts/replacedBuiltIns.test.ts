import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';

const office = startOffice({ quickHashes: true });

/** Old pages have variables named like built-ins; `var` and `function` replace them for every script. */
for (const script of [
  "var URL = '/api'",
  'var URL = {}',
  'var Map = {}',
  'var Set = {}',
  'function Set() {}',
  'var WeakMap = {}',
  'var Element = {}',
  'var Symbol = {}',
  'var Reflect = {}',
  'delete Object.hasOwn',
]) {
  test(`shows the form or a message on a page with ${script}`, async () => {
    office.expectProblem(/./);
    const page = await office.host(
      hostPage(`<script>${script}</script>${SCRIPT}<backoffice-login></backoffice-login>`),
    );
    // Playwright's own scripts need what the page has replaced.
    const devTools = await page.context().newCDPSession(page);
    const expression = `(({ shadowRoot, innerText }) => shadowRoot?.textContent + innerText)(
      document.querySelector('backoffice-login'))`;
    const shown = async () =>
      (await devTools.send('Runtime.evaluate', { expression })).result.value;
    await expect.poll(shown).toMatch(/Loading failed|Sign in/);
  });
}
