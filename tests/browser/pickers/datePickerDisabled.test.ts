import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { dayFocused, dialogOf, entries, formPage, openerOf, picker } from '../../support/pickers';

const office = startOffice();

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
const is25April = (day: string) => day === '2026-04-25';

/** The attributes of the picker and the target of each key. */
const WALKS: [attributes: string, disabled: (day: string) => boolean, walk: [string, string][]][] =
  [
    [
      'value="2026-04-30"',
      isWeekend,
      [
        ['PageDown', '2026-05-29'],
        ['PageUp', '2026-04-29'],
        ['Home', '2026-04-27'],
        ['End', '2026-05-01'],
        ['ArrowRight', '2026-05-04'],
        ['ArrowLeft', '2026-05-01'],
        ['Shift+PageDown', '2027-05-03'],
      ],
    ],
    ['value="2026-03-25"', is25April, [['PageDown', '2026-04-24']]],
    [
      'value="2026-04-05" min="2026-03-10"',
      () => false,
      [
        ['PageUp', '2026-03-10'],
        ['PageUp', '2026-03-10'],
        ['Home', '2026-03-10'],
        ['Shift+PageUp', '2026-03-10'],
      ],
    ],
    [
      'value="2026-01-31" max="2026-02-20"',
      () => false,
      [
        ['PageDown', '2026-02-20'],
        ['PageDown', '2026-02-20'],
        ['End', '2026-02-20'],
        ['ArrowDown', '2026-02-20'],
      ],
    ],
    // A second month beside the first one: focusing a visible day does not turn the page.
    [
      'value="2026-04-30" months="2"',
      isWeekend,
      [
        ['PageDown', '2026-05-29'],
        ['PageDown', '2026-06-29'],
      ],
    ],
  ];

for (const [attributes, disabled, walk] of WALKS) {
  test(`with ${attributes} and ${disabled.name || 'no'} days disabled, keys move to the nearest enabled day`, async () => {
    const page = await formPage(
      office,
      `<backoffice-date-picker name="day" label="Day" ${attributes}></backoffice-date-picker>`,
    );
    const one = picker(page, 'day');
    await one.evaluate(
      (node, source) =>
        Object.assign(node, { disabledDays: new Function(`return ${source}`)() as unknown }),
      String(disabled),
    );
    const value = Object.values(await entries(page))[0] as string;
    await openerOf(one).click();
    await dayFocused(page, value);
    for (const [key, day] of walk) {
      await page.keyboard.press(key);
      await dayFocused(page, day);
    }
    await page.keyboard.press('Enter');
    await dialogOf(one).waitFor({ state: 'hidden' });
    expect(await entries(page)).toEqual({ day: walk.at(-1)?.[1] });
  });
}

test('only the grid of a range is multiselectable', async () => {
  const page = await formPage(
    office,
    `<backoffice-date-picker name="day" label="A" value="2026-07-14"></backoffice-date-picker>
     <backoffice-date-picker name="days" label="B" range value="2026-07-10/2026-07-14"></backoffice-date-picker>`,
  );
  for (const [name, several] of [
    ['day', 'false'],
    ['days', 'true'],
  ] as const) {
    await openerOf(picker(page, name)).click();
    const grid = picker(page, name).getByRole('grid');
    expect(await grid.getAttribute('aria-multiselectable'), name).toBe(several);
    expect(await grid.getByRole('gridcell', { selected: true }).count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
  }
});

test('the pages of years end with the last year of the calendar', async () => {
  const page = await formPage(
    office,
    '<backoffice-date-picker name="day" label="Day" value="9999-12-31"></backoffice-date-picker>',
  );
  const one = picker(page, 'day');
  await openerOf(one).click();
  await one.locator('.caption .up').click();
  await one.locator('.caption .up').click();
  const years = one.locator('[data-key]');
  await expect.poll(() => years.count()).toBe(12);
  expect(await years.last().innerText()).toBe('9999');
  await page.keyboard.press('PageUp');
  await one.locator('[data-key="9987"]:focus').waitFor();
  expect(await years.last().innerText()).toBe('9996');
  await page.keyboard.press('PageDown');
  await one.locator('[data-key="9999"]:focus').waitFor();
});
