import { expect, test } from 'vitest';
import { startDemo } from '../../../support/office';
import { openWorld } from '../../../support/world';

const office = startDemo();

test('an administrator removes the authenticator app of an account that has one', async () => {
  const page = await openWorld(office, 'ada', '/admin/accounts/chen');
  await page.getByRole('button', { name: 'Send password reset' }).waitFor();
  const remove = page.getByRole('button', { name: 'Remove authenticator app: ' });
  expect(await remove.count()).toBe(0);
  await page.goto(`${office.server.url}/#/admin/accounts/dana`);
  await remove.click();
  await page.keyboard.press('Escape');
  await remove.click();
  await page.getByRole('button', { name: 'Remove app now: Dana Reyes' }).click();
  await page.getByRole('status').getByText('The app of Dana Reyes is removed').waitFor();
  await remove.waitFor({ state: 'detached' });
  const apps = office.server.db.selectFrom('factors').select('user_id');
  expect(await apps.execute()).toEqual([]);
});
