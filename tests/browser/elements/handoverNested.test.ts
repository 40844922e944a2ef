import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

/** Opens a shell that is painted and then hydrated, as ada, with another element in one of its slots. */
async function openWith(element: string, hash: string): Promise<Page> {
  const markup = hostPage(`<backoffice-shell>${element}</backoffice-shell>${SCRIPT}`);
  const page = await office.host(markup, await signedIn(office, 'ada'), `/host-page${hash}`);
  await page.locator('[part=footer]').waitFor();
  return page;
}

test('a reset element in a painted shell is not busy after an invalid submit', async () => {
  const page = await openWith('<backoffice-reset slot="profile"></backoffice-reset>', '#/profile');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Enter your user ID.').waitFor();
  expect(await page.locator('backoffice-reset form').getAttribute('aria-busy')).not.toBe('true');
});

test('the reset link of a login element in a painted shell is followed', async () => {
  // The page of the integrator does not exist.
  office.expectProblem(/404/);
  const page = await openWith(
    '<backoffice-login slot="site" storage-prefix="other" reset-url="/forgotten"></backoffice-login>',
    '#/site',
  );
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL('**/forgotten');
});
