import { expect, test } from 'vitest';
import { openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';
import { hashOf } from '../../support/pageHelpers';

const office = startOffice();

test('a framed page that another one replaces leaves no unsaved changes, commands or title', async () => {
  office.addPage(
    '/inner/',
    `<!doctype html><html lang="en"><title>Inner</title><body><a href="saved.html">Save</a>
    <script type="module">
    import { connectArea } from '/dist/area-frame.js';
    const area = await connectArea();
    area.setDirty(true);
    area.setCommands([{ id: 'close', label: 'Close the ticket', run() {} }]);
    area.setTitle('Ticket 7');
    </script></body></html>`,
  );
  office.addPage(
    '/inner/saved.html',
    '<!doctype html><html lang="en"><title>Saved</title><body>All saved</body></html>',
  );
  const page = await openAreas(office, "{ site: { iframe: '/inner/' } }");
  await expect.poll(() => page.title()).toBe('Ticket 7 · Northgate');
  await page.frameLocator('iframe').getByRole('link', { name: 'Save' }).click();
  await page.frameLocator('iframe').getByText('All saved').waitFor();
  await expect.poll(() => page.title()).toBe('Site · Northgate');
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('ticket');
  await page.getByText('No results').waitFor();
  await page.keyboard.press('Escape');
  // Another path of the area needs the page that the user has left.
  await page.evaluate("location.hash = '#/site/7'");
  await expect.poll(() => page.title()).toBe('Ticket 7 · Northgate');
  await page.frameLocator('iframe').getByRole('link', { name: 'Save' }).click();
  await expect.poll(() => page.title()).toBe('Site · Northgate');
  await openArea(page, 'Support');
  await expect.poll(() => hashOf(page)).toBe('#/support');
  expect(await page.getByRole('dialog', { name: 'Leave without saving?' }).count()).toBe(0);
});

test('Leave replaces the history entry if the navigation that it confirms does', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ mount(container, area) {
      container.textContent = 'Site ready';
      window.area = area;
    } }) } }`,
  );
  await page.getByText('Site ready').waitFor();
  const before = await page.evaluate(() => history.length);
  await page.evaluate('area.setDirty(true)');
  await page.evaluate("area.navigate('/support', { replace: true })");
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/support');
  expect(await page.evaluate(() => history.length)).toBe(before);
});
