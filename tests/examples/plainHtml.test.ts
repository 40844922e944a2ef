import { expect, test } from 'vitest';
import { startExample } from '../support/examples/example';
import { lookOf, NAVY, walkThrough } from '../support/examples/journey';
import { startBrowser } from '../support/examples/watchedPage';
import { signIn } from '../support/office';
import { signInButton } from '../support/pageHelpers';

const example = startExample('plain-html');
const open = startBrowser(example);

test('plain HTML: staff sign in, open an area, reload and log out', async () => {
  await walkThrough(await open());
});

test('plain HTML: the brand reaches form, slot and picker', async () => {
  const { page, problems } = await open('/#/workspace/1001');
  const button = await lookOf(signInButton(page));
  expect(button).toMatchObject({ backgroundColor: NAVY, font: 'Georgia' });
  await signIn(page, 'ada');
  await page.getByRole('button', { name: 'Choose date' }).click();
  const today = await lookOf(page.getByRole('button', { name: /^Today,/ }));
  expect(today).toMatchObject({ boxShadow: expect.stringContaining(NAVY), font: 'Georgia' });
  await page.keyboard.press('Escape');

  await page.getByRole('navigation').getByRole('link', { name: 'Support' }).first().click();
  await page.getByText('extension 412').waitFor();
  expect(await problems()).toEqual([]);
});
