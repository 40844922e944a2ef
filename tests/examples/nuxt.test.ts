import { describe, expect, test } from 'vitest';
import { startDevelopment, startExample } from '../support/examples/example';
import { seeServerContent, walkThrough } from '../support/examples/journey';
import { startBrowser } from '../support/examples/watchedPage';

const example = startExample('nuxt', { changesHost: true });
const open = startBrowser(example);

test('Nuxt: staff sign in, open an area, reload and log out', async () => {
  await walkThrough(await open());
});

test('Nuxt: content from the server is visible in an area, after a reload too', async () => {
  const response = await fetch(example.url);
  expect(await response.text()).toContain('2 open orders');
  await seeServerContent(await open());
});

describe('in development', () => {
  startDevelopment(example);

  test('Nuxt: staff sign in, open an area, reload and log out', async () => {
    await walkThrough(await open(example.developmentUrl));
  });
});
