import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';

const office = startOffice();

test('backoffice-elements/define registers only the elements that it is asked for', async () => {
  const page = await office.host(
    hostPage(
      '<backoffice-login-v2 brand="Harbour"></backoffice-login-v2>',
      `<script type="module">
        import { defineBackofficeElements } from '/dist/define.js';
        window.define = defineBackofficeElements;
      </script>`,
    ),
  );
  const names = ['backoffice-login', 'backoffice-login-v2', 'backoffice-login-v3'];
  const defined = () =>
    page.evaluate((tags) => tags.filter((tag) => customElements.get(tag)), names);
  expect(await defined()).toEqual([]);
  expect(await page.evaluate("define({ suffix: 'v2' })")).toEqual({
    shell: 'backoffice-shell-v2',
    login: 'backoffice-login-v2',
    reset: 'backoffice-reset-v2',
  });
  expect(await defined()).toEqual(['backoffice-login-v2']);
  await signIn(page, 'ben');
  await page.getByText('Ben Lindqvist').first().waitFor();

  const wrong = await page.evaluate(
    `try { define({ suffix: 'V 2' }) } catch (error) { error.message }`,
  );
  expect(wrong).toContain('suffix: "V 2" is invalid');
  await page.evaluate("define({ suffix: 'v2' }); define({ suffix: '-v3' })");
  expect(await defined()).toEqual(['backoffice-login-v2', 'backoffice-login-v3']);
  const into = await page.evaluate(`(() => {
    const found = [];
    define({ registry: { get: () => undefined, define: (tag) => found.push(tag) } });
    return found;
  })()`);
  expect(into).toEqual(['backoffice-shell', 'backoffice-login', 'backoffice-reset']);
  expect(await defined()).not.toContain('backoffice-login');
});

test('without npm, npm/pure/define.js has the other languages', async () => {
  const page = await office.host(
    hostPage(
      '<backoffice-login-v2 language="de"></backoffice-login-v2>',
      `<script type="module">
        import { defineBackofficeElements } from '/dist/npm/pure/define.js';
        defineBackofficeElements({ suffix: 'v2' });
      </script>`,
    ),
  );
  await page.getByRole('button', { name: 'Anmelden' }).waitFor();
});

test('an element under a custom name looks and works like one under the default name', async () => {
  const page = await office.host(
    hostPage(
      `<style>button { color: red !important; border: 9px solid !important }</style>
      <backoffice-login storage-prefix="one:"></backoffice-login>
      <backoffice-shell-v2 storage-prefix="two:" hash-prefix="v2" no-autofocus></backoffice-shell-v2>
      ${SCRIPT}
      <script type="module">
        import { defineBackofficeElements } from '/dist/define.js';
        await customElements.whenDefined('backoffice-login');
        defineBackofficeElements({ suffix: 'v2' });
      </script>`,
    ),
  );
  const styles = (tag: string) =>
    page
      .locator(tag)
      .getByRole('button', { name: 'Sign in' })
      .evaluate((button) => {
        const { color, borderTopWidth, backgroundColor, height } = getComputedStyle(button);
        return { color, borderTopWidth, backgroundColor, height };
      });
  const usual = await styles('backoffice-login');
  expect(usual.borderTopWidth).not.toBe('9px');
  expect(await styles('backoffice-shell-v2')).toEqual(usual);

  const shell = page.locator('backoffice-shell-v2');
  await shell.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await shell.getByLabel('Password', { exact: true }).fill('northgate-ada');
  await page.keyboard.press('Enter');
  await shell.getByRole('link', { name: 'Admin' }).first().click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#v2/admin');
  await shell.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await shell.getByRole('button', { name: 'Sign in' }).waitFor();
});

test('the scripts match the hashes in dist/sri.json', async () => {
  const hashes: Record<string, string> = JSON.parse(readFileSync('dist/sri.json', 'utf8'));
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const written = files.map((file) => file.replaceAll('\\', '/'));
  expect(Object.keys(hashes)).toEqual(written.filter((file) => file.endsWith('.js')).sort());
  expect(Object.values(hashes).every((hash) => /^sha384-[\w+/]{64}$/.test(hash))).toBe(true);
  const scripts = ['backoffice.js', 'backoffice.standalone.js'];
  for (const script of scripts) {
    const page = await office.host(
      hostPage(
        `<backoffice-login></backoffice-login>
        <script src="/dist/${script}" integrity="${hashes[script]}" crossorigin="anonymous"></script>`,
      ),
    );
    await page.evaluate(() => customElements.whenDefined('backoffice-login').then(() => true));
  }
  office.expectProblem(/integrity/);
  const page = await office.host(
    hostPage(`<script src="/dist/backoffice.js" integrity="${hashes['shell.js']}"></script>`),
  );
  expect(await page.evaluate(() => customElements.get('backoffice-login') === undefined)).toBe(
    true,
  );
});

test('the loader can be imported twice and defines the element once', async () => {
  const page = await office.host(
    hostPage(
      '<backoffice-login></backoffice-login>',
      `<script type="module">
        import '/dist/npm/loader.js';
        import '/dist/npm/loader.js?again';
      </script>`,
    ),
  );
  await page.evaluate(() => customElements.whenDefined('backoffice-login').then(() => true));
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await page.locator('backoffice-login form').count()).toBe(1);
  expect(await page.getByRole('combobox', { name: 'Language' }).count()).toBe(1);
});
