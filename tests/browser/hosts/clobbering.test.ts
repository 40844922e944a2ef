import { expect, test } from 'vitest';
import { hostPage } from '../../support/markup';
import { startOffice } from '../../support/office';

const office = startOffice();
const ELSEWHERE = 'https://elsewhere.example';

/** Markup without a script, as an editor or a comment may put it into a page. */
const CLOBBERING = `<img name="currentScript" src="${ELSEWHERE}/x/x.png" alt="">`;

for (const file of ['backoffice.js', 'backoffice.standalone.js']) {
  test(`${file} loads nothing from the address of an image named currentScript`, async () => {
    const context = await office.context();
    const requested: string[] = [];
    await context.route(`${ELSEWHERE}/**`, (route) => {
      requested.push(new URL(route.request().url()).pathname);
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    const page = await office.host(
      hostPage(
        `${CLOBBERING}<backoffice-login language="de"></backoffice-login>`,
        `<script defer src="/dist/${file}"></script>`,
      ),
      context,
    );
    await page.getByRole('textbox', { name: 'Benutzer-ID' }).waitFor();
    expect(requested).toEqual(['/x/x.png']);
  });
}
