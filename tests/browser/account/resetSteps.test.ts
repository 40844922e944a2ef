import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { holdRequests } from '../../support/holdRequests';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import {
  alertText,
  callsTo,
  isFocused,
  signInButton,
  storedRecord,
  userMenu,
} from '../../support/pageHelpers';
import {
  answer,
  askForCode,
  choosePassword,
  codeField,
  mailedCode,
  newPassword,
  repeatPassword,
} from '../../support/passwordReset';
import { signedIn } from '../../support/signedIn';

let ahead = 0;
const office = startOffice({ now: () => Date.now() + ahead });

const bodies = () => callsTo(office, '/api/account/resetpwd').map(({ body }) => body);
const button = (page: Page, name: string) => page.getByRole('button', { name });
const userIdField = (page: Page) => page.getByRole('textbox', { name: 'User ID' });
const plain = (code: string) => code.replace('-', '');

beforeEach(() => {
  office.server.requests.splice(0);
  // Clears the codes and attempts of the previous test.
  ahead += 60 * 60_000;
});

test('shows a skeleton with the lines and the height of the form while the steps load', async () => {
  for (const [tag, forcedColors] of [
    ['backoffice-reset', 'none'],
    ['backoffice-shell', 'active'],
  ] as const) {
    const markup = `<${tag}></${tag}>${SCRIPT}`;
    const context = await office.context({ forcedColors });
    const release = await holdRequests(context, /\/chunks\/Reset-/);
    const page = await office.host(hostPage(markup), context, '/host-page#/account/reset');
    const lines = page.locator('[data-backoffice] [aria-busy="true"] > *');
    await lines.first().waitFor();
    for (const line of await lines.all()) {
      const styles = await line.evaluate((node) => {
        const { height, backgroundColor, animationName } = getComputedStyle(node);
        return { tall: Number.parseFloat(height) > 20, backgroundColor, animationName };
      });
      // `--backoffice-border`, #dfe2ea, without animation.
      expect(styles).toEqual({
        tall: true,
        backgroundColor: 'rgb(223, 226, 234)',
        animationName: 'none',
      });
    }
    const card = () =>
      page.locator('.card').evaluate((node) => node.getBoundingClientRect().toJSON());
    const waiting = await card();
    release();
    await button(page, 'Send').waitFor();
    expect(await lines.count()).toBe(0);
    expect(await card()).toEqual(waiting);
  }
});

test('by keyboard alone, each step shows the progress, and sign-in keeps the user id at the end', async () => {
  const page = await office.open('/');
  await signIn(page, 'ben', 'forgotten');
  await expect.poll(() => alertText(page)).toBe('Incorrect user ID or password.');
  await tabTo(page, page.getByRole('link', { name: 'Forgot password?' }));
  await page.keyboard.press('Enter');
  await button(page, 'Send').waitFor();
  expect(await progress(page)).toEqual(['Request', 'Step 1 of 3']);
  expect(await userIdField(page).inputValue()).toBe('ben');
  await expect.poll(() => isFocused(userIdField(page))).toBe(true);
  await page.keyboard.press('Enter');

  await codeField(page).waitFor();
  expect(await progress(page)).toEqual(['Code', 'Step 2 of 3']);
  await expect.poll(() => isFocused(codeField(page))).toBe(true);
  const id = plain(mailedCode(office, 'ben'));
  await page.keyboard.insertText(` ${id.slice(0, 4)} - ${id.slice(4)} `);
  await page.keyboard.press('Enter');

  await newPassword(page).waitFor();
  expect(await progress(page)).toEqual(['Password', 'Step 3 of 3']);
  await expect.poll(() => isFocused(newPassword(page))).toBe(true);
  await page.keyboard.type('by-keyboard-alone');
  await tabTo(page, repeatPassword(page));
  await page.keyboard.type('by-keyboard-alone');
  await tabTo(page, button(page, 'Reset password'));
  await page.keyboard.press('Space');

  const done = page.getByText('Your password has been changed. Sign in with the new one.');
  await done.waitFor();
  expect(await userIdField(page).inputValue()).toBe('ben');
  // Success messages use `--backoffice-success`, #17704a.
  expect(await done.evaluate((node) => getComputedStyle(node).color)).toBe('rgb(23, 112, 74)');
  expect(bodies()).toEqual([
    { UserId: 'ben', Action: 'send' },
    { Action: 'vefiry', Id: id },
    { Action: 'reset', Id: id, Password: 'by-keyboard-alone' },
  ]);
  await expect.poll(() => isFocused(page.getByLabel('Password', { exact: true }))).toBe(true);
  await page.keyboard.type('by-keyboard-alone');
  await page.keyboard.press('Enter');
  await userMenu(page).waitFor();
});

