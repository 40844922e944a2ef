import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../../../support/axe';
import { startDemo } from '../../../support/office';
import { styleOf } from '../../../support/shellAlone';
import { signedIn } from '../../../support/signedIn';
import { ADMIN_SCREENS, openWorld, SCREENS, showScreen } from '../../../support/world';

const office = startDemo();

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
  const [one, nine] = await endsOf(list.getByText('1–9 of 9'));
  expect(nine).toBeGreaterThan(one);
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

test('in a shell with a right-to-left language, the areas are mirrored and their English is not', async () => {
  const context = await signedIn(office, 'ada');
  await context.route('**/arabic/assets/i18n/ar.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{ "menu.site": "المواقع" }' }),
  );
  await context.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const attributes = 'assets-base="/arabic/" languages="ar en" language="ar"';
      const body = (await response.text()).replace('<backoffice-shell', `$& ${attributes}`);
      await route.fulfill({ response, body });
    },
  );
  const page = await office.open('/', context);
  // The time of work is in the language of the shell, in a section of the page as well.
  await page
    .locator('.home .work time', { hasText: /\p{Script=Arabic}/u })
    .first()
    .waitFor();
  const inOrder = async (text: Locator) => {
    const [first, last] = await endsOf(text);
    expect(last).toBeGreaterThan(first);
  };
  const application = await showScreen(
    page,
    '/application/tideline-production-berth-planner',
    'View as table',
  );
  await inOrder(application.getByRole('link', { name: /When will .+\?$/ }));
  const back = application.getByRole('link', { name: 'All applications' });
  expect(await back.evaluate((link) => getComputedStyle(link, '::before').content)).toContain('→');
  expect(await styleOf(application.getByLabel('Note'), 'unicode-bidi')).toBe('plaintext');
  await showScreen(page, '/develop', 'Nightly status board');
  await inOrder(page.locator('.area td code').first());
  const log = await showScreen(page, '/develop/webhooks/1', '82 ms');
  await inOrder(log.getByText('82 ms'));
});

/** Returns where the first and the last letter of a text are on the page, from the left. */
const endsOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const text = element.textContent ?? '';
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    const leftOf = (node: Text | undefined, at: number) => {
      if (!node) throw new Error(`No text in ${text}`);
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    const end = nodes.at(-1);
    return [leftOf(nodes[0], 0), leftOf(end, (end?.length ?? 1) - 1)] as const;
  });
