import { describe, expect, test } from 'vitest';
import { startDevelopment, startExample } from '../support/examples/example';
import { seeServerContent, walkThrough } from '../support/examples/journey';
import { startBrowser } from '../support/examples/watchedPage';

const example = startExample('react-router', { changesHost: true });
const open = startBrowser(example);

test('React Router: staff sign in, open an area, reload and log out', async () => {
  await walkThrough(await open());
});

test('React Router: content from the server is visible in an area, after a reload too', async () => {
  const response = await fetch(example.url);
  expect(await response.text()).toContain('<title>Harbour');
  await seeServerContent(await open());
});

describe('in development', () => {
  startDevelopment(example);

  test('React Router: staff sign in, open an area, reload and log out', async () => {
    await walkThrough(await open(example.developmentUrl));
  });
});
