import { expect, test } from 'vitest';
import { axe } from '../../../support/axe';
import { startOffice } from '../../../support/office';
import { openWorld } from '../../../support/world';

const office = startOffice();

/** Every screen and its text once its rows are loaded. */
const SCREENS = {
  '/workspace': /^1–25 of 10,/,
  '/site': '1–9 of 9',
  '/site/larkfield-sandbox': 'Recent activity',
  '/application': '1–23 of 23',
  '/application/tideline-production-berth-planner': 'As a table',
  '/develop': 'Nightly status board',
  '/develop/webhooks': 'https://desk.osterby.example/tickets',
  '/apppublish': 'Rolled back',
  '/apppublish/berth-planner-4.2.0': 'Release notes',
  '/support': /^1–25 of /,
  '/support/1187': 'Harbour Master Iversen',
};
const ADMIN = {
  '/admin': '1–25 of 41',
  '/admin/accounts/chen': 'Last seen',
  '/admin/roles': 'App Publish',
  '/admin/audit': /^1–25 of 10,/,
};

for (const [who, screens, themes] of [
  ['ada', { ...SCREENS, ...ADMIN }, ['light', 'dark']],
  ['ben', SCREENS, ['dark']],
  ['chen', SCREENS, ['light']],
] as const) {
  test(`axe finds no violations on any screen of the demo world, as ${who}`, {
    timeout: 180_000,
  }, async () => {
    const page = await openWorld(office, who, '/');
    const problems: string[] = [];
    for (const [path, text] of Object.entries(screens)) {
      await page.evaluate((wanted) => {
        location.hash = `#${wanted}`;
      }, path);
      const support = path.startsWith('/support');
      const root = support
        ? page.frameLocator('backoffice-shell iframe')
        : page.locator('backoffice-shell');
      await root.getByText(text).filter({ visible: true }).first().waitFor();
      for (const theme of themes) {
        await page.evaluate(
          (wanted) => document.querySelector('backoffice-shell')?.setAttribute('theme', wanted),
          theme,
        );
        if (support) await root.locator(`html[data-theme="${theme}"]`).waitFor();
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
  for (const [path, text] of Object.entries({ '/': 'Needs attention', ...SCREENS, ...ADMIN })) {
    await page.evaluate((wanted) => {
      location.hash = `#${wanted}`;
    }, path);
    const root = path.startsWith('/support')
      ? page.frameLocator('backoffice-shell iframe')
      : page.locator('backoffice-shell');
    await root.getByText(text).filter({ visible: true }).first().waitFor();
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
