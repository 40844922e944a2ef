import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { PASSWORDS, startOffice } from '../../support/office';
import { logOut, userMenu } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

for (const tag of ['backoffice-login', 'backoffice-reset']) {
  test(`<${tag}> is as tall as its content in a page without doctype, as in one with`, async () => {
    const heights = [];
    for (const doctype of ['<!doctype html>', '']) {
      const page = await office.host(
        `${doctype}<html lang="en"><head><title>Host</title><link rel="icon" href="data:,"></head>
        <body><div><${tag}></${tag}></div>${SCRIPT}</body></html>`,
        await office.context({ viewport: { width: 900, height: 1500 } }),
      );
      await page.getByRole('textbox', { name: 'User ID' }).waitFor();
      const box = await page.locator(tag).boundingBox();
      heights.push(Math.round(box?.height ?? 0));
    }
    expect(heights[0]).toBeLessThan(800);
    expect(heights[1]).toBe(heights[0]);
  });
}

test('<backoffice-login> fills the height that its page gives it', async () => {
  const page = await office.host(
    `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,">
    <style>backoffice-login { height: 700px }</style></head>
    <body><backoffice-login></backoffice-login>${SCRIPT}</body></html>`,
  );
  await page.getByRole('textbox', { name: 'User ID' }).waitFor();
  expect((await page.locator('backoffice-login .root').boundingBox())?.height).toBe(700);
});

/** Attributes that browsers know in lower case only, as the inputs of the sign-in form have them. */
const HINTS = ['autocomplete', 'autocapitalize', 'spellcheck'];

test('in an XHTML page the shortcuts work, and the form keeps its hints for password managers after a logout', async () => {
  const context = await office.context();
  const markup = `<?xml version="1.0" encoding="utf-8"?>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>Host</title>
    <link rel="icon" href="data:,"/></head><body><backoffice-shell></backoffice-shell>
    <script src="/dist/backoffice.js"></script></body></html>`;
  await context.route('**/page.xhtml', (route) =>
    route.fulfill({ contentType: 'application/xhtml+xml', body: markup.trim() }),
  );
  const page = await office.open('/page.xhtml', context);
  const form = () =>
    page.evaluate((names) => {
      const input = document.querySelector<HTMLInputElement>('input[name="UserId"]');
      return {
        ...Object.fromEntries(names.map((name) => [name, input?.getAttribute(name)])),
        noValidate: input?.form?.noValidate,
      };
    }, HINTS);
  await page.getByRole('textbox', { name: 'User ID' }).waitFor();
  const first = await form();
  expect(first).toEqual({
    autocomplete: 'username',
    autocapitalize: 'none',
    spellcheck: 'false',
    noValidate: true,
  });
  await page.getByRole('textbox', { name: 'User ID' }).focus();
  for (const key of ['ada', 'Tab', PASSWORDS.ada, 'Enter']) {
    if (/^[A-Z]/.test(key)) await page.keyboard.press(key);
    else await page.keyboard.type(key);
  }
  await userMenu(page).waitFor();
  // In XML, keys go to the root if nothing has the focus.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await logOut(page);
  await page.getByRole('textbox', { name: 'User ID' }).waitFor();
  await expect.poll(form).toEqual(first);
});

test('a shell in a page that writes itself anew follows the address and other tabs', async () => {
  const context = await signedIn(office, 'ada');
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`),
    context,
  );
  // The first paint has no heading yet.
  const heading = page.getByRole('heading', { name: /^Welcome/ });
  await heading.waitFor();
  await page.evaluate((script) => {
    // As old portals do with the response of a request. It removes all listeners of the window.
    document.open();
    document.write(
      `<!doctype html><title>New</title>${script}<backoffice-shell></backoffice-shell>`,
    );
    document.close();
  }, SCRIPT);
  await heading.waitFor();
  await page.evaluate(() => {
    location.hash = '#/site';
  });
  const site = page.getByRole('navigation').getByRole('link', { name: 'Site' });
  await expect.poll(() => site.getAttribute('aria-current')).toBe('page');
  await page.goBack();
  await expect.poll(() => site.getAttribute('aria-current')).toBe(null);

  const other = await office.host(hostPage(''), context);
  await other.evaluate(() => localStorage.clear());
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('a srcdoc frame sends the password to the origin of its page, whatever the <base href> of that says', async () => {
  const context = await office.context();
  await context.route('http://other.test/**', (route) => route.fulfill({ status: 404, body: '' }));
  const script = new URL('/dist/backoffice.js', office.server.url).href;
  const frame = `<!doctype html><html lang='en'><title>Frame</title>
    <script src='${script}'></script><backoffice-login></backoffice-login></html>`;
  const page = await office.host(
    hostPage(`<iframe srcdoc="${frame}"></iframe>`, '<base href="http://other.test/">'),
    context,
  );
  const login = page.waitForRequest(/\/account\/login$/);
  const form = page.frameLocator('iframe');
  await form.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORDS.ada);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect((await login).url()).toBe(new URL('/api/account/login', office.server.url).href);
  await form.getByText(/^You are signed in as/).waitFor();
});
