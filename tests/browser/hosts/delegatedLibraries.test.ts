import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { callsTo, logOut, userMenu } from '../../support/pageHelpers';

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const office = startOffice({ folders: { '/modules/': modules } });

const script = (path: string) => `<script src="/modules/${path}"></script>`;
const JQUERY = script('jquery/dist/jquery.min.js');

/** Libraries that take forms and links of a whole page: their scripts, and attributes of the body. */
const LIBRARIES: Record<string, [scripts: string, attributes?: string]> = {
  Turbo: [script('@hotwired/turbo/dist/turbo.es2017-umd.js')],
  'htmx, boosting the whole page': [script('htmx.org/dist/htmx.min.js'), 'hx-boost="true"'],
  'rails-ujs': [
    `${script('@rails/ujs/app/assets/javascripts/rails-ujs.js')}
    <script>document.addEventListener('submit', (event) => Rails.handleRemote.call(event.target, event))</script>`,
  ],
  'jquery-validation-unobtrusive': [
    `${JQUERY}${script('jquery-validation/dist/jquery.validate.min.js')}
    ${script('jquery-validation-unobtrusive/dist/jquery.validate.unobtrusive.min.js')}
    <script>
      jQuery(() => jQuery('form').each((_, form) => jQuery.validator.unobtrusive.parse(form)));
      jQuery(document).on('submit', 'form', () => false).on('click', 'a, button', () => false);
    </script>`,
  ],
};

for (const [name, [scripts, attributes = '']] of Object.entries(LIBRARIES)) {
  for (const order of ['before', 'after']) {
    test(`${name}, loaded ${order} the bundle, does not intercept sign-in, reset and logout`, async () => {
      const all = order === 'before' ? scripts + SCRIPT : SCRIPT + scripts;
      const page = await office.host(`<!doctype html><html lang="en"><head><meta charset="utf-8">
        <title>Host</title><link rel="icon" href="data:,"></head>
        <body ${attributes}><a href="/host-page?other">Other</a>
        <backoffice-shell></backoffice-shell>${all}</body></html>`);
      await page.evaluate('window.samePage = true');
      const calls = callsTo(office, '/api/account/login').length;
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await page.getByRole('button', { name: 'Send' }).waitFor();
      await page.getByRole('button', { name: 'Back to sign-in' }).click();
      await signIn(page, 'ada', 'wrong password');
      await page.getByText('Incorrect user ID or password.').waitFor();
      await signIn(page, 'ada');
      await userMenu(page).waitFor();
      await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
      await expect.poll(() => new URL(page.url()).hash).toBe('#/site');
      await logOut(page);
      await page.getByRole('textbox', { name: 'User ID' }).waitFor();
      expect(callsTo(office, '/api/account/login').length - calls).toBe(2);
      expect(await page.evaluate('window.samePage')).toBe(true);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/host-page');
    });
  }
}

test('with Turbo, a link to a path of the shell does not load the page again', async () => {
  const page = await office.host(`<!doctype html><html lang="en"><head><meta charset="utf-8">
    <title>Host</title><link rel="icon" href="data:,">${script('@hotwired/turbo/dist/turbo.es2017-umd.js')}</head>
    <body><a href="#/workspace">Portal</a>
    <backoffice-shell><section slot="site"><a href="#/support">Tickets</a></section></backoffice-shell>
    ${SCRIPT}</body></html>`);
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/host-page') loads.push(request.url());
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  for (const [link, heading] of [
    ['Tickets', 'Support'],
    ['Portal', 'Workspace'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await page.getByRole('heading', { name: heading }).waitFor();
  }
  expect(new URL(page.url()).hash).toBe('#/workspace');
  expect(loads).toEqual([]);
});

for (const checks of [true, false]) {
  test(`staff sign in although listeners in the capture phase ${checks ? 'check' : 'ignore'} defaultPrevented and handle every submit`, async () => {
    const page = await office.host(`<!doctype html><html lang="en"><head><title>Host</title>
      <link rel="icon" href="data:,"><script>
        const take = (event) => {
          if (${checks} && event.defaultPrevented) return;
          event.preventDefault();
          fetch('/host-page?taken');
        };
        document.addEventListener('submit', take, true);
        window.addEventListener('submit', take, true);
      </script></head><body><backoffice-shell></backoffice-shell>${SCRIPT}</body></html>`);
    await page.locator('backoffice-shell .card').waitFor();
    await signIn(page, 'ada');
    await userMenu(page).waitFor();
    await logOut(page);
    await page.getByRole('textbox', { name: 'User ID' }).waitFor();
  });
}

test('a password manager that fills, announces and reads the form in the capture phase works', async () => {
  const page = await office.host(`<!doctype html><html lang="en"><head><title>Host</title>
    <link rel="icon" href="data:,"></head><body><backoffice-shell></backoffice-shell>${SCRIPT}</body></html>`);
  await page.getByRole('textbox', { name: 'User ID' }).waitFor();
  await page.evaluate(() => {
    const saved: unknown[] = [];
    Object.assign(window, { saved });
    document.addEventListener(
      'submit',
      ({ target }) => saved.push(Object.fromEntries(new FormData(target as HTMLFormElement))),
      true,
    );
    // Past React's own setter, as content scripts run in a world of their own.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    const fill = (hint: string, value: string) => {
      const input = document.querySelector(`form input[autocomplete="${hint}"]`);
      input?.dispatchEvent(new FocusEvent('focus'));
      set?.call(input, value);
      for (const type of ['input', 'change'])
        input?.dispatchEvent(new Event(type, { bubbles: true }));
    };
    fill('username', 'ada');
    fill('current-password', 'northgate-ada');
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await userMenu(page).waitFor();
  expect(await page.evaluate('saved')).toEqual([{ UserId: 'ada', AuthValue: 'northgate-ada' }]);
});