test('offers a new code after thirty seconds and announces only the start and the end of the wait', async () => {
  const context = await office.context();
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${office.server.url}/#/account/reset`);
  await askForCode(page, 'ada');
  const again = button(page, 'Send again');
  const spoken = page.getByRole('status');
  await expect.poll(() => spoken.innerText()).toBe('You can ask for another code in 30 seconds.');
  expect(await again.getAttribute('aria-disabled')).toBe('true');
  const announced = await page.evaluateHandle(() => {
    const texts: (string | null)[] = [];
    const region = document.querySelector('[role="status"]') as Element;
    const note = () => texts.push(region.textContent);
    new MutationObserver(note).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  await codeField(page).fill('half ty');
  await page.clock.runFor(12_000);
  await page.getByText('18 s').waitFor();
  await again.click({ force: true });
  await page.clock.runFor(18_500);
  await expect.poll(() => again.getAttribute('aria-disabled')).toBe('false');
  expect(await announced.jsonValue()).toEqual(['You can ask for another code now.']);
  expect(bodies()).toEqual([{ UserId: 'ada', Action: 'send' }]);

  await again.click();
  await expect.poll(bodies).toHaveLength(2);
  expect(bodies()[1]).toEqual({ UserId: 'ada', Action: 'send' });
  await page.getByText('30 s', { exact: true }).waitFor();
  expect(await codeField(page).inputValue()).toBe('half ty');
  expect(await isFocused(again)).toBe(true);
  const codes = office.server.outbox.list().filter(({ to }) => to.startsWith('ada@'));
  expect(new Set(codes.slice(0, 2).map(({ code }) => code)).size).toBe(2);

  // The server reports too many requests.
  for (let more = 0; more < 4; more++) {
    await page.clock.runFor(31_000);
    await expect.poll(() => again.getAttribute('aria-disabled')).toBe('false');
    await again.click();
    await expect.poll(bodies).toHaveLength(3 + more);
  }
  await expect.poll(() => alertText(page)).toMatch(/^Too many attempts/);
  expect(await codeField(page).inputValue()).toBe('half ty');
});

test('keeps all values of the steps when going back and forth, sent or not', async () => {
  const page = await office.open('/#/account/reset');
  await askForCode(page, 'ada');
  await codeField(page).fill('half a co');
  await button(page, 'Back').click();
  await expect.poll(() => userIdField(page).inputValue()).toBe('ada');
  await button(page, 'Send').click();
  await expect.poll(() => codeField(page).inputValue()).toBe('half a co');
  await answer(page, 'Verification code', mailedCode(office, 'ada'));
  await newPassword(page).fill('first thoughts');
  await button(page, 'Back').click();
  await button(page, 'Verify').click();
  await expect.poll(() => newPassword(page).inputValue()).toBe('first thoughts');
  await button(page, 'Back').click();
  await codeField(page).waitFor();
  await button(page, 'Back').click();
  await button(page, 'Back to sign-in').click();
  await signInButton(page).waitFor();
  expect(await userIdField(page).inputValue()).toBe('ada');
  expect(await alertText(page)).toBe('');
});

test('shows the message of the server for an expired code and for too many attempts', async () => {
  const page = await office.open('/#/account/reset');
  await askForCode(page, 'chen');
  const code = mailedCode(office, 'chen');
  ahead += 16 * 60_000;
  await answer(page, 'Verification code', code);
  await expect.poll(() => alertText(page)).toBe('This code is wrong or has expired.');
  for (const wrong of ['22222-22222', '33333-33333', '44444-44444', '55555-55555', '66666-66666']) {
    await answer(page, 'Verification code', wrong);
    await expect.poll(() => bodies().at(-1)).toEqual({ Action: 'vefiry', Id: plain(wrong) });
    await expect.poll(() => page.locator('form').getAttribute('aria-busy')).toBe('false');
  }
  await expect.poll(() => alertText(page)).toBe('Too many attempts. Please ask for a new code.');
  expect(await codeField(page).inputValue()).toBe('66666-66666');
});

test('a mailed link opens the code step, even from within the steps, without inventing a name', async () => {
  const asking = await office.open('/#/account/reset');
  await askForCode(asking, 'chen');
  const code = plain(mailedCode(office, 'chen'));
  await asking.evaluate((id) => location.assign(`#/account/reset?id=${id}`), code);
  await expect.poll(() => codeField(asking).inputValue()).toBe(code);
  expect(await progress(asking)).toEqual(['Code', 'Step 2 of 3']);
  expect(await button(asking, 'Send again').count()).toBe(0);
  await button(asking, 'Verify').click();
  await newPassword(asking).waitFor();
  expect(await asking.locator('input[name="UserId"]').count()).toBe(0);
  expect(bodies().slice(1)).toEqual([{ Action: 'vefiry', Id: code }]);
});

/** Opens a link that was mailed to ben in a browser in which ada is signed in. */
async function openMailedLinkAsAda(attributes = '') {
  const page = await office.open('/#/account/reset');
  await askForCode(page, 'ben');
  const code = plain(mailedCode(office, 'ben'));
  const other = await office.host(
    hostPage(`<backoffice-shell ${attributes}></backoffice-shell>${SCRIPT}`),
    await signedIn(office, 'ada'),
    `/host-page#/account/reset?id=${code}`,
  );
  await codeField(other).waitFor();
  return { other, code };
}

test('a mailed link opens the code step and keeps another user signed in', async () => {
  const { other, code } = await openMailedLinkAsAda();
  expect(await codeField(other).inputValue()).toBe(code);
  await button(other, 'Back').click();
  await button(other, 'Back to sign-in').click();
  await other.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
});

test('a reset by a mailed link ends with the sign-in, also if another user is still signed in', async () => {
  const { other } = await openMailedLinkAsAda();
  await button(other, 'Verify').click();
  await newPassword(other).waitFor();
  await choosePassword(other, 'chosen-beside-another-user');
  await other.getByText('Your password has been changed. Sign in with the new one.').waitFor();
  await other.getByRole('link', { name: 'Forgot password?' }).click();
  await button(other, 'Back to sign-in').click();
  await signIn(other, 'ben', 'chosen-beside-another-user');
  await other.getByRole('heading', { name: 'Welcome, Ben' }).waitFor();
});

test('with auth="email", a wrong password after such a reset is shown in the form, and keeps the other user', async () => {
  office.expectProblem(/401/);
  const { other } = await openMailedLinkAsAda('auth="email"');
  const record = await storedRecord(other);
  await button(other, 'Verify').click();
  await newPassword(other).waitFor();
  await choosePassword(other, 'chosen-with-an-email-address');
  await other.getByText('Your password has been changed. Sign in with the new one.').waitFor();
  await other.evaluate('window.samePage = true');
  await other.getByRole('textbox', { name: 'E-mail' }).fill('ben@northgate.example');
  await other.getByLabel('Password', { exact: true }).fill('not the password');
  await other.keyboard.press('Enter');
  await other.getByText('Incorrect email or password.').waitFor();
  expect(await other.evaluate('window.samePage')).toBe(true);
  expect(await storedRecord(other)).toEqual(record);
});

/** The policy of a cautious integrator. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
].join('; ');

test('shows and describes the password rule beside the field under a strict policy', async () => {
  const context = await office.context();
  // A violation of the policy is an error in the console and fails the test.
  await context.route('**/strict', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': POLICY },
      body: hostPage(`<backoffice-reset></backoffice-reset>${SCRIPT}`),
    }),
  );
  const page = await office.open('/strict', context);
  await askForCode(page, 'ada');
  await answer(page, 'Verification code', mailedCode(office, 'ada'));
  await newPassword(page).waitFor();
  await page.getByText('At least 10 characters.').waitFor();
  expect((await description(newPassword(page))).at(-1)).toBe('At least 10 characters.');
  // The hint does not block the form: the server decides.
  await choosePassword(page, 'short');
  await expect.poll(() => alertText(page)).toBe('The password must have at least 10 characters.');
  await choosePassword(page, 'password1234');
  await page.getByText('Your password has been changed.').waitFor();
});

