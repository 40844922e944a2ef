import { expect, test } from 'vitest';
import { messages, openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';
import { hashOf } from '../../support/pageHelpers';

const office = startOffice();

test('does not mount an area that is left while it loads, and does not navigate back', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: () => new Promise((arrive) => {
      window.arrive = () => arrive({ mount(container, area) {
        say('mounted', container.isConnected);
        area.navigate('list');
      } });
      if (window.visited) window.arrive();
      window.visited = true;
    }) } }`,
  );
  await page.getByRole('status').getByText('Site').waitFor({ state: 'attached' });
  await openArea(page, 'Support');
  await page.getByText('Nothing here yet').waitFor();
  await page.evaluate(() => (window as unknown as { arrive(): void }).arrive());
  expect(hashOf(page)).toBe('#/support');
  await openArea(page, 'Site');
  await expect.poll(() => hashOf(page)).toBe('#/site/list');
  expect(await messages(page)).toEqual(['mounted true']);
});

test('an area that was left can no longer navigate, show messages or save', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ mount(container, area) {
      area.draft.set('note', 'kept');
      area.draft.set('saved', 'by a save that ends late');
      window.late = () => {
        area.notify({ kind: 'info', text: 'Too late' });
        area.setTitle('Too late');
        area.setBadge('Too late');
        area.setDirty(true);
        area.draft.set('note', 'too late');
        area.draft.set('other', 'too late');
        area.draft.delete('saved');
        area.navigate('list');
        return JSON.stringify({ ...sessionStorage });
      };
      container.textContent = 'Here';
    } }) } }`,
  );
  await page.getByText('Here').waitFor();
  await openArea(page, 'Support');
  await page.getByText('Nothing here yet').waitFor();
  const kept = await page.evaluate(() => (window as unknown as { late(): string }).late());
  expect(kept).toMatch(/note.{1,10}kept/);
  expect(kept).not.toContain('too late');
  expect(kept).not.toContain('saved');
  expect(hashOf(page)).toBe('#/support');
  // Unsaved work would ask first.
  await openArea(page, 'Develop');
  await expect.poll(() => page.title()).toBe('Develop · Northgate');
  expect(await page.getByText('Too late').count()).toBe(0);
});
