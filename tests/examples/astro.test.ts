import { describe, test } from 'vitest';
import { startDevelopment, startExample } from '../support/examples/example';
import { walkThrough } from '../support/examples/journey';
import { startBrowser } from '../support/examples/watchedPage';

const example = startExample('astro');
const open = startBrowser(example);

test('Astro: staff sign in, open an area, reload and log out', async () => {
  await walkThrough(await open());
});

describe('in development', () => {
  startDevelopment(example);

  test('Astro: staff sign in, open an area, reload and log out', async () => {
    await walkThrough(await open(example.developmentUrl));
  });
});
