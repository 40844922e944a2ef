import { test } from 'vitest';
import { startExample } from '../support/examples/example';
import { walkThrough } from '../support/examples/journey';
import { startBrowser } from '../support/examples/watchedPage';

const example = startExample('angular', { portArguments: (port) => ['--', '--port', port] });
const open = startBrowser(example);

test('Angular: sign-in, area, reload, log-out', async () => {
  await walkThrough(await open());
});
