import { expect, test } from 'vitest';
import { startDemo } from '../../support/office';
import { enter } from '../../support/pageHelpers';
import { piecesOf } from '../../support/shellAlone';
import { signedIn } from '../../support/signedIn';

const office = startDemo();

test('the demo strip signs in as Ada, can be closed, and stores the choice of the menu', async () => {
  const page = await office.open('/');
  const { menu } = piecesOf(page);
  await page.getByRole('button', { name: 'Ada (admin)' }).click();
  await menu.getByRole('link', { name: 'Workspace' }).waitFor();
  const strip = page.getByRole('complementary', { name: 'About this demo' });
  await strip.waitFor({ state: 'hidden' });
  const openTools = async () => {
    await page.getByRole('button', { name: 'Demo', exact: true }).click();
    await page.getByRole('button', { name: 'Demo tools' }).click();
  };
  await openTools();
  const choice = page.getByRole('combobox', { name: 'Menu' });
  await choice.selectOption('Demonstration');
  await menu.getByRole('link', { name: 'Calendar' }).click();
  await page.getByRole('heading', { name: 'Sample page' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Sample page' }).waitFor();
  await openTools();
  expect(await choice.inputValue()).toBe('demonstration');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Use the product menu' }).click();
  await menu.getByRole('link', { name: 'Workspace' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('the demo dates its notifications, finds its records and follows the theme of the portal', async () => {
  const page = await enter(office, 'ada');
  await page.getByRole('button', { name: 'Notifications' }).click();
  const latest = page.getByRole('link', { name: /Tideline Shipping replied to ticket 1187/ });
  await latest.waitFor();
  expect(await latest.getAttribute('href')).toBe('#/support/1187');
  const { times, groups, theme } = await page.evaluate(async () => {
    const shell = document.querySelector('backoffice-shell') as unknown as HTMLElement & {
      notifications: { time: Date }[];
      searchProvider(query: string, signal: AbortSignal): Promise<{ group: string }[]>;
    };
    const { signal } = new AbortController();
    const found = await Promise.all(
      ['tideline', '1187', 'lindholm'].map((query) => shell.searchProvider(query, signal)),
    );
    document.querySelector<HTMLElement>('[data-theme-toggle]')?.click();
    return {
      times: shell.notifications.map(({ time }) => time.getTime()),
      groups: found.map((results) => [...new Set(results.map(({ group }) => group))]),
      theme: document.documentElement.dataset.theme,
    };
  });
  expect(times.every((time) => time < Date.now())).toBe(true);
  expect(groups).toEqual([['Sites', 'Applications', 'Tickets'], ['Tickets'], ['People']]);
  expect(theme).toBe('dark');
  await page.locator('backoffice-shell [data-theme="dark"]').first().waitFor({ state: 'attached' });
});

test('the demonstration menu links to every template route of the specification', async () => {
  const page = await enter(office, 'ada');
  const { links, longest, badges } = await page.evaluate(async () => {
    type Item = { link?: string; badge?: object; subItems?: Item[] };
    const flat = (items: Item[]): Item[] =>
      items.flatMap((item) => [item, ...flat(item.subItems ?? [])]);
    const all = flat(await (await fetch('/menus/demonstration.json')).json());
    return {
      links: all.flatMap(({ link }) => link ?? []),
      longest: Math.max(...all.map(({ subItems }) => subItems?.length ?? 0)),
      badges: all.filter(({ badge }) => badge).length,
    };
  });
  for (const route of ['dashboard', 'calendar', 'chat', 'filemanager', 'maps/leaflet']) {
    expect(links).toContain(`/${route}`);
  }
  const folders =
    'dashboards ui email ecommerce crypto projects tasks contacts blog jobs form tables charts icons invoices pages';
  for (const folder of folders.split(' ')) {
    expect(links.filter((link) => link.startsWith(`/${folder}/`))).not.toEqual([]);
  }
  expect(longest).toBeGreaterThan(11);
  expect(badges).toBeGreaterThan(3);
});

test('the demo strip changes the account while somebody is signed in', async () => {
  const page = await office.open('/#/site', await signedIn(office, 'ada'));
  await page.getByRole('button', { name: 'Demo', exact: true }).click();
  const strip = page.getByRole('complementary', { name: 'About this demo' });
  await strip.getByRole('button', { name: /^Ben/ }).click();
  await expect
    .poll(() => page.evaluate(`document.querySelector('backoffice-shell').user?.UserId`))
    .toBe('ben');
  await strip.waitFor({ state: 'hidden' });
});
