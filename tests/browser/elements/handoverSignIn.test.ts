import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdModules, signInHydrated } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { logOut, signInButton } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

/** What browser extensions do to a form as soon as they find it. */
const CHANGES: Record<string, (form: Element) => void> = {
  'a password manager': (form) => {
    for (const input of form.querySelectorAll('input')) {
      const icon = document.createElement('div');
      icon.attachShadow({ mode: 'open' });
      input.after(icon);
    }
  },
  'a translator': (form) => {
    for (const node of form.querySelectorAll('h1, h2, label span, button')) {
      const text = document.createElement('font');
      text.append(...node.childNodes);
      node.append(text);
    }
  },
};

/** Returns the opacity of the button that signs in: it is dimmed while the form is busy. */
const opacityOf = (page: Page) =>
  signInButton(page).evaluate((button) => getComputedStyle(button).opacity);

for (const tag of ['backoffice-login', 'backoffice-shell']) {
  test(`${tag}: keeps text, focus and selection during hydration`, async () => {
    const { page, release, userId, password } = await early(tag);
    await userId.pressSequentially('ada.lovelace');
    await password.fill('half typed');
    await userId.evaluate((input: HTMLInputElement) => {
      input.focus();
      input.setSelectionRange(2, 5);
    });
    release();
    await signInHydrated(page);
    expect(await userId.inputValue()).toBe('ada.lovelace');
    expect(await password.inputValue()).toBe('half typed');
    const held = await userId.evaluate((input: HTMLInputElement) => ({
      focused: document.activeElement === input,
      selection: [input.selectionStart, input.selectionEnd],
    }));
    expect(held).toEqual({ focused: true, selection: [2, 5] });
  });

  test(`${tag}: shows the same focus ring before and after hydration`, async () => {
    const { page, release, userId } = await early(tag);
    const ring = () =>
      userId.evaluate((input) => {
        input.focus();
        const { outline, outlineOffset } = getComputedStyle(input);
        return `${outline} ${outlineOffset}`;
      });
    const before = await ring();
    expect(before).toContain('solid 2px 1px');
    release();
    await signInHydrated(page);
    expect(await ring()).toBe(before);
  });

  test(`${tag}: keeps the DOM nodes of the fields, the form and the card during hydration`, async () => {
    const { page, release } = await early(tag);
    const nodes = ['heading', 'main', 'combobox'] as const;
    const all = [...nodes.map((role) => page.getByRole(role)), ...fields(page)];
    for (const node of all) await node.evaluate((one) => Object.assign(one, { marked: true }));
    release();
    await signInHydrated(page);
    for (const node of all) {
      expect(await node.evaluate((one) => Reflect.get(one, 'marked'))).toBe(true);
    }
  });

  test(`${tag}: submits values that a password manager set without events`, async () => {
    const { page, release, userId, password } = await early(tag);
    await write(userId, 'ben');
    await write(password, 'northgate-ben');
    release();
    await signInHydrated(page);
    expect(await userId.inputValue()).toBe('ben');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await signedInAs(page, tag, 'Ben Lindqvist');
  });

  for (const [who, change] of Object.entries(CHANGES)) {
    test(`${tag}: keeps text and focus although ${who} changed the form before hydration`, async () => {
      const { page, release, userId, password } = await early(tag);
      await userId.fill('ada');
      await password.pressSequentially('northgate');
      await password.evaluate((input) => Object.assign(input, { marked: true }));
      await page.locator('form').evaluate(change);
      release();
      // React has replaced the fields.
      await expect.poll(() => password.evaluate((input) => 'marked' in input)).toBe(false);
      await expect.poll(() => password.inputValue()).toBe('northgate');
      await signInHydrated(page);
      await page.keyboard.type('-ada');
      expect(await userId.inputValue()).toBe('ada');
      await page.keyboard.press('Enter');
      await signedInAs(page, tag, 'Ada Okafor');
    });
  }

  test(`${tag}: signs in when Enter is pressed in a form that a password manager has changed`, async () => {
    const { page, release, userId, password } = await early(tag);
    await userId.fill('ada');
    await password.fill('northgate-ada');
    await password.evaluate((input) => Object.assign(input, { marked: true }));
    await page.keyboard.press('Enter');
    await page.locator('form').evaluate(Object.values(CHANGES)[0] as () => void);
    release();
    await signedInAs(page, tag, 'Ada Okafor');
  });

  test(`${tag}: signs in once when Enter is pressed before hydration`, async () => {
    const { page, release, userId, password } = await early(tag);
    await userId.fill('ada');
    await password.fill('northgate-ada');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const calls = office.server.requests.length;
    expect(await opacityOf(page)).toBe('0.7');
    release();
    await signedInAs(page, tag, 'Ada Okafor');
    const made = office.server.requests.slice(calls);
    expect(made.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/account/login',
    ]);
    expect(made[0]?.body).toMatchObject({ UserId: 'ada', AuthValue: 'northgate-ada' });
  });

  test(`${tag}: reports the missing values when Enter is pressed on an empty form before hydration`, async () => {
    const { page, release, userId } = await early(tag);
    await userId.press('Enter');
    release();
    await page.getByText('Enter your user ID.').waitFor();
    await page.getByText('Enter your password.').waitFor();
    expect(await userId.getAttribute('aria-invalid')).toBe('true');
  });

  test(`${tag}: opens the reset steps when Forgot password? is clicked before hydration`, async () => {
    const { page, release } = await early(tag);
    await page.getByText('Forgot password?').click();
    release();
    await page.getByRole('heading', { name: 'Reset password' }).waitFor();
    await page.getByRole('button', { name: 'Back to sign-in' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  test(`${tag}: shows the password when Show password is clicked before hydration`, async () => {
    const { page, release, password } = await early(tag);
    await password.fill('northgate');
    await page.getByRole('button', { name: 'Show password' }).click();
    release();
    await expect.poll(() => password.getAttribute('type')).toBe('text');
    expect(await password.inputValue()).toBe('northgate');
    const peek = page.getByRole('button', { name: 'Show password' });
    expect(await peek.getAttribute('aria-pressed')).toBe('true');
  });

  test(`${tag}: uses the language that was chosen before hydration`, async () => {
    const { page, release, userId } = await early(tag);
    await userId.fill('ada');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('中文');
    release();
    await page.getByRole('heading', { name: '登录' }).waitFor();
    expect(await page.getByRole('main').locator('..').getAttribute('lang')).toBe('zh-CN');
    expect(await page.getByRole('combobox').inputValue()).toBe('cn');
    expect(await page.getByRole('textbox').first().inputValue()).toBe('ada');
  });

  test(`${tag}: uses the language that is chosen while React hydrates`, async () => {
    const { page, release } = await early(tag);
    await page.evaluate((name) => {
      const { postMessage } = MessagePort.prototype;
      // React schedules its first work: hydration has been requested, and has not begun.
      MessagePort.prototype.postMessage = function (...args: unknown[]) {
        MessagePort.prototype.postMessage = postMessage;
        const select = document.querySelector(name)?.shadowRoot?.querySelector('select');
        if (select) select.value = 'cn';
        for (const type of ['input', 'change'])
          select?.dispatchEvent(new Event(type, { bubbles: true }));
        Reflect.apply(postMessage, this, args);
      };
    }, tag);
    release();
    await page.getByRole('heading', { name: '登录' }).waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe('cn');
  });
}

test('a language that was chosen before hydration is not chosen again at the next sign-in', async () => {
  const { page, release } = await early('backoffice-shell');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('中文');
  release();
  await page.getByRole('heading', { name: '登录' }).waitFor();
  await page.getByRole('textbox').first().fill('ada');
  await page.locator('input[type=password]').fill('northgate-ada');
  await page.keyboard.press('Enter');
  await page.locator('[part=footer]').waitFor();
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Benutzermenü' }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await page.getByRole('heading', { name: 'Anmeldung' }).waitFor();
  expect(await page.getByRole('combobox').inputValue()).toBe('de');
});

for (const tag of ['backoffice-login', 'backoffice-shell']) {
  test(`${tag}: React alone renders a form that appears after the first paint`, async () => {
    // The page of the integrator does not exist.
    office.expectProblem(/404/);
    const context = await signedIn(office, 'ada');
    const markup = hostPage(`<${tag} reset-url="/forgotten"></${tag}>${SCRIPT}`);
    const page = await office.host(markup, context);
    if (tag === 'backoffice-shell') await logOut(page);
    else await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    const [userId] = fields(page);
    await expect.poll(() => userId.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('form').getAttribute('aria-busy')).toBeNull();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.waitForURL('**/forgotten');
  });
}

/** Opens a page with the first paint while React is held back. */
async function early(tag: string) {
  const context = await office.context();
  const release = await holdModules(context);
  const page = await office.host(hostPage(`<${tag}></${tag}>${SCRIPT}`), context);
  const [userId, password] = fields(page);
  await userId.waitFor();
  expect(await page.evaluate((name) => customElements.get(name) === undefined, tag)).toBe(true);
  return { page, release, userId, password };
}

function fields(page: Page): [Locator, Locator] {
  return [
    page.getByRole('textbox', { name: 'User ID' }),
    page.getByLabel('Password', { exact: true }),
  ];
}

/** Sets a value without events, as some password managers do. */
async function write(field: Locator, value: string): Promise<void> {
  await field.evaluate((input: HTMLInputElement, text) => {
    input.value = text;
  }, value);
}

async function signedInAs(page: Page, tag: string, name: string): Promise<void> {
  const greeting =
    tag === 'backoffice-shell' ? `Welcome, ${name.split(' ')[0]}` : `You are signed in as ${name}.`;
  await page.getByText(greeting).waitFor();
}
