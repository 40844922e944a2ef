import { describe, expect, test } from 'vitest';
import { startDevelopment, startExample } from '../support/examples/example';
import { seeServerContent, walkThrough } from '../support/examples/journey';
import { startBrowser } from '../support/examples/watchedPage';

const example = startExample('sveltekit');
const open = startBrowser(example);

test('SvelteKit: sign-in, area, reload, log-out', async () => {
  await walkThrough(await open());
});

test('SvelteKit: content from the server is visible in an area, after a reload too', async () => {
  const response = await fetch(example.url);
  expect(await response.text()).toContain('<backoffice-shell');
  await seeServerContent(await open());
});

describe('in development', () => {
  startDevelopment(example);

  test('SvelteKit: sign-in, area, reload, log-out', async () => {
    await walkThrough(await open(example.developmentUrl));
  });
});
