import { expect, test } from 'vitest';
import { axe } from '../../../support/axe';
import { startOffice } from '../../../support/office';
import { signedIn } from '../../../support/signedIn';
import { ADMIN_SCREENS, openWorld, SCREENS, showScreen } from '../../../support/world';

const office = startOffice();

for (const [who, screens, themes] of [
  ['ada', { ...SCREENS, ...ADMIN_SCREENS }, ['light', 'dark']],
  ['ben', SCREENS, ['dark']],
  ['chen', SCREENS, ['light']],
] as const) {
  test(`axe finds no violations on any screen of the demo world, as ${who}`, {
    timeout: 180_000,
  }, async () => {
    const page = await openWorld(office, who, '/');
    const problems: string[] = [];
    for (const [path, text] of Object.entries(screens)) {
      const root = await showScreen(page, path, text);
      for (const theme of themes) {
        await page.evaluate(
          (wanted) => document.querySelector('backoffice-shell')?.setAttribute('theme', wanted),
          theme,
        );
        if (path.startsWith('/support'))
          await root.locator(`html[data-theme="${theme}"]`).waitFor();
        for (const problem of await axe(page)) problems.push(`${path} in ${theme}: ${problem}`);
      }
    }
    expect(problems).toEqual([]);
  });
}

/** Width, theme and forced colors of each visit; 1440 px is above. */
const VISITS = [
  [768, 'light', 'none'],
  [390, 'light', 'active'],
  [320, 'dark', 'none'],
] as const;

test('no screen scrolls sideways or has a violation at 768, 390 and 320 px, dark or in forced colors', {
  timeout: 180_000,
}, async () => {
  const page = await openWorld(office, 'ada', '/');
  const problems: string[] = [];
  for (const [path, text] of Object.entries({
    '/': 'Needs attention',
    ...SCREENS,
    ...ADMIN_SCREENS,
  })) {
    const root = await showScreen(page, path, text);
    for (const [width, theme, forcedColors] of VISITS) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ forcedColors });
      await page.evaluate(
        (wanted) => document.querySelector('backoffice-shell')?.setAttribute('theme', wanted),
        theme,
      );
      if (path.startsWith('/support')) await root.locator(`html[data-theme="${theme}"]`).waitFor();
      const place = `${path} at ${width} px`;
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (sideways > 0) problems.push(`${place} is ${sideways} px too wide`);
      // axe reads the fill color of text, which forced colors leave as it was.
      const found = (await axe(page)).filter(
        (one) => forcedColors === 'none' || !one.startsWith('color-contrast'),
      );
      problems.push(...found.map((one) => `${place}: ${one}`));
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'none' });
  }
  expect(problems).toEqual([]);
});

test('on a right-to-left page, the areas are mirrored and their English is not', async () => {
  const context = await signedIn(office, 'ada');
  await context.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<html', '<html dir="rtl"');
      await route.fulfill({ response, body });
    },
  );
  const page = await office.open('/', context);
  const list = await showScreen(page, '/site', '1–9 of 9');
  const dash = await list.getByText('1–9 of 9').evaluate((count) => {
    const text = count.firstChild as Text;
    return [0, text.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(dash[1]).toBeGreaterThan(dash[0] as number);
  // A time in a block of its own, which is no cell.
  await showScreen(page, '/site/larkfield-sandbox', 'Recent activity');
  expect(
    await page
      .locator('.area time')
      .first()
      .evaluate((time) => getComputedStyle(time).unicodeBidi),
  ).toBe('plaintext');
  const tickets = await showScreen(page, '/support', /^1–25 of /);
  await tickets.locator('html[dir="rtl"]').waitFor();
});
