import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { focusedName } from '../../support/pageHelpers';
import {
  dayFocused,
  dialogOf,
  entries,
  fieldOf,
  formPage,
  openerOf,
  picker,
  pickersReady,
  setLanguage,
} from '../../support/pickers';

const office = startOffice();

const DAY =
  '<backoffice-date-picker name="day" label="Day" value="2026-07-14"></backoffice-date-picker>';
const DAYS = '<backoffice-date-picker name="days" label="Days" range></backoffice-date-picker>';
const AT = '<backoffice-time-picker name="at" label="At" value="09:30"></backoffice-time-picker>';

test('the pickers work under a strict Content-Security-Policy with Trusted Types without violations', async () => {
  const page = readFileSync('demo/hosts/strict-csp.html', 'utf8');
  const [policy] = /<meta\s+http-equiv="Content-Security-Policy"[^>]*>/.exec(page) ?? [];
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  // A violation is an error in the console and fails the test.
  const strict = await office.host(
    `<!doctype html><html lang="en"><head><title>Strict</title>
    <link rel="icon" href="/logo.svg">${policy}</head>
    <body><form>${DAY}${DAYS}${AT}</form>${SCRIPT}</body></html>`,
  );
  await pickersReady(strict);
  await openerOf(picker(strict, 'day')).click();
  await strict.locator('[data-day="2026-07-20"] button').click();
  await openerOf(picker(strict, 'days')).click();
  await strict.getByRole('button', { name: 'Custom Range' }).click();
  await picker(strict, 'days').getByRole('grid').waitFor();
  await strict.getByRole('button', { name: 'Cancel' }).click();
  await openerOf(picker(strict, 'at')).click();
  await strict.getByRole('spinbutton', { name: 'Hour' }).press('ArrowUp');
  expect(await entries(strict)).toEqual({ day: '2026-07-20', at: '10:30' });
  // The panel has the styles of its style sheet.
  const padding = dialogOf(picker(strict, 'at')).evaluate((node) => getComputedStyle(node).padding);
  expect(await padding).toBe('8px');
});

test('axe finds no violations in closed, open and invalid pickers, in light and dark', async () => {
  const context = await office.context({
    reducedMotion: 'reduce',
    viewport: { width: 1400, height: 1300 },
  });
  const positioned = (left: number, top: number, element: string) =>
    `<div style="position: absolute; left: ${left}px; top: ${top}px">${element}</div>`;
  const page = await formPage(
    office,
    `<main><h1>Form</h1>${[
      positioned(20, 120, DAY),
      positioned(420, 120, DAY.replace('"day"', '"months"')),
      positioned(820, 120, DAY.replace('"day"', '"years" required')),
      positioned(20, 640, DAYS.replace('range', 'range value="2026-07-10/2026-07-14"')),
      positioned(620, 640, AT),
      positioned(980, 640, AT.replace('"at"', '"late" seconds')),
    ].join('')}</main>`,
    {
      context,
      head: '<style>:root { color-scheme: light dark } body { background: Canvas; color: CanvasText }</style>',
    },
  );
  await fieldOf(picker(page, 'years')).fill('13/13/2026');
  await page.keyboard.press('Tab');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axe(page), `closed, ${colorScheme}`).toEqual([]);
  }
  await fieldOf(picker(page, 'years')).fill('7/14/2026');
  const prepare: Record<string, (dialog: Locator) => Promise<void>> = {
    day: (dialog) => dialog.getByRole('grid').waitFor(),
    months: (dialog) => dialog.locator('.caption .up').click(),
    years: async (dialog) => {
      await dialog.locator('.caption .up').click();
      await dialog.getByRole('button', { name: '2026, choose year' }).click();
    },
    days: (dialog) => dialog.getByRole('grid').waitFor(),
    at: async (dialog) => {
      await dialog.getByRole('spinbutton', { name: 'Hour' }).fill('13');
      await dialog.getByRole('alert').waitFor();
    },
    late: (dialog) => dialog.getByRole('spinbutton', { name: 'Second' }).waitFor(),
  };
  for (const [name, show] of Object.entries(prepare)) {
    await openerOf(picker(page, name)).click();
    await show(dialogOf(picker(page, name)));
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axe(page), `${name} open, ${colorScheme}`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await dialogOf(picker(page, name)).waitFor({ state: 'hidden' });
  }
});

