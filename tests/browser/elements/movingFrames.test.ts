import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';

const office = startOffice();

/** Opens an area in a frame, with a field whose text is unsaved work. */
async function openFrame(): Promise<Page> {
  office.addPage(
    '/inner/',
    `<!doctype html><html lang="en"><title>Inner</title><p id="shown"></p><input aria-label="Note">
    <script type="module">
    import { connectArea } from '/dist/area-frame.js';
    const area = await connectArea();
    document.querySelector('input').oninput = () => area.setDirty(true);
    document.querySelector('#shown').textContent = 'Connected as ' + area.user.Name;
    </script></html>`,
  );
  const page = await openAreas(office, "{ site: { iframe: '/inner/', requests: true } }");
  await page.evaluate("document.body.insertAdjacentHTML('beforeend', '<div id=there></div>')");
  await shown(page).waitFor();
  return page;
}

const shown = (page: Page) => page.frameLocator('iframe').getByText('Connected as Ada Okafor');
const note = (page: Page) => page.frameLocator('iframe').getByLabel('Note');

const MOVES = {
  'the shell':
    "document.querySelector('#there').append(document.querySelector('backoffice-shell'))",
  'the frame': `{
    const frame = document.querySelector('iframe');
    const place = document.createComment('');
    frame.replaceWith(place);
    place.replaceWith(frame);
  }`,
};

for (const [what, move] of Object.entries(MOVES)) {
  test(`a framed page connects again after ${what} was moved, and its lost work asks nothing`, async () => {
    const page = await openFrame();
    await note(page).fill('Lost by the move');
    await page.evaluate(() => Object.assign(window, { frame: document.querySelector('iframe') }));
    await page.evaluate(move);
    await page.waitForFunction("document.querySelector('iframe') !== window.frame");
    await shown(page).waitFor();
    expect(await note(page).inputValue()).toBe('');
    await openArea(page, 'Support');
    await page.getByText('Nothing here yet').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
}

test('moveBefore() keeps the page of a frame and its unsaved work', async () => {
  const page = await openFrame();
  await note(page).fill('Kept');
  await page.evaluate(
    "document.querySelector('#there').moveBefore(document.querySelector('backoffice-shell'), null)",
  );
  await openArea(page, 'Support');
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  expect(await note(page).inputValue()).toBe('Kept');
});
