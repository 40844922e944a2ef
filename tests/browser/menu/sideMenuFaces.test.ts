import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { hostPage, SCRIPT } from '../../support/markup';
import { openMenuPage, setMenu } from '../../support/menuPage';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();
const IMAGE = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>`;

test('an entry shows its translated label, its badge, its icon or image, another image on hover and focus, and its subitems', async () => {
  office.expectProblem(/404/);
  const context = await signedIn(office, 'ada');
  await context.route('**/*.image.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: IMAGE('green') }),
  );
  const menu = [
    { id: 'site', label: 'menu.site', icon: 'chart-pie', link: '/site' },
    { id: 'image', label: 'Image', iconUrl: 'a.image.svg', iconUrl2: 'b.image.svg', link: '/i' },
    { id: 'gone', label: 'Gone', iconUrl: 'gone.svg', link: '/g' },
    { id: 'bad', label: 'Bad', iconUrl: 'javascript:1', iconUrl2: 'b.image.svg', link: '/b' },
    { id: 'mail', label: 'Mail', link: '/m', badge: { variant: 'danger', text: '12345' } },
    { id: 'below', label: 'Below', link: '/below', parentId: 'group' },
    { id: 'group', label: 'Group', subItems: [{ id: 'in', label: 'Inside', link: '/in' }] },
  ];
  const page = await office.host(
    hostPage(`<backoffice-shell><script type="application/json" slot="menu">${JSON.stringify(menu)}</script>
      </backoffice-shell>${SCRIPT}`),
    context,
  );
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  const link = (name: string) => nav.getByRole('link', { name });
  await link('Site').locator('svg path').waitFor({ state: 'attached' });
  expect(await link('Mail 12345').count()).toBe(1);
  await nav.getByRole('button', { name: 'Group' }).click();
  expect(await nav.getByRole('button', { name: 'Group' }).locator('xpath=../ul').innerText()).toBe(
    'Inside\nBelow',
  );

  const images = link('Image').locator('img');
  const shown = () =>
    images.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('src')),
    );
  const address = (name: string) => `${office.server.url}/${name}.image.svg`;
  await expect.poll(shown).toEqual([address('a')]);
  expect(await images.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))).toEqual([
    '',
    '',
  ]);
  await link('Image').hover();
  await expect.poll(shown).toEqual([address('b')]);
  await link('Mail').hover();
  await expect.poll(shown).toEqual([address('a')]);
  await page.keyboard.press('Tab');
  await link('Image').focus();
  await expect.poll(shown).toEqual([address('b')]);
  for (const label of ['Gone', 'Bad']) {
    await expect.poll(() => link(label).locator('.dot').count()).toBe(1);
    expect(await link(label).locator('img').count()).toBe(0);
  }
});

test('finds an icon by its lucide name in any spelling; an unknown one is a dot and one warning', async () => {
  const icons = ['shopping-cart', 'ShoppingCart', 'shoppingCart', 'home', 'axe', 'Axis3d'];
  const unknown = ['bx-home-circle', 'mdi:home', 'constructor', 'bx-home-circle'];
  const menu = [...icons, ...unknown].map((icon, n) => ({
    id: n,
    label: `Entry ${n}`,
    icon,
    link: `/${n}`,
  }));
  const { nav, warnings } = await openMenuPage(office, menu);
  const rows = nav.getByRole('listitem');
  await expect.poll(() => nav.locator('svg').count()).toBe(icons.length);
  await expect.poll(() => warnings.filter((text) => text.includes('is unknown')).length).toBe(3);
  expect(await nav.locator('.dot').count()).toBe(unknown.length);
  const drawing = (row: Locator) => row.locator('path').getAttribute('d');
  expect(await drawing(rows.nth(0))).toBe(await drawing(rows.nth(1)));
  expect(await drawing(rows.nth(0))).toBe(await drawing(rows.nth(2)));
  // The dot reserves the space of an icon, so labels stay aligned.
  const starts = await nav
    .locator('.menu-label')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(new Set(starts).size).toBe(1);
});

test('retries an icon whose file failed to load for the next row, without an unknown-icon warning', async () => {
  office.expectProblem(/ERR_FAILED/);
  const entry = (id: string) => ({ id, label: `Entry ${id}`, icon: 'axe', link: '/site' });
  const { page, nav, warnings } = await openMenuPage(office, [
    { id: 'a', label: 'A', link: '/site' },
  ]);
  const kept: string[] = [];
  // The files of rarely used icons are numbered.
  const files = /\/chunks\/\d+-[^/]+\.js$/;
  await page.route(files, (route) => {
    kept.push(route.request().url());
    return route.abort();
  });
  await setMenu(page, [entry('b')]);
  await expect.poll(() => kept.length).toBe(1);
  await nav.getByRole('link', { name: 'Entry b' }).waitFor();
  expect(await nav.locator('.dot').count()).toBe(1);
  await page.unroute(files);
  await setMenu(page, [entry('c')]);
  await expect.poll(() => nav.locator('svg').count()).toBe(1);
  expect(warnings.filter((text) => text.includes('is unknown'))).toEqual([]);
});

const SETTING_STYLES = [
  'neutral',
  'primary',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
  'light',
  'dark',
  'odd',
];

for (const theme of ['light', 'dark']) {
  test(`badges of every variant are readable in the ${theme} theme, and rows fit any content`, async () => {
    const badges = SETTING_STYLES.map((variant) => ({
      id: variant,
      label: variant,
      link: `/${variant}`,
      badge: { variant, text: '12345' },
    }));
    const long = {
      id: 'long',
      label: 'W'.repeat(200),
      link: '/l',
      badge: { variant: 'info', text: '9'.repeat(90) },
    };
    const { page, nav } = await openMenuPage(office, [...badges, long], {
      attributes: `theme="${theme}"`,
    });
    const colors = () =>
      nav
        .locator('.badge')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    await expect.poll(async () => new Set(await colors()).size).toBe(8);
    const [neutral] = await colors();
    expect((await colors())[SETTING_STYLES.indexOf('odd')]).toBe(neutral);
    expect(await axe(page)).toEqual([]);
    expect(await nav.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
    const heights = await nav
      .locator('.menu-item')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights.slice(0, -1))).toEqual(new Set([38]));
  });
}

test('shows labels in every script unchanged, including braces and JavaScript property names', async () => {
  const labels = [
    'Настройки',
    '应用程序',
    'שלום עולם!',
    'toString',
    '__proto__',
    'Curly {brace}',
    '<b>x</b>',
  ];
  const menu = labels.map((label, n) => ({ id: label, label, link: `/${n}` }));
  const { nav } = await openMenuPage(office, menu);
  await expect.poll(() => nav.getByRole('link').allInnerTexts()).toEqual(labels);
  // All are aligned with their icons and keep their own direction, with the mark at the end.
  const labelled = await nav.locator('.menu-label').evaluateAll((all) =>
    all.map((one) => {
      const text = one.firstChild as Text;
      const xOf = (from: number, to: number) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return range.getBoundingClientRect().x;
      };
      const inLine = xOf(0, text.length) - one.getBoundingClientRect().x < 2;
      const rightToLeft = xOf(text.length - 1, text.length) < xOf(0, 1);
      return { inLine, rightToLeft };
    }),
  );
  expect(labelled).toEqual(
    labels.map((label) => ({ inLine: true, rightToLeft: label === 'שלום עולם!' })),
  );
});
