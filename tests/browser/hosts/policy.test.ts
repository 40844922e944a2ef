import { expect, test } from 'vitest';
import { guideBlocks } from '../../support/guide';
import { signIn, startOffice } from '../../support/office';

const office = startOffice();

/** The answers' headers that a guide shows, as they stand there. */
function headersOf(guide: string, which = 0): Record<string, string> {
  const code = guideBlocks(guide).filter(({ language }) => language === 'http')[which]?.code ?? '';
  return Object.fromEntries(
    code.split('\n').flatMap((line) => {
      const [, name = '', value = ''] = /^([\w-]+): (.+)$/.exec(line) ?? [];
      return name ? [[name, value]] : [];
    }),
  );
}

/** Ways onto the page, each of which the policy must let pass. */
const WAYS: Record<string, string> = {
  'the script tag': '<script src="/dist/backoffice.js" defer></script>',
  'the single file': '<script src="/dist/backoffice.standalone.js" defer></script>',
  'the import ./loader': '<script type="module" src="/dist/npm/loader.js"></script>',
  'the import ./standalone': '<script type="module" src="/dist/npm/standalone.js"></script>',
};

test('the security guide and the embedding guide send the same policy', () => {
  const name = 'Content-Security-Policy';
  expect(headersOf('security.md')[name]).toContain("trusted-types 'none'");
  expect(headersOf('embedding.md')[name]).toBe(headersOf('security.md')[name]);
});

for (const [way, script] of Object.entries(WAYS)) {
  test(`under the headers of the security guide ${way} works, other languages included, without a violation`, async () => {
    const context = await office.context();
    const page = await context.newPage();
    const violations: string[] = [];
    await page.exposeFunction('violated', (text: string) => violations.push(text));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) =>
        (window as never as { violated(text: string): void }).violated(
          `${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
        ),
      ),
    );
    const headers = headersOf('security.md');
    expect(Object.keys(headers)).toContain('X-Content-Type-Options');
    await page.route('**/policed', (route) =>
      route.fulfill({
        headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
        body: `<!doctype html><html lang="en"><title>Intranet</title><link rel="icon" href="/logo.svg">
          ${script}<backoffice-shell></backoffice-shell></html>`,
      }),
    );
    await page.goto(`${office.server.url}/policed`);
    await signIn(page, 'ada');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Support' }).waitFor();
    await page.evaluate(() =>
      document.querySelector('backoffice-shell')?.setAttribute('language', 'de'),
    );
    await page.getByRole('button', { name: 'Benutzermenü' }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await page.getByRole('button', { name: 'Anmelden' }).waitFor();
    // The pictures of users are of the page's own origin.
    expect(violations).toEqual([]);
  });
}
