import { describe, test } from 'vitest';
import { startDevelopment, startExample } from '../support/examples/example';
import { walkThrough } from '../support/examples/journey';
import { startBrowser } from '../support/examples/watchedPage';

const example = startExample('vite-react');
const open = startBrowser(example);

test('Vite and React: sign-in, area, reload, log-out', async () => {
  await walkThrough(await open());
});

describe('in development', () => {
  startDevelopment(example);

  test('Vite and React: sign-in, area, reload, log-out', async () => {
    await walkThrough(await open(example.developmentUrl));
  });
});
