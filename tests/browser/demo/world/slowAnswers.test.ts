import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdRequests } from '../../../support/holdRequests';
import { startDemo } from '../../../support/office';
import { enter, isFocused, logOut, signInButton } from '../../../support/pageHelpers';
import { changes, homeShown, openWorld } from '../../../support/world';

const office = startDemo();

test('fields of an answer cannot be changed while it is sent, and keep the focus', async () => {
  const page = await openWorld(office, 'chen', '/support/1181');
  const frame = page.frameLocator('backoffice-shell iframe');
  const answer = frame.getByRole('textbox', { name: 'Reply' });
  await answer.fill('It comes with 1.4.4.');
  const release = await holdRequests(page, '**/api/world/tickets/1181/messages');
  await answer.evaluate((field: HTMLTextAreaElement) => field.form?.requestSubmit());
  await expect.poll(() => answer.isEditable()).toBe(false);
  expect(await isFocused(answer)).toBe(true);
  await page.keyboard.type(' And more.');
  release();
  await page.getByText('Reply to ticket 1181 sent.').waitFor();
  const talk = frame.getByRole('list', { name: 'Conversation' }).getByRole('listitem');
  await expect.poll(() => talk.last().innerText()).toContain('It comes with 1.4.4.');
  await expect.poll(() => answer.isEditable()).toBe(true);
  expect(changes(office).at(-1)?.body).toMatchObject({ text: 'It comes with 1.4.4.' });
});

test('a choice cannot be changed while its form is sent, so a sent reply is no draft again', async () => {
  const page = await openWorld(office, 'chen', '/support/1184');
  const frame = page.frameLocator('backoffice-shell iframe');
  const answer = frame.getByRole('textbox', { name: 'Reply' });
  const state = frame.locator('select[name="state"]').first();
  await answer.fill('It is renewed.');
  const release = await holdRequests(page, '**/api/world/tickets/1184/messages');
  await frame.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(() => answer.isEditable()).toBe(false);
  await state.focus();
  await page.keyboard.press('ArrowUp');
  release();
  await page.getByText('Reply to ticket 1184 sent.').waitFor();
  await frame.getByRole('listitem').getByText('It is renewed.').waitFor();
  expect(await answer.inputValue()).toBe('');
});

test('a field can be changed again after its form was refused', async () => {
  const page = await openWorld(office, 'ada', '/site/larkfield-sandbox');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('x'.repeat(3000));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('.area-wrong').filter({ visible: true }).first().waitFor();
  await expect.poll(() => note.isEditable()).toBe(true);
});

test('notes that are typed while others are saved stay in the field', async () => {
  const page = await openWorld(office, 'ben', '/apppublish/outage-map-2.7.0');
  const notes = page.getByRole('textbox', { name: 'Release notes' });
  await notes.fill('One.');
  const release = await holdRequests(page, '**/api/world/releases/*/notes');
  await page.getByRole('button', { name: 'Save notes' }).click();
  await notes.fill('One. Two.');
  release();
  await page.getByText('Notes saved').waitFor();
  expect(await notes.inputValue()).toBe('One. Two.');
  await page.getByRole('button', { name: 'Save notes', disabled: false }).click();
  await expect.poll(() => changes(office).at(-1)?.body).toMatchObject({ notes: 'One. Two.' });
});

test('an answer about an authenticator app that arrives after a logout is not shown', async () => {
  office.expectProblem(/401/);
  const page = await enter(office, 'ben', '/#/profile');
  const release = await holdRequests(page, '**/api/account/factor');
  const asked = page.waitForRequest('**/api/account/factor');
  await page.getByRole('button', { name: 'Show sign-in methods' }).click();
  await asked;
  await logOut(page);
  await signInButton(page).waitFor();
  release();
  const app = page.locator('[data-part="app"]');
  // A later request has its answer.
  await page.evaluate(() => fetch('/api/account/factor').catch(() => undefined));
  expect(await app.innerHTML()).toBe('');
});

