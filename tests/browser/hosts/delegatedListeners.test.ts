import { expect, test } from 'vitest';
import { holdModules, signInHydrated } from '../../support/handover';
import { signIn, startOffice } from '../../support/office';
import { callsTo, signInButton, userMenu } from '../../support/pageHelpers';

const office = startOffice();

/** A host page that handles every submit, link and button, as older admin software does. */
const hostPage = (element: string, checksPrevented: boolean) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,"></head>
<body>${element}<script>
  window.heard = [];
  const take = (event) => {
    heard.push(event.type);
    if (${checksPrevented} && event.defaultPrevented) return;
    event.preventDefault();
    document.body.textContent = 'Taken by the host page';
  };
  document.addEventListener('submit', take);
  document.addEventListener('click', (event) => {
    if (event.target.closest('a, button')) take(event);
  });
  for (const type of ['input', 'change', 'beforeinput', 'paste', 'keydown'])
    document.addEventListener(type, ({ type }) => heard.push(type));
</script><script src="/dist/backoffice.js"></script></body></html>`;

/** What delegated listeners, form trackers and hotkeys of pages act on. */
const FORM_EVENTS =
  'submit reset click auxclick input change beforeinput compositionstart compositionupdate compositionend copy cut paste drag dragstart dragenter dragover dragleave dragend drop formdata keydown keypress keyup'.split(
    ' ',
  );

for (const checksPrevented of [false, true]) {
  const way = checksPrevented ? 'respects defaultPrevented' : 'ignores defaultPrevented';

  test(`a page that handles every submit and ${way} does not intercept the sign-in form`, async () => {
    const page = await office.host(
      hostPage('<backoffice-shell></backoffice-shell>', checksPrevented),
    );
    await signIn(page, 'ada', 'wrong password');
    await page.getByText('Incorrect user ID or password.').waitFor();
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await page.evaluate('heard')).toEqual([]);
    await signIn(page, 'ada');
    await userMenu(page).waitFor();
  });

  test(`a page that handles every link and ${way} does not intercept the reset link`, async () => {
    const page = await office.host(
      hostPage('<backoffice-login></backoffice-login>', checksPrevented),
    );
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('textbox', { name: 'User ID' }).fill('ben');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('textbox', { name: 'Verification code' }).waitFor();
    expect(await page.evaluate('heard')).toEqual([]);
  });
}

test('no event of the form reaches listeners of the page, whatever its type', async () => {
  const page = await office.host(hostPage('<backoffice-login></backoffice-login>', true));
  const field = page.getByRole('textbox', { name: 'User ID' });
  await field.waitFor();
  await page.evaluate(() => customElements.whenDefined('backoffice-login').then(() => undefined));
  const heard = await field.evaluate((input, types) => {
    const seen: string[] = [];
    const dispatch = (target: Element, type: string) =>
      target.dispatchEvent(new Event(type, { bubbles: true, composed: true, cancelable: true }));
    for (const type of types) document.addEventListener(type, () => seen.push(type));
    for (const type of types) dispatch(input, type);
    dispatch(document.documentElement, 'drop');
    return seen;
  }, FORM_EVENTS);
  // The last one is of the page itself.
  expect(heard).toEqual(['drop']);
});

test('a page that handles every submit does not intercept input and submits before the modules have loaded', async () => {
  const context = await office.context();
  const release = await holdModules(context);
  const page = await office.host(hostPage('<backoffice-shell></backoffice-shell>', false), context);
  await signIn(page, 'ada');
  expect(await page.evaluate('heard')).toEqual([]);
  expect(await signInButton(page).count()).toBe(1);
  release();
  await userMenu(page).waitFor();
  expect(callsTo(office, '/api/account/login').at(-1)?.body).toMatchObject({ UserId: 'ada' });
});

test('no event of a form that the page has copied reaches its listeners', async () => {
  const wrapped = '<div id="wrapper"><backoffice-login></backoffice-login></div>';
  const page = await office.host(hostPage(wrapped, true));
  await signInHydrated(page);
  await page.evaluate(`
    const wrapper = document.querySelector('#wrapper');
    wrapper.querySelector('[data-backoffice]').removeAttribute('lang');
    wrapper.innerHTML = wrapper.innerHTML;
  `);
  // The new element has taken the copy over.
  await page.locator('[data-backoffice][lang]').waitFor();
  await signIn(page, 'ada', 'wrong password');
  await page.getByText('Incorrect user ID or password.').waitFor();
  expect(await page.evaluate('heard')).toEqual([]);
});

test.each([
  ['innerHTML of the body', `document.body.innerHTML += '<p>We use cookies</p>'`],
  [
    'a clone',
    `const login = document.querySelector('backoffice-login'); login.replaceWith(login.cloneNode(true))`,
  ],
])('%s before the modules have loaded leaves one form, which works', async (_, script) => {
  const context = await office.context();
  const release = await holdModules(context);
  const page = await office.host(hostPage('<backoffice-login></backoffice-login>', true), context);
  await signInButton(page).waitFor();
  await page.evaluate(`{ ${script} }`);
  await expect.poll(() => page.locator('form').count()).toBe(1);
  release();
  await signInHydrated(page);
  await signIn(page, 'ada');
  await page.getByText('You are signed in as Ada Okafor.').waitFor();
});