/** Returns whether the dialog is beside its field, inside the window and on top. */
const placement = (page: Page | FrameLocator, name: string) =>
  page.locator(`[name="${name}"]`).evaluate(async (host) => {
    const root = host.shadowRoot as ShadowRoot;
    const box = root.querySelector('.box') as HTMLElement;
    const dialog = root.querySelector('dialog') as HTMLElement;
    const [field, popup] = [box.getBoundingClientRect(), dialog.getBoundingClientRect()];
    const at = (x: number, y: number) => {
      const { ownerDocument } = host;
      let found = ownerDocument.elementFromPoint(x, y);
      while (found?.shadowRoot && found !== host) found = found.shadowRoot.elementFromPoint(x, y);
      return found === host;
    };
    const inset = 12;
    return {
      beside:
        Math.abs(popup.left - field.left) <= 2 &&
        (Math.abs(popup.top - field.bottom) < 12 || Math.abs(field.top - popup.bottom) < 12),
      inside:
        popup.left >= 0 &&
        popup.top >= 0 &&
        popup.right <= innerWidth &&
        popup.bottom <= innerHeight,
      onTop: [
        at(popup.left + inset, popup.top + inset),
        at(popup.right - inset, popup.bottom - inset),
        at((popup.left + popup.right) / 2, (popup.top + popup.bottom) / 2),
      ],
    };
  });

test('places the dialog at its field above clipped, moved and covering content in any root', async () => {
  const context = await office.context({
    reducedMotion: 'reduce',
    viewport: { width: 1100, height: 900 },
  });
  const page = await formPage(
    office,
    `<div style="overflow: hidden; width: 320px; height: 110px; contain: paint">
       <div style="transform: translate(30px, 10px); will-change: transform">${DAY}</div></div>
     <div id="portal"></div>
     <div style="position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; background: #0001"></div>
     <iframe title="Other" style="width: 900px; height: 520px"
       srcdoc="<!doctype html><title>Other</title><form></form>"></iframe>`,
    { context },
  );
  const good = { beside: true, inside: true, onTop: [true, true, true] };
  await openerOf(picker(page, 'day')).click();
  await dayFocused(page, '2026-07-14');
  await expect.poll(() => placement(page, 'day')).toEqual(good);
  await page.keyboard.press('Escape');

  // A component of the host creates them in its own shadow root; their script is already imported.
  await page.evaluate((markup) => {
    const root = document.querySelector('#portal')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.innerHTML = `<style>* { color: red; font: 30px serif } button { background: lime }</style>${markup}`;
  }, AT);
  await openerOf(picker(page, 'at')).click();
  await expect.poll(() => placement(page, 'at')).toEqual(good);
  await page.getByRole('spinbutton', { name: 'Hour' }).press('ArrowDown');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => dialogOf(picker(page, 'at')).isVisible()).toBe(false);
  const value = picker(page, 'at').evaluate((node) => (node as HTMLInputElement).value);
  expect(await value).toBe('08:30');

  // Adopted into the document of a frame, with the styles that were loaded lazily.
  const dialogStyles = (scope: Page | FrameLocator) =>
    scope.locator('[name="day"] .popup').evaluate((node) => {
      const { padding, borderRadius, position, backgroundColor } = getComputedStyle(node);
      const cell = getComputedStyle(node.querySelector('.rdp-weekday') as Element).width;
      return { padding, borderRadius, position, backgroundColor, cell };
    });
  const before = await dialogStyles(page);
  expect(before.padding).toBe('8px');
  await page.evaluate(() => {
    const { contentDocument } = document.querySelector('iframe') as HTMLIFrameElement;
    contentDocument?.forms[0]?.append(document.querySelector('[name="day"]') as Element);
  });
  const inside = page.frameLocator('iframe');
  await inside.locator('[name="day"] .box button').click();
  await inside.locator('[data-day="2026-07-14"] button:focus').waitFor();
  expect(await dialogStyles(inside)).toEqual(before);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const sent = page.evaluate(() => {
    const { contentDocument } = document.querySelector('iframe') as HTMLIFrameElement;
    return [...new FormData(contentDocument?.forms[0])];
  });
  expect(await sent).toEqual([['day', '2026-07-15']]);
  // A press elsewhere in that document closes it.
  await inside.locator('[name="day"] .box button').click();
  await dialogOf(inside.locator('[name="day"]')).waitFor();
  await inside.locator('html').click({ position: { x: 880, y: 500 } });
  await dialogOf(inside.locator('[name="day"]')).waitFor({ state: 'hidden' });
});

