import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guideFiles } from '../../support/guide';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();
const guide = guideFiles('theming.md');

/** A signed-in shell and a sign-in form with its own session, as a sample for the styles. */
const ELEMENTS = `<backoffice-shell><section slot="site"><h2>Hosted sites</h2><backoffice-date-picker label="Day"></backoffice-date-picker></section></backoffice-shell>
  <backoffice-time-picker label="At"></backoffice-time-picker>
  <backoffice-login storage-prefix="other:" no-autofocus></backoffice-login>
  <style id="tried"></style>${SCRIPT}`;

/** Puts a block of the guide on the page unchanged, in place of the previous one. */
const tryOn = (page: Page, file: string) =>
  page.locator('#tried').evaluate((style, css) => {
    style.textContent = css;
  }, guide[file] ?? 'missing');

const styleOf = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

/** Light and dark in turn, as `theme` reports it. */
const inBothThemes = async (page: Page, element: Locator, name: string) => {
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => {
      for (const node of document.querySelectorAll('backoffice-shell, backoffice-login')) {
        node.setAttribute('theme', value);
      }
    }, theme);
    const scheme = () => styleOf(page.getByRole('main').first(), 'color-scheme');
    await expect.poll(scheme).toBe(theme);
    // Colors with a transition arrive a moment later.
    await element.evaluate((node) => node.getAnimations().forEach((one) => void one.finish()));
    found.push(await styleOf(element, name));
  }
  return found;
};

test('each example of the theming guide has the described effect on the elements', async () => {
  const page = await office.host(
    hostPage(ELEMENTS, '<style>body { margin: 0 }</style>'),
    await signedIn(office, 'ada'),
    '/host-page#/site',
  );
  const shell = page.locator('backoffice-shell');
  const bar = shell.locator('[part~="topbar"]');
  const menu = shell.locator('[part~="sidebar"]');
  const entry = shell.locator('[part~="menu-item"]').first();
  const signIn = page.getByRole('button', { name: 'Sign in' });
  const area = page.locator('[slot="site"]');
  await shell.getByRole('button', { name: 'User menu' }).waitFor();
  await signIn.waitFor();

  await tryOn(page, 'first.css');
  const green = ['rgb(10, 125, 75)', 'rgb(95, 211, 160)'];
  expect(await inBothThemes(page, signIn, 'background-color')).toEqual(green);
  expect(await inBothThemes(page, signIn, 'color')).toEqual([
    'rgb(255, 255, 255)',
    'rgb(6, 20, 13)',
  ]);

  await tryOn(page, 'content.css');
  expect(await inBothThemes(page, area, 'background-color')).toEqual([
    'rgb(255, 255, 255)',
    'rgb(23, 26, 35)',
  ]);
  expect(await inBothThemes(page, area, 'color')).toEqual([
    'rgb(18, 53, 36)',
    'rgb(201, 245, 223)',
  ]);
  expect(await styleOf(area, 'border-top-left-radius')).toBe('8px');

  await tryOn(page, 'brand.css');
  await shell.evaluate((node, markup) => {
    node.append(document.createRange().createContextualFragment(markup).querySelector('img')!);
  }, guide['brand.html'] ?? '');
  expect(await styleOf(signIn, 'border-top-left-radius')).toBe('4px');
  expect(await styleOf(bar, 'border-bottom')).toBe('3px solid rgb(255, 184, 77)');
  expect(await inBothThemes(page, menu, 'background-color')).toEqual([
    'rgb(13, 43, 32)',
    'rgb(10, 26, 20)',
  ]);
  expect(await page.getByRole('img', { name: 'Northgate' }).isVisible()).toBe(true);
  // The accent tints the active entry, whatever its value.
  const current = shell.locator('[part~="menu-item"][aria-current="page"]');
  expect((await inBothThemes(page, current, 'background-color'))[0]).toMatch(
    /^oklch\(0\.5[12]\d* .* \/ 0\.3\)$/,
  );

  await tryOn(page, 'everything.css');
  // The shell is dark here, and the page around it light.
  const inside = [area.locator('backoffice-date-picker'), 'rgb(159, 184, 238)'] as const;
  const outside = [page.locator('backoffice-time-picker'), 'rgb(31, 58, 110)'] as const;
  for (const [picker, accent] of [inside, outside]) {
    const field = picker.locator('[part="field"]');
    await field.getByRole('textbox').focus();
    expect(await styleOf(field, 'border-top-color')).toBe(accent);
    expect(await styleOf(field, 'border-top-left-radius')).toBe('4px');
    const text = field.getByRole('textbox');
    expect(await styleOf(text, 'font-family')).toBe('Georgia, "Times New Roman", serif');
  }
  expect(await styleOf(signIn, 'background-color')).toMatch(/rgb\((31, 58, 110|159, 184, 238)\)/);

  await tryOn(page, 'dense.css');
  const box = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect());
  expect((await box(bar)).height).toBe(44);
  expect((await box(menu)).width).toBe(196);
  expect((await box(entry)).height).toBeLessThan(34);
  expect(await styleOf(entry, 'font-size')).toBe('13px');
  expect(await styleOf(shell.locator('[part~="content"]'), 'padding-left')).toBe('16px');

  await tryOn(page, 'font.css');
  for (const text of [entry, signIn, page.getByRole('textbox', { name: 'User ID' })]) {
    expect(await styleOf(text, 'font-family')).toBe('Georgia, "Times New Roman", serif');
  }
  expect(await styleOf(entry, 'font-size')).toBe('15px');
});

test('the pictures of the guides are small, used, and have alternative texts', () => {
  const pictures = readdirSync('docs/images');
  const pages = readdirSync('docs').filter((file) => file.endsWith('.md'));
  const texts = [...pages.map((file) => `docs/${file}`), 'README.md'].map((file) =>
    readFileSync(file, 'utf8').replaceAll('"docs/images/', '"images/'),
  );
  const inOneTheme = texts.flatMap((text) =>
    [...text.matchAll(/!\[[^\]]{20,}\]\(images\/([^)]+)\)/g)].map(([, name]) => name),
  );
  const inTwoThemes = texts.flatMap((text) =>
    [
      ...text.matchAll(
        /<picture><source media="\(prefers-color-scheme: dark\)" srcset="images\/(\S+)-dark\.png"><img src="images\/\1\.png" alt="[^"]{15,}"/g,
      ),
    ].flatMap(([, name]) => [`${name}.png`, `${name}-dark.png`]),
  );
  expect([...inOneTheme, ...inTwoThemes].sort()).toEqual(pictures.sort());
  const bytes = (file: string) => statSync(`docs/images/${file}`).size;
  const large = pictures.filter(
    (file) => bytes(file) > (file.startsWith('theming-') ? 150_000 : 350_000),
  );
  expect(large).toEqual([]);
});
