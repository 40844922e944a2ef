import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

/** A shell with a menu entry and an area with a non-ASCII name. */
const areaShell = (attributes: string) =>
  hostPage(`<backoffice-shell no-autofocus ${attributes}></backoffice-shell>
<script>
  const shell = document.querySelector('backoffice-shell');
  shell.menu = [
    { label: 'Home', link: '/' },
    { label: 'Stations', link: '/站点/a b' },
    { label: 'Support', link: '/support' },
  ];
  const mount = (container, area) => {
    const show = () => { container.textContent = 'At ' + area.path; };
    show();
    area.subscribe(show);
  };
  shell.areas = { 站点: { label: 'Stations', load: async () => ({ mount }) } };
</script>${SCRIPT}`);

for (const prefix of ['', 'büro', '后台']) {
  test(`with hash-prefix="${prefix}" a non-ASCII page survives a reload, Back and a second click`, async () => {
    const page = await office.host(
      areaShell(`hash-prefix="${prefix}"`),
      await signedIn(office, 'ada'),
      '/host-page',
    );
    const entries = await historyLength(page);
    await entry(page, 'Stations').click();
    await page.getByText('At /a%20b').waitFor();
    await expectCurrent(page, 'Stations');
    await entry(page, 'Stations').click();
    await page.reload();
    await page.getByText('At /a%20b').waitFor();
    await expectCurrent(page, 'Stations');
    expect(await historyLength(page)).toBe(entries + 1);
    await entry(page, 'Support').click();
    await page.getByRole('heading', { name: 'Support', exact: true }).waitFor();
    await page.goBack();
    await page.getByText('At /a%20b').waitFor();
  });
}

function entry(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });
}

async function expectCurrent(page: Page, name: string) {
  await expect.poll(() => entry(page, name).getAttribute('aria-current')).toBe('page');
}

const historyLength = (page: Page) => page.evaluate<number>('history.length');
