import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';

const office = startOffice();

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

for (const script of [
  'var navigation = [{ title: "Home" }]',
  'function navigation() {}',
  'var CSS = {}',
]) {
  test(`staff sign in and open areas on a page with ${script}`, async () => {
    const areas = ['site', 'support'].map((name) => `<h2 slot="${name}">Page ${name}</h2>`);
    const page = await office.host(
      hostPage(
        `<script>${script}</script><backoffice-shell>${areas.join('')}</backoffice-shell>${SCRIPT}`,
      ),
    );
    await signIn(page, 'ada');
    for (const name of ['Site', 'Support']) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { name: `Page ${name.toLowerCase()}` }).waitFor();
    }
    await page.goBack();
    await page.getByRole('heading', { name: 'Page site' }).waitFor();
  });
}
