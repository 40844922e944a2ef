import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import {
  dialogOf,
  entries,
  fieldOf,
  formPage,
  openerOf,
  picker,
  recordedEvents,
} from '../../support/pickers';

const office = startOffice();

const FORM = `<fieldset>
  <backoffice-date-picker name="day" label="Day" value="2026-01-02"></backoffice-date-picker>
  <backoffice-time-picker name="at" label="At" value="10:00"></backoffice-time-picker>
</fieldset>`;

const disable = (page: Page, selector: string, disabled: boolean) =>
  page
    .locator(selector)
    .evaluate((node, value) => Object.assign(node, { disabled: value }), disabled);

for (const name of ['day', 'at']) {
  for (const [by, selector] of [
    ['itself', `[name="${name}"]`],
    ['its fieldset', 'fieldset'],
  ] as const) {
    test(`closes the dialog of picker "${name}" when disabled by ${by} and keeps it closed when enabled`, async () => {
      const page = await formPage(office, FORM);
      const one = picker(page, name);
      const opener = openerOf(one);
      const expanded = () => opener.getAttribute('aria-expanded');
      await opener.click();
      await dialogOf(one).waitFor();
      await disable(page, selector, true);
      await dialogOf(one).waitFor({ state: 'hidden' });
      await expect.poll(expanded).toBe('false');
      await disable(page, selector, false);
      await expect.poll(() => fieldOf(one).isEnabled()).toBe(true);
      expect(await expanded()).toBe('false');
      expect(await dialogOf(one).isVisible()).toBe(false);
      expect(await recordedEvents(page)).toEqual([]);
      await opener.click();
      await dialogOf(one).waitFor();
    });
  }
}

test('a page that disables a picker during the input event keeps it closed', async () => {
  const page = await formPage(office, FORM);
  const day = picker(page, 'day');
  await day.evaluate((node) => {
    node.addEventListener('change', () => Object.assign(node, { disabled: true }));
  });
  await fieldOf(day).fill('5/5/2026');
  await fieldOf(day).press('Alt+ArrowDown');
  await expect.poll(() => openerOf(day).isDisabled()).toBe(true);
  await disable(page, '[name="day"]', false);
  expect(await entries(page)).toMatchObject({ day: '2026-05-05' });
  await expect.poll(() => openerOf(day).isEnabled()).toBe(true);
  expect(await openerOf(day).getAttribute('aria-expanded')).toBe('false');
  expect(await dialogOf(day).count()).toBe(0);
});
