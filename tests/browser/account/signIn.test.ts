import { expect, test } from 'vitest';
import { signIn, startOffice } from '../../support/office';

const office = startOffice();

test('sends an unauthenticated visitor to sign-in and returns to the page they asked for', async () => {
  const page = await office.open('/#/site');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#/account/login?returnUrl=%2Fsite');
  await signIn(page, 'ada');
  await page.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#/site');
});
