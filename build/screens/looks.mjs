import { setAttributes, settled } from './studio.mjs';

const SIDEBARS = ['dark', 'light', 'compact', 'icon', 'colored'];
const TOPBARS = ['light', 'dark', 'colored'];
const THEMES = ['light', 'dark'];
const menuButton = (page) => page.getByRole('button', { name: 'Menu', exact: true });

/**
 * Takes screenshots of layout × sidebar or top bar × theme, wide and on a phone, with the menu open and
 * closed; then of the widths.
 */
export async function looksScreens(studio) {
  for (const size of ['wide', 'phone']) {
    const page = await studio.open({ size, path: '#/site' });
    for (const theme of THEMES) {
      for (const sidebar of SIDEBARS) {
        await setAttributes(page, { layout: 'vertical', theme, sidebar });
        await shootMenuStates(
          studio,
          page,
          size,
          `vertical ${theme}`,
          sidebar,
          sidebar !== 'icon' || size === 'phone',
        );
      }
      for (const topbar of TOPBARS) {
        await setAttributes(page, { layout: 'horizontal', theme, topbar });
        await shootMenuStates(studio, page, size, `horizontal ${theme}`, topbar, size === 'phone');
      }
    }
    await page.context().close();
  }
  const page = await studio.open({ size: { width: 1600, height: 800 }, path: '#/' });
  for (const layout of ['vertical', 'horizontal']) {
    for (const width of ['fluid', 'boxed', 'scrollable']) {
      for (const path of ['/', '/site']) {
        await setAttributes(page, { layout, width });
        await page.evaluate((hash) => location.assign(hash), `#${path}`);
        await settled(page);
        await page.mouse.move(800, 500);
        if (path === '/site') await page.mouse.wheel(0, 400);
        await settled(page);
        await studio.shoot(page, `width ${width}`, `${layout}${path === '/' ? '' : ' scrolled'}`);
      }
    }
  }
  await page.context().close();
}

/** Takes screenshots before and after the menu button is pressed. */
async function shootMenuStates(studio, page, size, group, name, toggles) {
  await studio.shoot(page, `${group} ${size}`, name);
  if (!toggles) return;
  await menuButton(page).click();
  await settled(page);
  await studio.shoot(
    page,
    `${group} ${size}`,
    `${name} ${size === 'phone' ? 'menu open' : 'condensed'}`,
  );
  if (size === 'phone') await page.keyboard.press('Escape');
  else await menuButton(page).click();
  if (size === 'phone' && (await menuButton(page).getAttribute('aria-expanded')) === 'true') {
    await menuButton(page).click();
  }
  await settled(page);
}
