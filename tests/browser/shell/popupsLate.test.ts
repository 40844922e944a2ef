import { expect, test } from 'vitest';
import { holdRequests } from '../../support/holdRequests';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { isFocused, storedRecord } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

const PARTS = {
  'User menu': { part: 'UserMenuPopup', role: 'menu' },
  Settings: { part: 'SettingsPanel', role: 'region' },
  'Keyboard shortcuts': { part: 'Shortcuts', role: 'dialog' },
} as const;
const names = Object.keys(PARTS) as (keyof typeof PARTS)[];

/** Opens a shell beside a field and a frame with a field; the code of one part is held back. */
async function openSlow(name: keyof typeof PARTS) {
  const { part, role } = PARTS[name];
  const chunk = new RegExp(`/dist/chunks/${part}-[^/]*\\.js$`);
  const context = await signedIn(office, 'ada');
  const release = await holdRequests(context, chunk);
  const page = await office.host(
    hostPage(
      `<label>Note <input></label><iframe srcdoc="<label>Framed <input></label>"></iframe>
      <backoffice-shell></backoffice-shell>${SCRIPT}`,
    ),
    context,
  );
  const button = page.getByRole('button', { name, exact: true });
  await page.getByRole('button', { name: 'User menu' }).waitFor();
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  return {
    page,
    note: page.getByLabel('Note'),
    framed: page.frameLocator('iframe').getByLabel('Framed'),
    opened: page.getByRole(role, name === 'User menu' ? {} : { name, exact: true }),
    /** Opens the part with its button or its key. */
    async open() {
      if (part === 'Shortcuts') await page.keyboard.press('?');
      else await button.click();
    },
    /** Delivers the code. */
    async deliver() {
      const arrived = page.waitForResponse(chunk);
      release();
      await (await arrived).finished();
      // The browser runs the code, and React renders it.
      // A string, since Vitest rewrites imports.
      await page.evaluate(`(async () => {
        const entries = performance.getEntriesByType('resource');
        await import(entries.find(({ name }) => name.includes('/chunks/${part}-')).name);
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      })()`);
    },
  };
}

for (const name of names) {
  test(`${name}: does not open late over a field in which the user types meanwhile`, async () => {
    const { page, note, opened, open, deliver } = await openSlow(name);
    await open();
    await note.click();
    await page.keyboard.type('Log');
    await deliver();
    await page.keyboard.type(' out');
    await page.keyboard.press('Enter');
    expect(await note.inputValue()).toBe('Log out');
    expect(await isFocused(note)).toBe(true);
    expect(await opened.count()).toBe(0);
    expect(await storedRecord(page)).toBeTruthy();
    await note.blur();
    await open();
    await opened.waitFor();
  });

  test(`${name}: Escape cancels it while it loads`, async () => {
    const { page, opened, open, deliver } = await openSlow(name);
    await open();
    await page.keyboard.press('Escape');
    await deliver();
    expect(await opened.count()).toBe(0);
    await open();
    await opened.waitFor();
  });

  test(`${name}: opens late if the user has waited`, async () => {
    const { opened, open, deliver } = await openSlow(name);
    await open();
    await deliver();
    await opened.waitFor();
  });
}

test('a menu does not open late while the user types in a frame', async () => {
  const { page, framed, opened, open, deliver } = await openSlow('User menu');
  await open();
  await framed.click();
  await page.keyboard.type('Log');
  await deliver();
  await page.keyboard.type(' out');
  expect(await framed.inputValue()).toBe('Log out');
  expect(await opened.count()).toBe(0);
});

test('settings chosen in the search open over the field to which the focus returns', async () => {
  const { page, note, opened, deliver } = await openSlow('Settings');
  await note.click();
  await page.getByRole('button', { name: 'Search' }).dispatchEvent('click');
  await page.getByRole('combobox', { name: 'Search' }).fill('Settings');
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(note)).toBe(true);
  await deliver();
  await opened.waitFor();
});

test('a settings panel that does not load leaves the focus in the field of the user', async () => {
  office.expectProblem(/ERR_FAILED|Failed to fetch dynamically imported/);
  const context = await signedIn(office, 'ada');
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await context.route(/SettingsPanel-[^/]*\.js$/, async (route) => {
    await failing;
    await route.abort();
  });
  const page = await office.host(
    hostPage(`<label>Note <input></label><backoffice-shell></backoffice-shell>${SCRIPT}`),
    context,
  );
  const button = page.getByRole('button', { name: 'Settings', exact: true });
  await button.click();
  const note = page.getByLabel('Note');
  await note.click();
  fail();
  await page.getByRole('alert').filter({ hasText: 'Loading failed.' }).waitFor();
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  expect(await isFocused(note)).toBe(true);
});
