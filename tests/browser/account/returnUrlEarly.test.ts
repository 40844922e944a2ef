import { expect, test } from 'vitest';
import { hostPage } from '../../support/markup';
import { startOffice } from '../../support/office';
import { recordOf, signedIn } from '../../support/signedIn';

const office = startOffice();

for (const script of ['backoffice.standalone.js', 'backoffice.js']) {
  test(`a record that a page passes as soon as the element is ready opens the return URL, with ${script}`, async () => {
    const context = await office.context();
    const record = await recordOf(office, 'ben');
    const page = await office.host(
      hostPage(`<backoffice-login return-url="/logo.svg"></backoffice-login>
        <script>
        document.addEventListener('backoffice-ready', ({ target }) => {
          if (target.user) return;
          target.signIn(${JSON.stringify(record)});
        });
        </script>
        <script src="/dist/${script}"></script>`),
      context,
    );
    await page.waitForURL('**/logo.svg');
  });
}

test('a user who is restored from storage stays on the page of the login, also if the page passes a newer record', async () => {
  const context = await signedIn(office, 'ben');
  const record = { ...(await recordOf(office, 'ben')), Phone: '7' };
  const page = await office.host(
    hostPage(`<backoffice-login return-url="/logo.svg"></backoffice-login>
      <script>
      document.addEventListener('backoffice-ready', ({ target }) => {
        target.signIn(${JSON.stringify(record)}).then(() => { document.title = 'Passed'; });
      });
      </script>
      <script src="/dist/backoffice.standalone.js"></script>`),
    context,
  );
  await expect.poll(() => page.title()).toBe('Passed');
  await page.getByText('You are signed in as Ben Lindqvist.').waitFor();
  expect(page.url()).not.toContain('logo.svg');
});
