import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { entries, pickersReady } from '../../support/pickers';
import { tool } from '../../support/topBar';

const office = startOffice();

/** What old scripts do: every object has these, and `for…in` names them. */
const ADDED = `<script>
  Object.prototype.extend = function () {};
  Object.prototype.version = '1';
</script>`;

const PICKERS = `<form>
  <backoffice-date-picker name="day" label="Day" value="2026-07-14"></backoffice-date-picker>
  <backoffice-time-picker name="at" label="At"></backoffice-time-picker>
</form>`;

for (const [file, script] of [
  ['the loader', SCRIPT],
  ['the standalone file', '<script src="/dist/backoffice.standalone.js"></script>'],
] as const) {
  test(`with ${file}, users pick day and time on a page that adds properties to all objects`, async () => {
    const page = await office.host(hostPage(PICKERS + script, ADDED));
    await pickersReady(page);
    await page.getByRole('button', { name: 'Choose date' }).click();
    await page.locator('[data-day="2026-07-20"] button').click();
    await page.getByRole('button', { name: 'Choose time' }).click();
    await page.getByRole('spinbutton', { name: 'Hour' }).press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => entries(page))
      .toMatchObject({ day: '2026-07-20', at: expect.stringContaining(':') });
  });

  test(`with ${file}, staff sign in and change the language on a page that adds properties to all objects`, async () => {
    const page = await office.host(
      hostPage(`<backoffice-shell></backoffice-shell>${script}`, ADDED),
    );
    await signIn(page, 'ben');
    await tool(page, 'Language').click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await tool(page, 'Sprache').waitFor();
    const cookies = async () =>
      (await page.context().cookies()).filter(({ name }) => name === 'lang');
    await expect.poll(cookies).toMatchObject([{ value: 'de' }]);
  });
}