test('on a phone every target has 44 px, and nothing is wider than the screen', async () => {
  const context = await office.context({
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  });
  const page = await formPage(office, `${DAY}${DAYS}${AT.replace('"at"', '"at" seconds')}`, {
    context,
    head: '<meta name="viewport" content="width=device-width">',
  });
  /** Collects targets that are smaller and elements outside the window. */
  const small = () =>
    page.evaluate(() => {
      const roots = [...document.querySelectorAll('[name]')].flatMap((one) => one.shadowRoot ?? []);
      return roots
        .flatMap((root) => [...root.querySelectorAll<HTMLElement>('button, .spin input, .box')])
        .filter((node) => node.checkVisibility())
        .flatMap((node) => {
          const { width, height, right, left } = node.getBoundingClientRect();
          const fits = width >= 44 && height >= 44 && left >= 0 && right <= innerWidth;
          return fits
            ? []
            : `${node.ariaLabel || node.textContent}: ${width} × ${height}, to ${right}`;
        });
    });
  const open = async (name: string) => {
    await openerOf(picker(page, name)).tap();
    await dialogOf(picker(page, name)).waitFor();
  };
  expect(await small()).toEqual([]);
  await open('day');
  await page.getByRole('grid').waitFor();
  expect(await small()).toEqual([]);
  await page.locator('.caption .up').tap();
  expect(await small()).toEqual([]);
  await page.locator('.caption .up').tap();
  expect(await small()).toEqual([]);
  await page.getByRole('button', { name: '2024' }).tap();
  await page.locator('[data-key]').first().tap();
  await page.locator('[data-day="2024-01-09"] button').tap();
  await open('days');
  await page.getByRole('button', { name: 'Custom Range' }).tap();
  await picker(page, 'days').getByRole('grid').waitFor();
  expect(await small()).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await open('at');
  expect(await small()).toEqual([]);
  // In the language with the longest words.
  await setLanguage(page, 'de');
  await picker(page, 'at').getByRole('button', { name: 'Übernehmen' }).waitFor();
  expect(await small()).toEqual([]);
  await page.getByRole('button', { name: 'Abbrechen' }).tap();
  await picker(page, 'days').evaluate((node) =>
    Object.assign(node, { value: '2024-01-09/2024-02-10' }),
  );
  await openerOf(picker(page, 'days')).tap();
  await picker(page, 'days').getByRole('grid').waitFor();
  expect(await small()).toEqual([]);
  await page.getByRole('button', { name: 'Abbrechen' }).tap();
  await openerOf(picker(page, 'at')).tap();
  await dialogOf(picker(page, 'at')).waitFor();
  await picker(page, 'at').locator('.arrow').first().tap();
  expect(await entries(page)).toMatchObject({ day: '2024-01-09', at: '10:30:00' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('reduced motion disables animation; forced colors keep selection and focus visible', async () => {
  const context = await office.context({ reducedMotion: 'reduce', forcedColors: 'active' });
  const page = await formPage(
    office,
    DAY + DAYS.replace('range', 'range value="2026-07-10/2026-07-14"'),
    { context },
  );
  const one = picker(page, 'day');
  await openerOf(one).hover();
  await one.locator('.popup').waitFor({ state: 'attached' });
  const moving = one.evaluate((host) => {
    const dialog = host.shadowRoot?.querySelector('.popup') as HTMLElement;
    host.shadowRoot?.querySelector<HTMLElement>('.box button')?.click();
    return new Promise((resolve) => {
      const checkAnimations = () =>
        dialog.matches('[open]')
          ? resolve(dialog.getAnimations().length)
          : requestAnimationFrame(checkAnimations);
      checkAnimations();
    });
  });
  expect(await moving).toBe(0);
  const style = (day: string, name: string) =>
    page
      .locator(`[data-day="${day}"] button`)
      .evaluate((node, key) => getComputedStyle(node).getPropertyValue(key), name);
  await dayFocused(page, '2026-07-14');
  await page.keyboard.press('ArrowRight');
  await dayFocused(page, '2026-07-15');
  expect(await style('2026-07-14', 'background-color')).not.toBe(
    await style('2026-07-16', 'background-color'),
  );
  expect(await style('2026-07-15', 'outline-style')).toBe('solid');
  expect(await style('2026-07-16', 'outline-style')).toBe('none');
  await page.keyboard.press('Escape');
  await dialogOf(one).waitFor({ state: 'hidden' });
  const boxOutline = () =>
    one.locator('.box').evaluate((node) => getComputedStyle(node).outlineStyle);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await boxOutline()).toBe('none');
  await fieldOf(one).focus();
  expect(await boxOutline()).toBe('solid');
  await openerOf(picker(page, 'days')).click();
  await picker(page, 'days').getByRole('grid').waitFor();
  const between = (day: string) =>
    picker(page, 'days')
      .locator(`[data-day="${day}"] button`)
      .evaluate((node) => getComputedStyle(node).outlineStyle);
  expect(await between('2026-07-12')).toBe('solid');
  expect(await between('2026-07-16')).toBe('none');
  const apply = picker(page, 'days').locator('.actions .primary');
  expect(await apply.evaluate((node) => getComputedStyle(node).borderStyle)).toBe('solid');
});

test('the calendar and its keys are mirrored in a right-to-left page; dates and times are not', async () => {
  const page = await formPage(office, `<div dir="rtl">${DAY}${AT}</div>`);
  const [day, at] = [picker(page, 'day'), picker(page, 'at')];
  await openerOf(day).click();
  await dayFocused(page, '2026-07-14');
  const left = (iso: string) =>
    page.locator(`[data-day="${iso}"]`).evaluate((node) => node.getBoundingClientRect().left);
  expect(await left('2026-07-15')).toBeLessThan(await left('2026-07-14'));
  await page.keyboard.press('ArrowLeft');
  await dayFocused(page, '2026-07-15');
  await page.locator('.caption .up').press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Jul');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focusedName(page)).toBe('Aug');
  await page.keyboard.press('Escape');
  await dialogOf(day).waitFor({ state: 'hidden' });
  // The text starts at the right edge with the usual padding and reads from left to right.
  const text = await fieldOf(at).evaluate((node) => {
    const { direction, textAlign } = getComputedStyle(node);
    const box = (node.closest('.box') as Element).getBoundingClientRect();
    return { direction, textAlign, room: box.right - node.getBoundingClientRect().right };
  });
  expect(text).toEqual({ direction: 'ltr', textAlign: 'right', room: 13 });
});

test('a picker in the shadow root of an area uses the language of its shell, whatever its tag', async () => {
  const area = (name: string) => `<x-area slot="site"><template shadowrootmode="open"><x-part>
    <template shadowrootmode="open"><backoffice-date-picker name="${name}" label="Day"></backoffice-date-picker>
    </template></x-part></template></x-area>`;
  const page = await office.host(
    hostPage(
      `<backoffice-shell language="de">${area('usual')}</backoffice-shell>
      <backoffice-shell-v2 language="de" storage-prefix="v2:" hash-prefix="v2">${area('other')}</backoffice-shell-v2>
      ${SCRIPT}
      <script type="module">
        import '/dist/npm/pickers.js';
        import { defineBackofficeElements } from '/dist/define.js';
        defineBackofficeElements({ suffix: 'v2' });
      </script>`,
    ),
  );
  const placeholder = (name: string) =>
    page.locator(`[name="${name}"] .box input`).getAttribute('placeholder');
  for (const name of ['usual', 'other']) {
    await expect.poll(() => placeholder(name), { message: name }).toBe('TT.MM.JJJJ');
  }
  await page.evaluate(() =>
    document.querySelector('backoffice-shell')?.setAttribute('language', 'en'),
  );
  await expect.poll(() => placeholder('usual')).toBe('MM/DD/YYYY');
});
