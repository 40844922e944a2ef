import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { stored } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test('English texts that another page overrides do not stay on a page without a catalog', async () => {
  const page = await (await signedIn(office, 'ada')).newPage();
  await page.route('**/own/assets/i18n/en.json', (route) =>
    route.fulfill({ json: { 'menu.site': 'Locations' } }),
  );
  const open = async (attributes: string) => {
    await page.route('**/host-page', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: hostPage(`<backoffice-shell ${attributes}></backoffice-shell>${SCRIPT}`),
      }),
    );
    await page.goto(`${office.server.url}/host-page`);
  };
  const link = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true });
  const paintTexts = () => stored(page, 'backoffice:texts');

  await open('assets-base="/own/"');
  await link('Locations').waitFor();
  await expect.poll(paintTexts).toContain('Locations');

  await open('');
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  await link('Site').waitFor();
  expect(await link('Locations').count()).toBe(0);
  await expect.poll(paintTexts).not.toContain('Locations');
});
