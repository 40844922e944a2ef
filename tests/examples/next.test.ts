import { describe, expect, test } from 'vitest';
import { startDevelopment, startExample } from '../support/examples/example';
import { seeServerContent, walkThrough } from '../support/examples/journey';
import { startBrowser, type WatchedPage } from '../support/examples/watchedPage';
import { signIn } from '../support/office';

const example = startExample('next', { changesHost: true });
const open = startBrowser(example);

test('Next: staff sign in, open an area, reload and log out', async () => {
  await walkThrough(await open());
});

test('Next: content from the server is visible in an area, after a reload too', async () => {
  const response = await fetch(example.url);
  expect(await response.text()).toContain('open orders');
  await seeServerContent(await open());
});

test('Next: an area opens whose module the browser imports from public/', async () => {
  await openNotices(await open());
});

describe('in development', () => {
  startDevelopment(example);

  test('Next: staff sign in, open an area, reload and log out', async () => {
    await walkThrough(await open(example.developmentUrl));
  });

  test('Next: an area opens whose module the browser imports from public/', async () => {
    await openNotices(await open(example.developmentUrl));
  });
});

async function openNotices({ page, problems }: WatchedPage): Promise<void> {
  await signIn(page, 'ada');
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).first().click();
  await page.getByRole('heading', { name: 'Notices' }).waitFor();
  expect(await problems()).toEqual([]);
}
