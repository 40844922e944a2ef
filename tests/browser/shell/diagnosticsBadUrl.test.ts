import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { userMenu } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test('the diagnostics show settings that are no URLs', async () => {
  const context = await signedIn(office, 'ada');
  const page = await office.host(
    hostPage(`<backoffice-shell reset-url="https://<tenant>.example"></backoffice-shell>
      <script src="https://"></script>${SCRIPT}`),
    context,
  );
  await page.locator('[part=footer]').waitFor();
  await page.keyboard.press('Control+Shift+d');
  const dialog = page.getByRole('dialog', { name: 'Diagnostics' });
  await dialog.getByText('reset-url="https://<tenant>.example"').waitFor();
  await page.keyboard.press('Escape');
  expect(await userMenu(page).count()).toBe(1);
});