test.each([
  ['/site', '**/api/world/sites*', '1–9 of 9'],
  ['/site/larkfield-sandbox', '**/api/world/sites/*', 'Recent activity'],
  ['/apppublish', '**/api/world/releases', 'Outage Map 2.7.0'],
])(
  '%s says after 10 seconds that it takes long, and offers to try again',
  async (path, url, loaded) => {
    const page = await openWorld(office, 'ada', '/');
    await homeShown(page);
    await page.clock.install();
    const asked = page.waitForRequest(url);
    const release = await holdRequests(page, url);
    await page.evaluate((wanted) => {
      location.hash = wanted;
    }, path);
    await asked;
    const line = page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' });
    await page.clock.runFor(9_000);
    expect(await line.count()).toBe(0);
    await page.clock.runFor(1_500);
    await line.waitFor();
    // The message is not paler, as a list is that loads.
    expect(await page.locator('[aria-busy]').filter({ has: line }).count()).toBe(0);
    const again = page.waitForRequest(url);
    await page.getByRole('button', { name: 'Try again' }).click();
    await again;
    await line.waitFor({ state: 'detached' });
    release();
    await page.getByText(loaded).first().waitFor();
    await page.clock.runFor(11_000);
    expect(await line.count()).toBe(0);
  },
);

test.each([
  ['/site', '**/api/world/sites*', '1–9 of 9', 'null'],
  ['/site', '**/api/world/sites*', '1–9 of 9', '{ "rows": 7 }'],
  ['/site/larkfield-sandbox', '**/api/world/sites/*', 'Recent activity', 'null'],
  ['/apppublish', '**/api/world/releases', 'Outage Map 2.7.0', 'null'],
  ['/apppublish', '**/api/world/releases', 'Outage Map 2.7.0', '{ "releases": 7 }'],
  ['/apppublish/outage-map-2.7.0', '**/api/world/releases/*', 'History', '{}'],
])(
  '%s says that it failed when the data of %s is malformed (%#)',
  async (path, url, loaded, data) => {
    const page = await openWorld(office, 'ada', '/');
    await homeShown(page);
    const body = `{ "Code": 0, "Message": "", "Data": ${data} }`;
    await page.route(url, (route) => route.fulfill({ contentType: 'application/json', body }));
    await page.evaluate((wanted) => {
      location.hash = wanted;
    }, path);
    const problem = page.getByRole('alert').filter({ hasText: 'Something went wrong.' });
    await problem.waitFor();
    expect(await problem.innerText()).not.toMatch(/undefined|null|destructure|function/);
    await page.unroute(url);
    await problem.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(loaded).first().waitFor();
  },
);

/** Holds the first request for the tasks, which then fails; later ones are answered. */
async function failFirstWork(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let count = 0;
  await page.route('**/api/world/work', async (route) => {
    count += 1;
    if (count > 1) return route.continue();
    await released;
    return route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' });
  });
  return release;
}

test('tasks that were loaded again stay when the first request fails at last', async () => {
  office.expectProblem(/502/);
  const page = await openWorld(office, 'ada', '/site');
  await page.getByText('1–9 of 9').waitFor();
  await page.clock.install();
  const release = await failFirstWork(page);
  const asked = page.waitForRequest('**/api/world/work');
  await page.evaluate(() => {
    location.hash = '/workspace';
  });
  await asked;
  await page.clock.runFor(10_500);
  await page.locator('[data-part="work"]').getByRole('button', { name: 'Try again' }).click();
  const task = page.getByRole('link', { name: /^Berth Planner on Tideline/ });
  await task.waitFor();
  const failed = page.waitForResponse('**/api/world/work');
  release();
  await failed;
  await page.evaluate(() => fetch('/menus/apps.json'));
  expect(await task.isVisible()).toBe(true);
});

test('tasks that arrive after a logout are not shown', async () => {
  const page = await openWorld(office, 'ada', '/site');
  await page.getByText('1–9 of 9').waitFor();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answered = new Promise<void>((resolve) =>
    page.route('**/api/world/work', async (route) => {
      const response = await route.fetch();
      resolve();
      await released;
      await route.fulfill({ response });
    }),
  );
  await page.evaluate(() => {
    location.hash = '/workspace';
  });
  await answered;
  await logOut(page);
  await signInButton(page).waitFor();
  const received = page.waitForResponse('**/api/world/work');
  release();
  await (await received).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.locator('[data-part="work"]').innerHTML()).toBe('');
});

test('an error of a proxy is shown in plain words', async () => {
  office.expectProblem(/502/);
  const page = await openWorld(office, 'ada', '/admin/accounts/chen');
  await page.route('**/users/chen/reset', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await page.getByRole('button', { name: 'Send password reset' }).click();
  await page.getByText('The server failed. Please try again.').waitFor();
});
