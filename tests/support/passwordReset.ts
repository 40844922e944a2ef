import type { Page } from 'playwright-core';
import type { Office } from './office';

/** Types into a field of a reset step and presses Enter. */
export async function answer(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: field }).fill(text);
  await page.keyboard.press('Enter');
}

/** Requests a code for this user and waits for the step that takes it. */
export async function askForCode(page: Page, userId: string): Promise<void> {
  // The sign-in form, which may still be visible, has a field with the same name.
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await answer(page, 'User ID', userId);
  await codeField(page).waitFor();
}

/** Types the new password twice and presses Enter. */
export async function choosePassword(page: Page, password: string, repeat = password) {
  await newPassword(page).fill(password);
  await repeatPassword(page).fill(repeat);
  await page.keyboard.press('Enter');
}

/** Returns the field for the code. */
export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Verification code' });

/** Returns the field for the new password. */
export const newPassword = (page: Page) => page.getByLabel('New password');

/** Returns the field in which the new password is repeated. */
export const repeatPassword = (page: Page) => page.getByLabel('Repeat password');

/** Returns the code in the newest mail to this user, as the mail shows it: `XXXXX-XXXXX`. */
export function mailedCode(office: Office, userId: string): string {
  const mail = office.server.outbox.last(`${userId}@northgate.example`);
  if (!mail) throw new Error(`No mail has gone to ${userId}.`);
  return mail.code;
}