test('the card shows an error when the steps fail to load', async () => {
  office.expectProblem(/ERR_FAILED/);
  const context = await office.context();
  await context.route(/chunks\/Reset/, (route) => route.abort());
  const page = await office.open('/#/account/reset', context);
  await expect.poll(() => alertText(page)).toBe('Loading failed. Please reload the page.');
});

test('shows an error beside the wrong field and focuses it; two submits send one request', async () => {
  const page = await office.open('/#/account/reset');
  await button(page, 'Send').click();
  await expectWrong(userIdField(page), 'Enter your user ID.');
  await askForCode(page, 'ada');
  await button(page, 'Verify').click();
  await expectWrong(codeField(page), 'Enter the verification code.');
  await codeField(page).fill(mailedCode(office, 'ada'));
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await newPassword(page).waitFor();
  expect(bodies()).toHaveLength(2);
  await button(page, 'Reset password').click();
  await expectWrong(newPassword(page), 'Enter a new password.');
  await choosePassword(page, 'a-long-password', 'another-password');
  await expectWrong(repeatPassword(page), 'Passwords don’t match.');
  expect(await newPassword(page).getAttribute('aria-invalid')).toBeNull();
  // The error disappears when the value is corrected.
  await repeatPassword(page).press('End');
  await repeatPassword(page).press('x');
  await page.getByText('Passwords don’t match.').waitFor({ state: 'detached' });
  expect(await repeatPassword(page).getAttribute('aria-describedby')).toBeNull();
  expect(bodies()).toHaveLength(2);
});

