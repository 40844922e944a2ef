import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { recordEvents } from '../../support/events';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { isFocused, stored, userMenu } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();
const KEY = 'backoffice:settings';
const PHONE = { viewport: { width: 360, height: 740 } };

const button = (page: Page) => page.getByRole('button', { name: 'Settings' });
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close' });
const panel = (page: Page) => page.locator('backoffice-shell').locator('[part="settings"]');
const group = (page: Page, name: string) => page.getByRole('radiogroup', { name });
const radio = (page: Page, name: string, option: string) =>
  group(page, name).getByRole('radio', { name: option });

test('a second shell on the page follows each choice that it has not locked and reports it', async () => {
  const context = await signedIn(office, 'ada');
  const events = await recordEvents(context);
  const markup = hostPage(
    `<backoffice-shell id="first"></backoffice-shell>
    <backoffice-shell id="second" routing="memory" no-autofocus locked-settings="width"></backoffice-shell>
    ${SCRIPT}`,
  );
  const page = await office.host(markup, context);
  const stylesOf = (id: string) =>
    page
      .locator(`#${id} .root`)
      .first()
      .evaluate(({ dataset: { sidebar, width } }) => ({ sidebar, width }));
  await page.locator('#first').getByRole('button', { name: 'Settings' }).click();
  await radio(page, 'Sidebar', 'Light').click();
  await radio(page, 'Width', 'Boxed').click();
  expect(await stylesOf('first')).toEqual({ sidebar: 'light', width: 'boxed' });
  await expect.poll(() => stylesOf('second')).toEqual({ sidebar: 'light', width: 'fluid' });
  const widths = () =>
    events
      .filter(({ type }) => type === 'backoffice-settings-change')
      .map(({ detail }) => (detail.settings as { width: string }).width);
  await expect.poll(() => widths().sort()).toEqual(['boxed', 'fluid', 'fluid']);
});

test('every choice applies immediately, is stored and dispatches an event', async () => {
  const context = await signedIn(office, 'ada');
  const events = await recordEvents(context);
  const page = await shell(context);
  await openByMouse(page);
  const chosen: Record<string, string> = {};
  for (const [name, option, setting, value] of [
    ['Width', 'Boxed', 'width', 'boxed'],
    ['Width', 'Scrollable', 'width', 'scrollable'],
    ['Width', 'Fluid', 'width', 'fluid'],
    ['Sidebar', 'Light', 'sidebar', 'light'],
    ['Sidebar', 'Compact', 'sidebar', 'compact'],
    ['Sidebar', 'Icon', 'sidebar', 'icon'],
    ['Sidebar', 'Colored', 'sidebar', 'colored'],
    ['Sidebar', 'Dark', 'sidebar', 'dark'],
    ['Theme', 'Host page', 'theme', 'host'],
    ['Theme', 'Light', 'theme', 'light'],
    ['Theme', 'Dark', 'theme', 'dark'],
    ['Layout', 'Horizontal', 'layout', 'horizontal'],
    ['Top bar', 'Dark', 'topbar', 'dark'],
    ['Top bar', 'Light', 'topbar', 'light'],
    ['Top bar', 'Colored', 'topbar', 'colored'],
  ] as const) {
    await radio(page, name, option).click();
    // The page around the shell is light here.
    const shown = value === 'host' ? 'light' : value;
    expect(await readSettings(page)).toMatchObject({ [setting]: shown });
    expect(await radio(page, name, option).isChecked()).toBe(true);
    chosen[setting] = value;
    expect(JSON.parse((await stored(page, KEY)) ?? '')).toEqual(chosen);
  }
  const settingsEvents = () => events.filter(({ type }) => type === 'backoffice-settings-change');
  await expect.poll(() => settingsEvents().length).toBe(15);
  expect(settingsEvents().at(-1)?.detail).toEqual({ settings: chosen });
  await page.reload();
  await userMenu(page).waitFor();
  expect(await readSettings(page)).toMatchObject(chosen);
  expect(await button(page).getAttribute('aria-expanded')).toBe('false');
});

