import { expect, test } from 'vitest';
import { hostPage } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test('the single file contains the icons of all actions in the search', async () => {
  const context = await signedIn(office, 'ada');
  const told: string[] = [];
  context.on('console', (message) => told.push(message.text()));
  const page = await office.host(
    hostPage(`<backoffice-shell><section slot="site">Sites</section></backoffice-shell>
      <script src="/dist/backoffice.standalone.js"></script>`),
    context,
    '/host-page#/site',
  );
  await page.getByText('Sites').waitFor();
  for (const action of ['Pin', 'Unpin']) {
    await page.keyboard.press('Control+k');
    const option = page.getByRole('option', { name: new RegExp(`^${action} this page`) });
    await option.waitFor();
    // Every icon is a drawing; an unknown one is a dot.
    await expect.poll(() => page.getByRole('option').locator('.dot').count()).toBe(0);
    await option.click();
  }
  expect(told.filter((text) => /icon/.test(text))).toEqual([]);
});