for (const theme of ['light', 'dark']) {
  test(`axe finds no violations in the steps, ${theme}`, async () => {
    const page = await office.host(
      `<!doctype html><html lang="en"><title>Host</title><body>
       <backoffice-login theme="${theme}"></backoffice-login>
       <script src="/dist/backoffice.js"></script></body></html>`,
      await office.context({ viewport: { width: 360, height: 800 } }),
    );
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await button(page, 'Send').click();
    await page.getByText('Enter your user ID.').waitFor();
    expect(await axe(page)).toEqual([]);
    await askForCode(page, 'ada');
    expect(await axe(page)).toEqual([]);
    await answer(page, 'Verification code', mailedCode(office, 'ada'));
    await choosePassword(page, 'hamburg-88', 'another');
    await page.getByText('Passwords don’t match.').waitFor();
    expect(await axe(page)).toEqual([]);
    await choosePassword(page, 'hamburg-88-and-more');
    await page.getByText('Your password has been changed.').waitFor();
    expect(await axe(page)).toEqual([]);
  });
}

/** Returns the name and the progress of the current step. */
const progress = async (page: Page) => [
  await page.locator('[aria-current="step"]').innerText(),
  await page.getByText(/Step \d of 3/).innerText(),
];

/** Presses Tab until this control has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let press = 0; press < 10; press++) {
    if (await isFocused(goal)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

async function expectWrong(field: Locator, problem: string): Promise<void> {
  await field.page().getByText(problem).waitFor();
  expect(await isFocused(field)).toBe(true);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect((await description(field)).at(-1)).toBe(problem);
}

/** Returns the texts that describe a field to screen readers. */
function description(field: Locator): Promise<(string | null | undefined)[]> {
  return field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  );
}

test('a late answer to a step that the user has left changes nothing', async () => {
  office.expectProblem(/4\d\d/);
  const page = await office.host(hostPage(`<backoffice-reset></backoffice-reset>${SCRIPT}`));
  await askForCode(page, 'ada');
  const release = await holdRequests(page, '**/api/account/resetpwd');
  await answer(page, 'Verification code', 'AAAAA-AAAAA');
  const answered = page.waitForResponse('**/api/account/resetpwd');
  await button(page, 'Back').click();
  await button(page, 'Send').waitFor();
  release();
  await (await answered).finished();
  await expect.poll(() => button(page, 'Send').getAttribute('aria-disabled')).not.toBe('true');
  expect(await alertText(page)).toBe('');
  expect(await userIdField(page).inputValue()).toBe('ada');
});

test('code and new password are never in the markup, which style sheets of the page can read', async () => {
  const page = await office.host(hostPage(`<backoffice-reset></backoffice-reset>${SCRIPT}`));
  await askForCode(page, 'ada');
  const code = mailedCode(office, 'ada');
  const isInMarkup = (secret: string) =>
    page.evaluate((text) => document.documentElement.outerHTML.includes(text), secret);
  await answer(page, 'Verification code', code);
  await newPassword(page).waitFor();
  const release = await holdRequests(page, '**/resetpwd');
  await choosePassword(page, 'a-new-secret');
  await expect.poll(() => page.locator('form[aria-busy="true"]').count()).toBe(1);
  expect(await isInMarkup('a-new-secret')).toBe(false);
  await button(page, 'Back').click();
  expect(await codeField(page).inputValue()).toBe(code);
  expect(await isInMarkup(code)).toBe(false);
  release();
});