test('the panel opens below the top bar at the end side and keeps the page usable', async () => {
  const page = await shell();
  await openByMouse(page);
  await atRest(page);
  const box = await panel(page).boundingBox();
  const size = page.viewportSize();
  expect(box).toMatchObject({ y: 56 + 40, height: 720 - 56 - 40 });
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(size?.width);
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
  expect(await panel(page).isVisible()).toBe(true);
  await button(page).click();
  await panel(page).waitFor({ state: 'hidden' });
  expect(await isFocused(button(page))).toBe(true);
});

test('the keyboard opens the panel, moves through a group and closes it', async () => {
  const page = await shell();
  await button(page).press('Enter');
  await expect.poll(() => isFocused(closeButton(page))).toBe(true);
  expect(await button(page).getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  expect(await isFocused(radio(page, 'Layout', 'Vertical'))).toBe(true);
  await page.keyboard.press('ArrowRight');
  expect(await readSettings(page)).toMatchObject({ layout: 'horizontal' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await readSettings(page)).toMatchObject({ width: 'scrollable' });
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(button(page))).toBe(true);
  expect(await button(page).getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(closeButton(page))).toBe(true);
  await page.keyboard.press('Space');
  await panel(page).waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(button(page))).toBe(true);
});

test('Escape anywhere in the shell closes the panel, and Tab out of it does', async () => {
  const page = await shell();
  const link = page.getByRole('navigation').getByRole('link', { name: 'Site' });
  await openByMouse(page);
  await link.click();
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
  await link.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  expect(await isFocused(link)).toBe(true);

  await openByMouse(page);
  await panel(page).getByRole('button', { name: 'Reset to defaults' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await panel(page).waitFor({ state: 'hidden' });
  expect(await isFocused(page.getByRole('link', { name: 'Intranet' }))).toBe(true);

  await openByMouse(page);
  await closeButton(page).focus();
  await page.keyboard.press('Shift+Tab');
  await panel(page).waitFor({ state: 'hidden' });
});

test('an open menu of the top bar takes Escape before the panel', async () => {
  const page = await shell();
  await openByMouse(page);
  await userMenu(page).click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  expect(await panel(page).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
});

test('shows the groups in order; one without effect in the layout gives the reason', async () => {
  const page = await shell();
  await openByMouse(page);
  expect(await panel(page).locator('legend').allInnerTexts()).toEqual([
    'Layout',
    'Width',
    'Sidebar',
    'Theme',
    'Top bar',
  ]);
  expect(await reason(page, 'Top bar')).toBe('Only in the horizontal layout');
  expect(await radio(page, 'Top bar', 'Dark').isDisabled()).toBe(true);
  expect(await reason(page, 'Sidebar')).toBeUndefined();
  await radio(page, 'Layout', 'Horizontal').click();
  expect(await reason(page, 'Sidebar')).toBe('Only in the vertical layout');
  expect(await radio(page, 'Sidebar', 'Icon').isDisabled()).toBe(true);
  expect(await reason(page, 'Top bar')).toBeUndefined();
  expect(await radio(page, 'Top bar', 'Dark').isEnabled()).toBe(true);
});

test("Reset to defaults restores the integrator's values and the open menu and announces it", async () => {
  const page = await shell(undefined, 'width="boxed" sidebar="light"');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await openByMouse(page);
  await radio(page, 'Width', 'Fluid').click();
  await radio(page, 'Theme', 'Dark').click();
  expect(await readSettings(page)).toMatchObject({
    width: 'fluid',
    theme: 'dark',
    condensed: 'true',
  });
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  expect(await readSettings(page)).toMatchObject({
    width: 'boxed',
    sidebar: 'light',
    theme: 'light',
    condensed: 'false',
  });
  const status = panel(page).getByRole('status');
  expect(await status.innerText()).toBe('Settings reset to defaults.');
  expect(await stored(page, KEY)).toBe('{}');
  await radio(page, 'Theme', 'Dark').click();
  expect(await status.innerText()).toBe('');
});

test('shows a locked setting as locked, and attributes apply while the panel is open', async () => {
  const page = await shell(undefined, 'locked-settings="theme width"');
  const chosen = '{"theme":"dark","width":"boxed"}';
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, chosen] as const);
  await page.reload();
  await userMenu(page).waitFor();
  expect(await readSettings(page)).toMatchObject({ theme: 'light', width: 'fluid' });
  await openByMouse(page);
  for (const [name, option] of [
    ['Theme', 'Host page'],
    ['Width', 'Scrollable'],
  ] as const) {
    expect(await reason(page, name)).toBe('Set by your organization');
    expect(await radio(page, name, option).isDisabled()).toBe(true);
  }
  expect(await radio(page, 'Theme', 'Light').isChecked()).toBe(true);
  await set(page, 'theme', 'host');
  await expect.poll(() => radio(page, 'Theme', 'Host page').isChecked()).toBe(true);
  await set(page, 'language', 'de');
  await page.getByText('Von Ihrer Organisation festgelegt').first().waitFor();
  await set(page, 'language', null);
  await set(page, 'locked-settings', 'width');
  await expect.poll(() => readSettings(page)).toMatchObject({ theme: 'dark', width: 'fluid' });
  expect(await radio(page, 'Theme', 'Dark').isChecked()).toBe(true);
  expect(await reason(page, 'Theme')).toBeUndefined();
  await set(page, 'locked-settings', 'all');
  await panel(page).waitFor({ state: 'hidden' });
  expect(await button(page).count()).toBe(0);
  await set(page, 'locked-settings', null);
  await button(page).waitFor();
  expect(await panel(page).isVisible()).toBe(false);
});

test('follows the choices of another tab immediately', async () => {
  const context = await signedIn(office, 'ada');
  const page = await shell(context);
  const other = await shell(context);
  await openByMouse(page);
  await openByMouse(other);
  await radio(other, 'Theme', 'Dark').click();
  await expect.poll(() => radio(page, 'Theme', 'Dark').isChecked()).toBe(true);
  expect(await readSettings(page)).toMatchObject({ theme: 'dark' });
  await other.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(() => readSettings(page)).toMatchObject({ theme: 'light' });
});

test('a choice that cannot be stored applies all the same and is reported once', async () => {
  const context = await signedIn(office, 'ada');
  const events = await recordEvents(context);
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const page = await shell(context);
  await openByMouse(page);
  await radio(page, 'Theme', 'Dark').click();
  await radio(page, 'Width', 'Boxed').click();
  await radio(page, 'Layout', 'Horizontal').click();
  const choices = { theme: 'dark', width: 'boxed', layout: 'horizontal' };
  expect(await readSettings(page)).toMatchObject(choices);
  const count = (type: string) => events.filter((one) => one.type === type).length;
  await expect.poll(() => count('backoffice-settings-change')).toBe(3);
  expect(count('backoffice-error')).toBe(1);
});

test('a panel that fails to load keeps the shell usable and the button enabled', async () => {
  const context = await signedIn(office, 'ada');
  const events = await recordEvents(context);
  await context.route(/SettingsPanel/, (route) => route.abort());
  office.expectProblem(/ERR_FAILED/);
  const page = await shell(context);
  await button(page).click();
  await expect
    .poll(() => events.find(({ type }) => type === 'backoffice-error')?.detail)
    .toMatchObject({ source: 'assets' });
  await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('false');
  expect(await isFocused(button(page))).toBe(true);
});

test('the panel is modal on a phone: it takes the focus and makes the page inert', async () => {
  const page = await shell(await signedIn(office, 'ada', { ...PHONE, hasTouch: true }));
  await button(page).tap();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.waitFor();
  expect(await isFocused(closeButton(page))).toBe(true);
  for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    // After the last control comes the UI of the browser, never the page.
    expect(['dialog', 'nothing']).toContain(await whereFocusIs(page));
  }
  await radio(page, 'Theme', 'Dark').tap();
  expect(await readSettings(page)).toMatchObject({ theme: 'dark' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(button(page))).toBe(true);

  await page.setViewportSize({ width: 700, height: 740 });
  await button(page).tap();
  await dialog.waitFor();
  await atRest(page);
  await page.touchscreen.tap(100, 400);
  await dialog.waitFor({ state: 'hidden' });

  await button(page).tap();
  await page.setViewportSize({ width: 1000, height: 740 });
  await page.getByRole('region', { name: 'Settings' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
});

for (const theme of ['light', 'dark']) {
  test(`axe finds no violations in the open panel, ${theme}, wide and narrow`, async () => {
    const page = await shell(undefined, `theme="${theme}" locked-settings="width"`, '');
    await openByMouse(page);
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    expect(await axe(page)).toEqual([]);
  });
}

/** Opens a signed-in shell on a page with its own bar above it. */
async function shell(
  context?: BrowserContext,
  attributes = '',
  bar = '<header style="height: 40px"><a href="#host">Intranet</a></header>',
): Promise<Page> {
  const markup = hostPage(
    `${bar}<backoffice-shell ${attributes}></backoffice-shell>${SCRIPT}`,
    `<meta name="viewport" content="width=device-width">
    <style>body { margin: 0 } backoffice-shell { height: calc(100vh - ${bar ? 40 : 0}px) }</style>`,
  );
  const page = await office.host(markup, context ?? (await signedIn(office, 'ada')));
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  return page;
}

async function openByMouse(page: Page): Promise<void> {
  await button(page).click();
  await group(page, 'Layout').waitFor();
}

/** Waits until the panel has slid in. */
const atRest = (page: Page) =>
  panel(page).evaluate((node) =>
    Promise.allSettled(node.getAnimations().map(({ finished }) => finished)),
  );

/** Reads the current settings from the root node. */
const readSettings = (page: Page) =>
  page
    .locator('backoffice-shell')
    .locator('.root')
    .evaluate((root: HTMLElement) => ({ ...root.dataset }));

/** Returns the text in the group's `aria-describedby`. */
const reason = (page: Page, name: string) =>
  group(page, name).evaluate((node) => {
    const id = node.getAttribute('aria-describedby');
    const text = id && (node.getRootNode() as ShadowRoot).getElementById(id);
    return text ? (text.textContent ?? '') : undefined;
  });

const whereFocusIs = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) return 'nothing';
    const active = activeElement.shadowRoot?.activeElement;
    return active?.closest('dialog') ? 'dialog' : (active ?? activeElement).outerHTML;
  });

const set = (page: Page, name: string, value: string | null) =>
  page.locator('backoffice-shell').evaluate(
    (element, [attribute, text]) => {
      if (text === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, text);
    },
    [name, value] as const,
  );

test('no word of the panel breaks in the middle, in any language and the narrowest shell', async () => {
  const context = await signedIn(office, 'ada', { viewport: { width: 320, height: 740 } });
  const page = await shell(context);
  await button(page).click();
  await panel(page).waitFor();
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const [language, name] of [
      ['en', 'Fluid'],
      ['de', 'Mitscrollend'],
      ['es', 'Desplazable'],
      ['it', 'Scorrevole'],
      ['ru', 'Прокрутка'],
    ] as const) {
      await page.evaluate((code) => {
        document.querySelector('backoffice-shell')?.setAttribute('language', code);
      }, language);
      await panel(page).getByText(name).first().waitFor();
      expect({ width, language, broken: await brokenWords(panel(page)) }).toEqual({
        width,
        language,
        broken: [],
      });
    }
  }
});

/** Returns words that wrap over two lines. */
const brokenWords = (container: Locator) =>
  container.evaluate((node) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of text.nodeValue?.matchAll(/[^\s-]+/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(word);
      }
    }
    return broken;
  });
