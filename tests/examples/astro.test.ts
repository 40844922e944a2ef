import { describe, test } from 'vitest';
import { startDevelopment, startExample } from '../support/examples/example';
import { walkThrough } from '../support/examples/journey';
import { startBrowser } from '../support/examples/watchedPage';

const example = startExample('astro');
const open = startBrowser(example);

test('Astro: sign-in, area, reload, logout', async () => {
  await walkThrough(await open());
});

describe('in development', () => {
  startDevelopment(example);

  test('Astro: sign-in, area, reload, logout', async () => {
    await walkThrough(await open(example.developmentUrl));
  });
});
