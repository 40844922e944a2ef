import { expect, test } from 'vitest';
import { ACCEPTED } from '../../../src/store/element/options';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test('warns once about each unknown value, naming the element, the value and the accepted values', async () => {
  const names = Object.keys(ACCEPTED);
  const attributes = names.map((name) => `${kebab(name)}="purple"`).join(' ');
  const context = await signedIn(office, 'ada');
  const warnings: string[] = [];
  context.on('console', (one) => {
    if (/purple/.test(one.text())) warnings.push(one.text());
  });
  const page = await office.host(
    hostPage(`<backoffice-shell ${attributes}></backoffice-shell>${SCRIPT}`),
    context,
  );
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  const shell = page.locator('backoffice-shell');
  await shell.evaluate((one) => one.setAttribute('brand', 'Harbour'));
  await expect.poll(() => page.title()).toBe('Dashboard · Harbour');

  expect(warnings).toHaveLength(names.length);
  for (const [name, values] of Object.entries(ACCEPTED)) {
    const warning = warnings.find((text) => text.includes(` ${kebab(name)}="purple"`));
    expect(warning).toContain('<backoffice-shell>');
    for (const value of values) expect(warning).toContain(value);
  }
  const root = shell.locator('.root');
  for (const [name, value] of [
    ['layout', 'vertical'],
    ['width', 'fluid'],
    ['sidebar', 'dark'],
    ['theme', 'light'],
    ['topbar', 'light'],
  ]) {
    expect(await root.getAttribute(`data-${name}`)).toBe(value);
  }
});

test('warns about an unknown language and uses the language of the browser', async () => {
  const context = await office.context();
  const warnings: string[] = [];
  context.on('console', (one) => {
    if (/language="fr"/.test(one.text())) warnings.push(one.text());
  });
  const page = await office.host(
    hostPage(`<backoffice-login language="fr"></backoffice-login>${SCRIPT}`),
    context,
  );
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expect.poll(() => warnings.length).toBe(1);
  expect(warnings[0]).toContain('en, cn, es, de, it, ru');
  const offered = page.getByRole('combobox', { name: 'Language' }).getByRole('option');
  await expect.poll(() => offered.allInnerTexts()).toEqual(['English', '中文']);
});

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
