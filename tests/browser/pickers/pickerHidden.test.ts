import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { focusedName } from '../../support/pageHelpers';
import { dialogOf, formPage, openerOf, picker } from '../../support/pickers';

const office = startOffice();

const DAY =
  '<backoffice-date-picker name="day" label="Day" value="2026-07-14"></backoffice-date-picker>';

/** Ways in which a page hides a picker or makes it inert. */
const HIDING: Record<string, string> = {
  'display: none': 'display: none',
  'visibility: hidden': 'visibility: hidden',
  inert: '',
};

for (const [name, style] of Object.entries(HIDING)) {
  test(`a picker closes when a page hides it by ${name}, and does not open until it is shown`, async () => {
    const page = await formPage(office, `<div id="around">${DAY}</div>`);
    const one = picker(page, 'day');
    const hide = (hidden: boolean) =>
      page.evaluate(
        ([on, css]) => {
          const around = document.querySelector('#around') as HTMLElement;
          if (css) around.style.cssText = on ? css : '';
          else around.inert = on;
        },
        [hidden, style] as const,
      );
    const press = () => openerOf(one).evaluate((node) => (node as HTMLElement).click());
    const isOpen = () => one.locator('dialog').evaluate((node) => (node as HTMLDialogElement).open);
    await press();
    await dialogOf(one).waitFor();
    await hide(true);
    await expect.poll(isOpen).toBe(false);
    await press();
    expect(await openerOf(one).getAttribute('aria-expanded')).toBe('false');
    expect(await isOpen()).toBe(false);
    await hide(false);
    await press();
    await dialogOf(one).waitFor();
  });
}

test('a picker with display: contents opens, and so does one in a modal dialog inside an inert element', async () => {
  const page = await formPage(
    office,
    `<div inert><dialog id="outer">${DAY.replace('name', 'style="display: contents" name')}</dialog></div>`,
  );
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#outer')?.showModal());
  const one = picker(page, 'day');
  // Playwright takes every element below `inert` for inert.
  const { x, y, width, height } = (await openerOf(one).boundingBox()) ?? expect.unreachable();
  await page.mouse.click(x + width / 2, y + height / 2);
  await dialogOf(one).waitFor();
});

test('Escape closes only the picker in a modal dialog of the page, which does not see its keys', async () => {
  const page = await formPage(office, `<dialog id="outer">${DAY}</dialog>`);
  await page.evaluate(() => {
    const keys: string[] = [];
    Object.assign(window, { keys });
    for (const type of ['keydown', 'keyup']) {
      document.addEventListener(type, (event) => keys.push((event as KeyboardEvent).key));
    }
    document.querySelector<HTMLDialogElement>('#outer')?.showModal();
  });
  const one = picker(page, 'day');
  await openerOf(one).click();
  await page.locator('[data-day="2026-07-14"] button:focus').waitFor();
  for (const key of ['ArrowRight', 'Home', 'PageDown', 'x', 'Escape'])
    await page.keyboard.press(key);
  await dialogOf(one).waitFor({ state: 'hidden' });
  await expect.poll(() => focusedName(page)).toBe('Choose date');
  expect(await page.evaluate('keys')).toEqual(['x', 'x']);
  const outer = page.locator('#outer');
  expect(await outer.evaluate((node) => (node as HTMLDialogElement).open)).toBe(true);
});
