import type { FrameLocator } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { PASSWORDS, startOffice } from '../../support/office';
import { logOut, signInButton, userMenu } from '../../support/pageHelpers';

const office = startOffice();

const SHELL = `<backoffice-shell storage="session" routing="memory"></backoffice-shell>`;

async function signIn(frame: FrameLocator, userId: 'ada' | 'ben') {
  await frame.getByRole('textbox', { name: 'User ID' }).fill(userId);
  await frame.getByLabel('Password', { exact: true }).fill(PASSWORDS[userId]);
  await signInButton(frame).click();
}

test('two frames of a tab follow one session with storage="session"', async () => {
  const context = await office.context();
  office.addPage('/framed', hostPage(SHELL + SCRIPT));
  const frame = (id: string) =>
    `<iframe id="${id}" title="${id}" src="/framed" width="600" height="500"></iframe>`;
  const page = await office.host(hostPage(frame('left') + frame('right')), context);
  const left = page.frameLocator('#left');
  const right = page.frameLocator('#right');
  const userOf = (shell: FrameLocator) =>
    shell
      .locator('backoffice-shell')
      .evaluate((node) => (node as { user?: { UserId?: string } }).user?.UserId);

  await signIn(left, 'ada');
  await userMenu(right).waitFor();
  await logOut(left);
  await signInButton(right).waitFor();
  await signIn(left, 'ben');
  await userMenu(right).waitFor();
  expect(await userOf(right)).toBe('ben');

  // Another tab has a session storage of its own.
  const other = await office.host(hostPage(SHELL + SCRIPT), context, '/other');
  await signInButton(other).waitFor();
});
