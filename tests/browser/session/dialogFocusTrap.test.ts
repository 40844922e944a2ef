import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { PASSWORDS, signIn, startOffice } from '../../support/office';
import { focusedName, hashOf, userMenu } from '../../support/pageHelpers';

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const office = startOffice({ folders: { '/modules/': modules } });

beforeEach(() => office.expectProblem(/the server responded with a status of 401/));

const script = (path: string) => `<script src="/modules/${path}"></script>`;

/** A shell with an area in a focus trap: it cancels clicks and Tab everywhere outside, as modal drawers of pages do. */
const PAGE = hostPage(`<backoffice-shell session-expired="dialog"></backoffice-shell>${SCRIPT}
  ${script('tabbable/dist/index.umd.min.js')}${script('focus-trap/dist/focus-trap.umd.min.js')}
  <script>
    document.querySelector('backoffice-shell').areas = { site: { load: async () => ({
      mount(container, area) {
        container.innerHTML = '<div><label>Note <input></label><button>Save</button></div>';
        focusTrap.createFocusTrap(container.firstChild, { escapeDeactivates: false }).activate();
        area.setDirty(true);
      },
    }) } };
  </script>`);

async function atWork(): Promise<Page> {
  const page = await office.host(PAGE);
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  await page.evaluate(`document.querySelector('backoffice-shell').navigate('/site')`);
  await page.getByRole('textbox', { name: 'Note' }).fill('typed');
  return page;
}

test('the dialog of an ended session works beside a focus trap of the page', async () => {
  const page = await atWork();
  await office.server.db.deleteFrom('tokens').execute();
  await page.evaluate(`
    document.querySelector('backoffice-shell').request('/api/probe')
      .then(() => { window.answered = true; });
    undefined;
  `);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.waitFor();
  await page.getByLabel('Password', { exact: true }).click();
  await page.keyboard.type(PASSWORDS.ada);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect
    .poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type'))
    .toBe('text');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toBe('Sign in');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate('window.answered')).toBe(true);
  expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('typed');
});

test('the question about unsaved work can be answered beside a focus trap of the page', async () => {
  const page = await atWork();
  await page.evaluate(`document.querySelector('backoffice-shell').navigate('/support')`);
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(hashOf(page)).toBe('#/site');
  // Outside of the dialog the trap works as before.
  await page.getByRole('navigation').getByRole('link', { name: 'Support' }).click();
  expect(hashOf(page)).toBe('#/site');
  await page.evaluate(`document.querySelector('backoffice-shell').navigate('/support')`);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/support');
});
