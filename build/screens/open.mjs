import { fillShell, setAttributes, settled } from './studio.mjs';

/**
 * Takes screenshots of everything that opens from the shell: groups of the menu, panels, popups; then of
 * print, forced colors and right to left.
 */
export async function openScreens(studio) {
  for (const theme of ['light', 'dark']) {
    const page = await studio.open({ attributes: `theme="${theme}"`, path: '#/email/inbox' });
    await fillShell(page);
    for (const sidebar of ['dark', 'light', 'compact', 'icon', 'colored']) {
      await setAttributes(page, { layout: 'vertical', sidebar });
      await open(studio, page, `menu open ${theme}`, sidebar, 'E-commerce');
    }
    for (const topbar of ['light', 'dark', 'colored']) {
      await setAttributes(page, { layout: 'horizontal', topbar });
      await open(studio, page, `menu open ${theme}`, `horizontal ${topbar}`, 'Email');
    }
    // Wide enough that the long submenu is not below More.
    const size = page.viewportSize();
    await page.setViewportSize({ width: 2400, height: size.height });
    await settled(page);
    await open(studio, page, `menu open ${theme}`, 'horizontal mega', 'UI Elements');
    await page.setViewportSize(size);
    await settled(page);
    await open(studio, page, `menu open ${theme}`, 'horizontal more', 'More');
    for (const layout of ['vertical', 'horizontal']) {
      await setAttributes(page, { layout, sidebar: 'dark', topbar: 'colored' });
      for (const name of ['User menu', 'Notifications', 'Apps', 'Language', 'Search', 'Settings']) {
        await open(studio, page, `popups ${theme}`, `${layout} ${name}`, name);
      }
    }
    await page.context().close();
    const phone = await studio.open({ size: 'phone', attributes: `theme="${theme}"` });
    await fillShell(phone);
    for (const name of ['User menu', 'Notifications', 'Search', 'More', 'Settings', 'Menu']) {
      await open(studio, phone, `popups ${theme} phone`, name, name);
    }
    await phone.context().close();
  }
  await special(studio);
}

/** Opens the popup of a button, takes a screenshot and closes it again; skips a missing button. */
async function open(studio, page, group, name, label) {
  const found = page
    .getByRole('button', { name: new RegExp(`^${label}(\\W|$)`) })
    .filter({ visible: true })
    .first();
  if (!(await found.count())) return;
  await found.click();
  await settled(page);
  await page.mouse.move(640, 700);
  await settled(page);
  await studio.shoot(page, group, name);
  await page.keyboard.press('Escape');
  await settled(page);
  if ((await found.count()) && (await found.getAttribute('aria-expanded')) === 'true') {
    await found.click({ force: true });
    await settled(page);
  }
}

async function special(studio) {
  for (const layout of ['vertical', 'horizontal']) {
    const attributes = `layout="${layout}" width="boxed" theme="dark"`;
    const paper = await studio.open({ attributes, path: '#/site' });
    await paper.emulateMedia({ media: 'print' });
    await studio.shoot(paper, 'special', `paper ${layout}`);
    await paper.context().close();
    for (const colorScheme of ['light', 'dark']) {
      const forced = await studio.open({
        attributes: `layout="${layout}"`,
        path: '#/email/inbox',
        forcedColors: 'active',
        colorScheme,
      });
      await fillShell(forced);
      await studio.shoot(forced, 'special', `forced ${colorScheme} ${layout}`);
      await forced.context().close();
    }
    const rtl = await studio.open({
      attributes: `layout="${layout}"`,
      path: '#/email/inbox',
      html: ' dir="rtl"',
    });
    await fillShell(rtl);
    await studio.shoot(rtl, 'special', `rtl ${layout}`);
    await rtl.context().close();
    const narrow = await studio.open({
      size: { width: 320, height: 640 },
      attributes: `layout="${layout}"`,
    });
    await fillShell(narrow);
    await studio.shoot(narrow, 'special', `320 ${layout}`);
    await narrow.context().close();
    const zoomed = await studio.open({
      size: { width: 640, height: 400 },
      deviceScaleFactor: 2,
      attributes: `layout="${layout}" sidebar="compact"`,
    });
    await studio.shoot(zoomed, 'special', `zoomed ${layout}`);
    await zoomed.context().close();
  }
}
