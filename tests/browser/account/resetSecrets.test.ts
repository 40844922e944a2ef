import { expect, test } from 'vitest';
import { recordEvents } from '../../support/events';
import { signIn, startOffice } from '../../support/office';
import { userMenu } from '../../support/pageHelpers';
import { askForCode, choosePassword, codeField, newPassword } from '../../support/passwordReset';

const office = startOffice();

test('no event contains the code of a mailed link', async () => {
  const context = await office.context();
  const events = await recordEvents(context);
  const asking = await office.open('/#/account/reset', context);
  await askForCode(asking, 'chen');
  const mail = office.server.outbox.last('chen@northgate.example');
  const id = mail?.id ?? '';
  const page = await office.open(mail?.link.slice(office.server.url.length) ?? '', context);
  await expect.poll(() => codeField(page).inputValue()).toBe(id);
  await page.getByRole('button', { name: 'Verify' }).click();
  await newPassword(page).waitFor();
  await choosePassword(page, 'by-the-mailed-link');
  await signIn(page, 'chen', 'by-the-mailed-link');
  await userMenu(page).waitFor();
  const paths = events.filter(({ type }) => type === 'backoffice-navigate');
  expect(paths.map(({ detail }) => detail.path)).toContain('/account/reset');
  expect(events.filter((event) => JSON.stringify(event.detail).includes(id))).toEqual([]);
});
