import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';

const office = startOffice();

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

test('the bundle adds one symbol to window and changes no history, styles or body', async () => {
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>
      <script>
        const keysBefore = new Set(Reflect.ownKeys(window));
        const { pushState, replaceState } = history;
        const bodyBefore = document.body.childElementCount;
      </script>${SCRIPT}`),
  );
  await visitEverything(page);
  const added = await page.evaluate(
    'Reflect.ownKeys(window).filter((key) => !keysBefore.has(key)).map(String)',
  );
  expect((added as string[]).filter((key) => !key.startsWith('__playwright'))).toEqual([
    'Symbol(backoffice-elements)',
  ]);
  const same = 'history.pushState === pushState && history.replaceState === replaceState';
  expect(await page.evaluate(same)).toBe(true);
  expect(await page.evaluate(() => document.querySelectorAll('style, link').length)).toBe(1);
  const inside = () => document.querySelector('backoffice-shell')?.shadowRoot;
  expect(await page.evaluate(`(${inside})().querySelectorAll('style, link').length`)).toBe(0);
  // The script of the bundle came after the count.
  expect(await page.evaluate('document.body.childElementCount - bodyBefore')).toBe(1);
});

test('violates nothing under a strict content security policy', async () => {
  const context = await office.context();
  const violations: string[] = [];
  await context.exposeBinding('tellViolation', (_, what: string) => void violations.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { tellViolation } = window as unknown as { tellViolation(what: string): void };
      tellViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  await context.route('**/strict', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': POLICY },
      body: hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`).replace(/<link[^>]*>/, ''),
    }),
  );
  const page = await office.open('/strict', context);
  await visitEverything(page);
  expect(violations).toEqual([]);

  // The policy is in force: it reports what it blocks.
  office.expectProblem(/Content Security Policy/);
  await page.evaluate(() => document.head.append(document.createElement('style')));
  await page.evaluate(() => {
    const style = document.querySelector('style') as HTMLStyleElement;
    style.textContent = 'body { color: red }';
  });
  await expect.poll(() => violations).toEqual(['style-src-elem inline']);
});

/** Signs in, opens pages from the menu, opens the user menu and logs out. */
async function visitEverything(page: Awaited<ReturnType<typeof office.open>>): Promise<void> {
  await signIn(page, 'ada');
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await page.getByRole('heading', { name: 'Site', exact: true }).waitFor();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('heading', { name: 'Ada Okafor' }).waitFor();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
}
