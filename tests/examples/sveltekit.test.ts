import { expect, test } from 'vitest';
import { startExample } from '../support/examples/example';
import { walkThrough } from '../support/examples/journey';
import { startBrowser } from '../support/examples/watchedPage';
import { signIn } from '../support/office';

const example = startExample('sveltekit');
const open = startBrowser(example);

test('SvelteKit: sign-in, area, reload, log-out', async () => {
  await walkThrough(await open());
});

test('SvelteKit: what the server streams is visible in an area, before and after a reload', async () => {
  const response = await fetch(example.url);
  expect(await response.text()).toMatch(/<backoffice-shell/);
  const { page, problems } = await open('/#/support');
  await signIn(page, 'ada');
  await page.getByRole('heading', { name: '2 open orders' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: '2 open orders' }).waitFor();
  expect(await problems()).toEqual([]);
});
