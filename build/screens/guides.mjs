import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../machine/run.mjs';
import { framedSize, framedStyle, labelParts, labelTokens } from './annotate.mjs';
import { settled } from './studio.mjs';

const SIZE = { width: 960, height: 540 };
const HERO = { width: 1440, height: 900 };
/** The font of the screenshots, which must not be that of the machine. */
const FONT = 'Inter, system-ui, sans-serif';
const THEMES = ['light', 'dark'];
const theming = readFileSync(path.join(root, 'docs/theming.md'), 'utf8');

/** Takes the screenshots of docs/theming.md, with its own code, and that of the README. */
export async function guideScreens(studio) {
  for (const theme of THEMES) await themingScreens(studio, theme);
  const pair = await openShell(studio, { attributes: 'routing="memory"' });
  await pair.evaluate(() => {
    document.body.style.cssText = 'display: grid; grid-template-columns: 1fr 1fr; margin: 0';
    const dark = document.createElement('backoffice-shell');
    for (const [name, value] of Object.entries({
      theme: 'dark',
      routing: 'memory',
      brand: 'Northgate Back Office',
    })) {
      dark.setAttribute(name, value);
    }
    document.body.append(dark);
  });
  await shoot(studio, pair, 'theming-themes');
  await pair.context().close();

  for (const theme of THEMES) await heroScreens(studio, theme);
}

/** Takes the screenshots of custom properties, parts and examples in one theme. */
async function themingScreens(studio, theme) {
  const attributes = `theme="${theme}"`;
  const shell = await openShell(studio, { size: framedSize(SIZE), attributes });
  await shell.addStyleTag({ content: framedStyle(SIZE, theme) });
  await settled(shell);
  await labelTokens(shell);
  await shoot(studio, shell, `theming-tokens${suffix(theme)}`);
  await labelParts(shell);
  await shoot(studio, shell, `theming-parts${suffix(theme)}`);
  await shell.context().close();

  for (const name of ['brand', 'dense', 'font']) {
    const page = await openShell(studio, { attributes });
    await page.addStyleTag({ content: fileOf(`${name}.css`) });
    if (name === 'brand') await addLogo(page);
    await shoot(studio, page, `theming-${name}${suffix(theme)}`);
    await page.context().close();
  }
}

/** Opens the dashboard of a shell in the font of the screenshots. */
async function openShell(studio, options) {
  const page = await studio.open({ size: SIZE, path: '#/', deviceScaleFactor: 2, ...options });
  await page.addStyleTag({ content: `:where(backoffice-shell) { --backoffice-font: ${FONT} }` });
  return page;
}

/** Takes the screenshots of the README: the portal's home page with the shell, sign-in, search and phone. */
async function heroScreens(studio, theme) {
  // The portal's policy forbids added styles.
  const options = { colorScheme: theme, deviceScaleFactor: 2, bypassCSP: true };
  const portal = await studio.visit('/#/', { size: HERO, ...options });
  await prepare(portal);
  await shoot(studio, portal, `shell${suffix(theme)}`);
  await portal.keyboard.press('Control+k');
  await portal.getByRole('combobox', { name: 'Search' }).fill('tide');
  await portal
    .getByRole('option', { name: /Tideline/ })
    .first()
    .waitFor();
  await shoot(studio, portal, `search${suffix(theme)}`);
  await portal.context().close();

  const signIn = await studio.visit('/#/', { size: HERO, signedIn: false, ...options });
  await prepare(signIn);
  await shoot(studio, signIn, `sign-in${suffix(theme)}`);
  await signIn.context().close();

  const phone = await studio.visit('/#/site', { size: 'phone', ...options });
  await prepare(phone);
  await shoot(studio, phone, `phone${suffix(theme)}`);
  await phone.context().close();
}

async function prepare(page) {
  await page.addStyleTag({
    content: `body, backoffice-shell { font-family: ${FONT}; --backoffice-font: ${FONT} }`,
  });
  const hide = page.getByRole('button', { name: 'Hide', exact: true });
  if (await hide.isVisible()) await hide.click();
}

async function shoot(studio, page, name) {
  await settled(page);
  await page.mouse.move(2, 2);
  await settled(page);
  await studio.shoot(page, 'guides', name, `${name}.png`);
}

/** Returns the end of the file names of a theme. */
const suffix = (theme) => (theme === 'dark' ? '-dark' : '');

/** Returns a block of the guide that is a complete file. */
function fileOf(name) {
  const [, code] = theming.split(new RegExp(`^\`\`\`\\w+ file=${name}\\n`, 'm'));
  if (!code) throw new Error(`docs/theming.md has no ${name}.`);
  return code.split('\n```')[0];
}

async function addLogo(page) {
  const markup = fileOf('brand.html');
  await page.evaluate((text) => {
    const inner = new DOMParser().parseFromString(text, 'text/html').querySelector('[slot=brand]');
    document.querySelector('backoffice-shell').append(inner);
  }, markup);
}
