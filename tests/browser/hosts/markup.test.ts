import { expect, test } from 'vitest';
import { guideBlocks } from '../../support/guide';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';

const office = startOffice();

/** Markup, and syntax of templates and messages, as an attacker may write it into any text. */
const MARKUP =
  '<img src=x onerror=window.executed=1><script>window.executed=1</script>{{7*7}}\u0024{7*7}{n, plural, other {#}}';

/** The policy of the security guide; a meta element takes no frame-ancestors. */
const [, policy = ''] =
  /^Content-Security-Policy: (.+)$/m.exec(
    guideBlocks('security.md').find(({ language }) => language === 'http')?.code ?? '',
  ) ?? [];
const inMeta = policy.replace("; frame-ancestors 'self'", '');

test('markup in a message of the server, names, menu, badge, toast and notification is shown as text', async () => {
  office.expectProblem(/Content Security Policy/);
  const context = await office.context();
  await context.route('**/setup.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const text = ${JSON.stringify(MARKUP)};
        window.violations = [];
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));
        const shell = document.querySelector('backoffice-shell');
        shell.brand = text;
        shell.menu = [{ id: 'a', label: text, link: '/site', badge: { variant: 'info', text } }];
        shell.notifications = [{ id: 1, title: text, link: '/site' }];
        shell.apps = [{ id: 'b', label: text, link: '/site' }];
        shell.commands = [{ id: 'c', label: text, run() {} }];`,
    }),
  );
  let answer: object = { Code: 1, Message: MARKUP, Data: null };
  await context.route('**/api/account/login', (route) => route.fulfill({ json: answer }));
  const page = await office.host(
    hostPage(
      `<backoffice-shell></backoffice-shell><script src="/setup.js"></script>${SCRIPT}`,
      `<meta http-equiv="Content-Security-Policy" content="${inMeta.replace("img-src 'self'", "img-src 'self' data:")}">`,
    ),
    context,
  );
  expect(inMeta).toContain("require-trusted-types-for 'script'");
  await signIn(page, 'ada', 'wrong');
  await page.getByRole('alert').getByText(MARKUP).waitFor();
  answer = {
    Code: 0,
    Message: '',
    Data: { token: 'the-token-1', UserId: MARKUP, Name: MARKUP, Role: MARKUP },
  };
  await signIn(page, 'ada');
  await page.getByRole('navigation').getByText(MARKUP).first().waitFor();
  const popups = { 'User menu': 'menu', Notifications: 'dialog', Apps: 'dialog' } as const;
  for (const [name, role] of Object.entries(popups)) {
    await page.getByRole('button', { name }).click();
    await page.getByRole(role).getByText(MARKUP).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole(role).waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('onerror');
  await page.getByRole('option').getByText(MARKUP).first().waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate((text) => {
    const shell = document.querySelector('backoffice-shell') as HTMLElement & {
      notify(toast: object): void;
      navigate(path: string): void;
    };
    shell.notify({ kind: 'info', text });
    shell.navigate('/profile');
  }, MARKUP);
  await page.getByRole('status').getByText(MARKUP).waitFor();
  await page.getByRole('heading', { name: MARKUP, exact: true }).waitFor();
  await expect.poll(() => page.title()).toContain(MARKUP);
  expect(await page.evaluate('[window.executed, violations]')).toEqual([undefined, []]);
  expect(await page.locator('backoffice-shell img').count()).toBe(0);
});
