import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { refusal } from '../../../support/holdRequests';
import { startDemo } from '../../../support/office';
import { isFocused } from '../../../support/pageHelpers';
import { openWorld } from '../../../support/world';

const office = startDemo();

/** A slow double click: the answer to the first click comes before the second one. */
const SLOWLY = { clickCount: 2, delay: 500 };

/** Counts the requests of a page from now on. The page begins them during the clicks that cause them. */
function countRequests(page: Page, isCounted: (method: string, url: string) => boolean) {
  let count = 0;
  page.on('request', (request) => {
    if (isCounted(request.method(), request.url())) count += 1;
  });
  return async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return count;
  };
}

const isChange = (method: string) => method !== 'GET';

/** High enough for a whole page: it does not scroll between the two clicks. */
const viewport = { width: 1440, height: 2000 };

test.each([
  ['/apppublish', /^Send to review/, / moved to Review\.$/],
  ['/apppublish/appointments-6.1.0', 'Move to Staging', 'Appointments 6.1.0 moved to Staging'],
  ['/develop/webhooks', /^Pause/, 'Webhook paused.'],
])('a double click at %s on %s makes one change', async (path, name, done) => {
  const page = await openWorld(office, 'ada', path, { viewport });
  const sent = countRequests(page, isChange);
  await page.getByRole('button', { name }).first().click(SLOWLY);
  await page.getByText(done).first().waitFor();
  expect(await sent()).toBe(1);
});

test('the second click on Save does not send the form that shows the saved values', async () => {
  const page = await openWorld(office, 'ada', '/site/larkfield-sandbox', { viewport });
  await page.getByRole('textbox', { name: 'Note' }).fill('Saved once.');
  const sent = countRequests(page, isChange);
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await page.getByText('Changes to Larkfield Sandbox saved.').first().waitFor();
  // The second press too comes after the answer, on the button of the form that shows the saved values.
  await save.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await sent()).toBe(1);
  // The saved values are not refused as unchanged.
  expect(await page.getByText('Change the state or the note.').count()).toBe(0);
});

test('a double click on Export saves one file', async () => {
  const page = await openWorld(office, 'ada', '/site');
  await page.getByText('1–9 of 9').waitFor();
  const sent = countRequests(page, (_, url) => url.includes('/api/world/sites'));
  await page.getByRole('button', { name: 'Export' }).dblclick();
  await page.getByText('Exported 9 rows').waitFor();
  expect(await sent()).toBe(1);
});

test('a typed reason of a rollback is kept until it is sent or cancelled', async () => {
  const page = await openWorld(office, 'ada', '/apppublish');
  const published = page.getByRole('region', { name: 'Published', exact: true });
  await published.getByRole('link').first().click();
  const opener = page.getByRole('button', { name: 'Roll back…' });
  await opener.click(SLOWLY);
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await reason.fill('Reminders went out');
  await page.keyboard.press('Escape');
  expect(await reason.inputValue()).toBe('Reminders went out');
  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.locator('.area-back').getByRole('link', { name: 'Releases' }).click();
  await published.getByRole('link').first().click();
  await expect.poll(() => reason.inputValue()).toBe('Reminders went out');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => isFocused(opener)).toBe(true);
  await opener.press('Enter');
  expect(await reason.inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await reason.waitFor({ state: 'detached' });
});

test('a rollback that is sent again shows no error of the first attempt', async () => {
  const page = await openWorld(office, 'ada', '/apppublish/permit-counter-5.2.1');
  await page.getByRole('button', { name: 'Roll back…' }).click();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  const send = page.getByRole('button', { name: 'Roll back to 5.2.0' });
  await reason.fill('No.');
  await send.click();
  const problem = page.getByText('Enter at least 10 characters.');
  await problem.waitFor();
  await page.route('**/rollback', (route) => route.fulfill(refusal('The server is closed.')));
  await reason.fill('Reminders went out twice.');
  await send.click();
  await page.getByText('The server is closed.').waitFor();
  expect(await problem.count()).toBe(0);
  expect(await reason.getAttribute('aria-invalid')).toBe(null);
});
