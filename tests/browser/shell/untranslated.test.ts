import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test('shows unknown menu keys as they are, warns once about them and an entry without a link, and lists them behind the debug flag', async () => {
  const context = await signedIn(office, 'ada', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const warnings: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const menu = [
    { id: 'a', label: 'menu.site', link: '/site' },
    { id: 'b', label: 'own.reports', link: '/reports' },
    { id: 'c', label: 'Plain text', link: '/plain' },
  ];
  const markup = hostPage(
    `<backoffice-shell></backoffice-shell>
    <script>document.querySelector('backoffice-shell').menu = ${JSON.stringify(menu)}</script>${SCRIPT}`,
  );
  const page = await office.host(markup, context, '/host-page?backoffice-debug=texts');
  const panel = page.getByRole('region', { name: 'Untranslated texts' });
  await panel.getByRole('heading', { name: 'Untranslated in en: 1' }).waitFor();
  const entry = page.getByRole('navigation').getByRole('link', { name: 'own.reports' });
  await entry.waitFor();
  await expect.poll(() => page.locator('[data-missing="own.reports"]').count()).toBe(1);
  await panel.getByRole('button', { name: 'Copy as JSON' }).click();
  await panel.getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual({ 'own.reports': '' });
  await expect.poll(() => warnings.length).toBe(1);
  await page.evaluate("document.querySelector('backoffice-shell').menu = [{label: 'own.reports'}]");
  await entry.waitFor({ state: 'detached' });
  await expect.poll(() => warnings.length).toBe(2);
  await page.evaluate("document.querySelector('backoffice-shell').removeAttribute('x')");
  expect(warnings).toEqual([
    expect.stringContaining('"own.reports" has no text in "en"'),
    expect.stringContaining('a click does nothing: "own.reports"'),
  ]);
});

test('the list names the missing texts of another language, with the English to translate', async () => {
  const context = await signedIn(office, 'ada', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.route('**/dist/assets/i18n/de.json', async (route) => {
    const { 'menu.site': _, 'user.menu': _too, ...rest } = await (await route.fetch()).json();
    await route.fulfill({ json: rest });
  });
  const markup = hostPage(`<backoffice-shell language="de"></backoffice-shell>${SCRIPT}`);
  const page = await office.host(markup, context, '/host-page?backoffice-debug=texts');
  const panel = page.getByRole('region', { name: 'Untranslated texts' });
  await panel.getByRole('heading', { name: 'Untranslated in de: 2' }).waitFor();
  expect(await panel.getAttribute('lang')).toBe('en');
  await page.getByRole('navigation').getByRole('link', { name: 'Site', exact: true }).waitFor();
  await expect.poll(() => page.locator('[data-missing="menu.site"]').count()).toBeGreaterThan(0);
  await panel.getByRole('button', { name: 'Copy as JSON' }).click();
  await panel.getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual({ 'menu.site': 'Site', 'user.menu': 'User menu' });
});
