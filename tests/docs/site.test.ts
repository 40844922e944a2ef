import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { axe } from '../support/axe';
import { startDemo } from '../support/office';

const office = startDemo();

test('every guide is in the sidebar and opens without a problem', async () => {
  const page = await office.open('/docs/reference.html');
  const sidebar = page.getByRole('navigation', { name: 'Sidebar Navigation' });
  const links = await sidebar
    .getByRole('link')
    .evaluateAll((list) => list.map((link) => (link as HTMLAnchorElement).pathname));
  const guides = readdirSync('docs').filter((file) => file.endsWith('.md'));
  expect(links).toEqual(
    expect.arrayContaining(guides.map((file) => `/docs/${file.replace('.md', '.html')}`)),
  );
  for (const link of links) {
    await page.goto(new URL(link, page.url()).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
});

test('search finds an attribute in the reference', async () => {
  const page = await office.open('/docs/');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('searchbox').fill('hash-prefix');
  await page.getByRole('option').filter({ hasText: 'Reference' }).first().click();
  await page.waitForURL(/reference/);
});

test('the live examples sign in without a server and follow the theme of the site', async () => {
  const page = await office.open('/docs/live.html');
  const shell = page.frameLocator('iframe[title^="A shell with"]');
  await shell.getByRole('textbox', { name: 'User ID' }).fill('kim');
  await shell.getByLabel('Password', { exact: true }).fill('any');
  await shell.getByRole('button', { name: 'Sign in' }).click();
  await shell.getByRole('link', { name: 'Workspace' }).first().click();
  await shell.getByRole('heading', { name: 'Hello kim' }).waitFor();
  await shell.getByRole('button', { name: 'Notify me' }).click();
  await shell.getByText('It works.').waitFor();

  const login = page.frameLocator('iframe[title^="A sign-in card"]');
  await login.getByRole('textbox', { name: 'User ID' }).fill('kim');
  await login.getByLabel('Password', { exact: true }).fill('any');
  await login.getByRole('button', { name: 'Sign in' }).click();
  await login.getByText('{"user":{"UserId":"kim","Name":"kim"}}').waitFor();

  const isDark = () => shell.locator('html').evaluate((root) => root.classList.contains('dark'));
  expect(await isDark()).toBe(false);
  await page
    .getByRole('switch', { name: /dark theme/ })
    .first()
    .click();
  await expect.poll(isDark).toBe(true);

  const pickers = page.frameLocator('iframe[title^="Date, range"]');
  await pickers.getByRole('button', { name: 'Choose date' }).first().click();
  await pickers.getByRole('button', { name: 'Today' }).first().click();
  await pickers.getByRole('button', { name: 'Show the values' }).click();
  await pickers.getByText(/"day":"\d{4}-\d\d-\d\d"/).waitFor();
});

test('the pictures of the theming guide follow the theme of the site', async () => {
  const page = await office.open('/docs/theming.html');
  const names = () =>
    page
      .getByRole('img', { name: /^The (same )?shell/ })
      .evaluateAll((all: HTMLImageElement[]) =>
        all.map(({ src }) => /theming-(\w+(-dark)?)\./.exec(src)?.[1]),
      );
  const light = ['tokens', 'parts', 'brand', 'dense', 'font'];
  await expect.poll(names).toEqual(expect.arrayContaining(light));
  expect(await names()).not.toContain('tokens-dark');
  await page
    .getByRole('switch', { name: /dark theme/ })
    .first()
    .click();
  const dark = light.map((name) => `${name}-dark`);
  await expect.poll(names).toEqual(expect.arrayContaining(dark));
  expect(await names()).not.toContain('tokens');
});

test('axe finds nothing on a guide, in light and dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await office.open(
      '/docs/server-contract.html',
      await office.context({ colorScheme }),
    );
    await page.getByRole('heading', { level: 1 }).waitFor();
    // VitePress names its search button without the keys that it shows.
    const problems = (await axe(page)).filter((line) => !line.includes('.DocSearch'));
    expect(problems).toEqual([]);
  }
});
