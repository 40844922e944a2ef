import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { hashOf, isFocused } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test('the title follows area, brand and language, and the original is restored', async () => {
  const page = await shells('<backoffice-shell></backoffice-shell>');
  await titled(page, 'Dashboard · Back Office');
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await titled(page, 'Site · Back Office');
  await change(page, 0, (one) => one.setAttribute('brand', 'North  Gate'));
  await titled(page, 'Site · North Gate');
  await change(page, 0, (one) => one.setAttribute('language', 'de'));
  await titled(page, 'Standorte · North Gate');
  await change(page, 0, (one) => one.remove());
  await titled(page, 'Intranet');
});

test('two shells share the title and restore it in whatever order they are removed', async () => {
  const two = `<backoffice-shell brand="One" routing="memory"></backoffice-shell>
    <backoffice-shell brand="Two" routing="memory"></backoffice-shell>`;
  const page = await shells(two);
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).first().click();
  await titled(page, 'Site · One');
  await change(page, 0, (one) => one.remove());
  await titled(page, 'Dashboard · Two');
  await change(page, 0, (one) => one.remove());
  await titled(page, 'Intranet');

  const other = await shells(two);
  await other.getByRole('navigation').getByRole('link', { name: 'Site' }).last().click();
  await titled(other, 'Site · Two');
  await change(other, 0, (one) => one.remove());
  await change(other, 0, (one) => one.setAttribute('brand', 'Still'));
  await titled(other, 'Site · Still');
  await change(other, 0, (one) => one.remove());
  await titled(other, 'Intranet');
});

test('an area may set the title itself while it is open', async () => {
  const page = await shells('<backoffice-shell></backoffice-shell>');
  await change(page, 0, (shell) => {
    const mount = (_: Element, area: { setTitle(text: string): void }) => area.setTitle('Berth 7');
    Object.assign(shell, { areas: { site: { load: async () => ({ mount }) } } });
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await titled(page, 'Berth 7 · Back Office');
  await page.getByRole('navigation').getByRole('link', { name: 'Support' }).click();
  await titled(page, 'Support · Back Office');
});

test('keeps a title that the page has set itself meanwhile', async () => {
  const page = await shells('<backoffice-shell></backoffice-shell>');
  await titled(page, 'Dashboard · Back Office');
  await page.evaluate(() => {
    document.title = 'Two new mails';
  });
  const root = await page.locator('backoffice-shell').evaluateHandle((one) => one.shadowRoot);
  await change(page, 0, (one) => one.remove());
  await expect.poll(() => root.evaluate((left) => left?.childElementCount)).toBe(0);
  expect(await page.title()).toBe('Two new mails');
});

test('the first Tab shows the skip link, and Enter only focuses the content', async () => {
  const page = await shells('<backoffice-shell></backoffice-shell>', '#/site');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  const seen = () => skip.evaluate((node) => getComputedStyle(node).clipPath === 'none');
  expect(await seen()).toBe(false);
  await page.keyboard.press('Tab');
  expect(await isFocused(skip)).toBe(true);
  expect(await seen()).toBe(true);
  const box = await skip.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.height).toBeGreaterThan(24);
  const history = await page.evaluate(() => window.history.length);
  await page.keyboard.press('Enter');
  expect(await isFocused(page.getByRole('main'))).toBe(true);
  expect(hashOf(page)).toBe('#/site');
  expect(await page.evaluate(() => window.history.length)).toBe(history);
  expect(await seen()).toBe(false);
});

async function shells(markup: string, hash = ''): Promise<Page> {
  const context = await signedIn(office, 'ada');
  const page = await office.host(hostPage(markup + SCRIPT), context, `/host-page${hash}`);
  const shown = page.getByRole('button', { name: 'Settings' });
  const count = markup.split('</backoffice-shell>').length - 1;
  await expect.poll(() => shown.count()).toBe(count);
  return page;
}

const titled = (page: Page, title: string) => expect.poll(() => page.title()).toBe(title);

const change = (page: Page, index: number, act: (one: Element) => void) =>
  page.locator('backoffice-shell').nth(index).evaluate(act);
