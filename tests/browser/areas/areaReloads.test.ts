import { expect, test } from 'vitest';
import { openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';

const office = startOffice();

test('each of two areas with missing modules reloads the page once, then shows the card immediately', async () => {
  office.expectProblem(/404|Failed to (load|fetch)/);
  const context = await office.context();
  let loaded = 0;
  context.on('request', (request) => {
    if (request.isNavigationRequest()) loaded += 1;
  });
  const areas = `{ site: { module: '/gone/site.js' }, support: { module: '/gone/support.js' } }`;
  const page = await openAreas(office, areas, { context });
  await page.getByText('Couldn’t load Site').waitFor();
  expect(loaded).toBe(2);
  for (const name of ['Support', 'Site', 'Support']) {
    await openArea(page, name);
    await page.getByText(`Couldn’t load ${name}`).waitFor();
    expect(loaded).toBe(3);
  }
});
