import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ClosedRoots, deep } from '../../support/closedRoots';
import { MODALS, openModal, openModalPage, recordedKeys, stateOf } from '../../support/modals';
import { startOffice } from '../../support/office';
import { hashOf, isFocused } from '../../support/pageHelpers';
import { pressOutside } from '../../support/topBar';

const office = startOffice();

beforeEach(() => office.expectProblem(/the server responded with a status of 401/));

const PLACES: Record<string, ClosedRoots> = {
  'closed by the page': 'own',
  'inside a closed root of the page': 'around',
};

const MENU = [
  { id: 'site', label: 'Site', link: '/site' },
  {
    id: 'ops',
    label: 'Operations',
    subItems: [
      { id: 'rosters', label: 'Rosters', link: '/support' },
      { id: 'more', label: 'More', subItems: [{ id: 'cars', label: 'Cars', link: '/site/cars' }] },
    ],
  },
];

/** Popups by the labels of their buttons. */
const POPUPS = { Language: '[role=menu]', Notifications: '.popover' };

const tool = (page: Page, name: string) => deep(page, `.topbar button[aria-label^="${name}"]`);
const group = (page: Page, id: string) => deep(page, `[data-group=${id}] > button`);
const link = (page: Page, path: string) => deep(page, `a.menu-item[href="#${path}"]`);

for (const [place, closed] of Object.entries(PLACES)) {
  describe(`a shadow root ${place}`, () => {
    const openPage = async ({ attributes = '', phone = false, menu = MENU } = {}) => {
      const page = await openModalPage(office, { attributes, phone, closed });
      await page.evaluate(`Object.assign(shell, ${JSON.stringify({ menu })})`);
      return page;
    };

    for (const attributes of ['layout="horizontal"', 'sidebar="compact"', 'sidebar="icon"']) {
      test(`fly-outs take clicks and keys with ${attributes}`, async () => {
        const page = await openPage({ attributes });
        await page.evaluate('shell.areas = { site: { mount() {} }, support: { mount() {} } }');
        const ops = group(page, 'ops');
        await ops.click();
        await link(page, '/support').waitFor();
        await group(page, 'more').click();
        await link(page, '/site/cars').click();
        await expect.poll(() => hashOf(page)).toBe('#/site/cars');
        await expect.poll(() => deep(page, '.flyout').count()).toBe(0);
        // A second press closes the group.
        await page.mouse.move(500, 600);
        await ops.press('Enter');
        await expect.poll(() => isFocused(link(page, '/support'))).toBe(true);
        await ops.click();
        await expect.poll(() => ops.getAttribute('aria-expanded')).toBe('false');
        // So does a press outside, and Escape, which returns the focus.
        await ops.click();
        await link(page, '/support').waitFor();
        await page.mouse.click(500, 400);
        await expect.poll(() => deep(page, '.flyout').count()).toBe(0);
        await ops.press('Enter');
        await expect.poll(() => isFocused(link(page, '/support'))).toBe(true);
        await recordedKeys(page);
        await page.keyboard.press('ArrowDown');
        expect(await isFocused(group(page, 'more'))).toBe(true);
        await page.keyboard.press('Escape');
        await expect.poll(() => deep(page, '.flyout').count()).toBe(0);
        expect(await isFocused(ops)).toBe(true);
        expect(await recordedKeys(page)).toEqual([]);
      });
    }

    for (const [name, popup] of Object.entries(POPUPS)) {
      test(`${name}: its button closes it, and the page does not see its keys`, async () => {
        const page = await openPage();
        const button = tool(page, name);
        const isExpanded = () => button.getAttribute('aria-expanded');
        await button.click();
        await deep(page, popup).waitFor();
        await button.click();
        await deep(page, popup).waitFor({ state: 'detached' });
        expect(await isExpanded()).toBe('false');
        await button.click();
        await deep(page, popup).waitFor();
        await recordedKeys(page);
        for (const key of ['ArrowDown', 'Escape']) await page.keyboard.press(key);
        await deep(page, popup).waitFor({ state: 'detached' });
        await expect.poll(() => isFocused(button)).toBe(true);
        expect(await recordedKeys(page)).toEqual([]);
        await page.keyboard.press('b');
        expect(await recordedKeys(page)).toContain('keydown b');
        await button.click();
        await deep(page, popup).waitFor();
        await pressOutside(page, deep(page, popup));
      });
    }

    test('phone menu: clicks on a group leave it open, a link, the button and a click outside close it', async () => {
      const page = await openPage({ phone: true });
      const button = deep(page, '.menu-toggle');
      const isExpanded = () => button.getAttribute('aria-expanded');
      await button.click();
      await deep(page, '[aria-modal]').waitFor();
      const ops = deep(page, '.sidebar .menu-item[aria-expanded]').first();
      await ops.click();
      await link(page, '/support').waitFor();
      expect(await isExpanded()).toBe('true');
      await button.click();
      await expect.poll(isExpanded).toBe('false');
      await button.click();
      await page.mouse.click(400, 400);
      await expect.poll(isExpanded).toBe('false');
      expect(await isFocused(button)).toBe(true);
      await button.click();
      await page.mouse.click(30, 15);
      await expect.poll(isExpanded).toBe('false');
      await button.click();
      await page.evaluate('shell.areas = { site: { mount() {} } }');
      await link(page, '/site').click();
      await expect.poll(isExpanded).toBe('false');
    });

    for (const [name, modal] of Object.entries(MODALS)) {
      test(`${name}: the page does not see its keys`, async () => {
        const page = await openPage({ phone: modal.phone });
        await openModal(page, modal);
        await expect.poll(() => stateOf(page, modal)).toBe('open');
        await recordedKeys(page);
        await page.keyboard.press('ArrowDown');
        if (name === 'sign-in dialog') return expect(await recordedKeys(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect.poll(() => stateOf(page, modal)).toBe('closed');
        expect(await recordedKeys(page)).toEqual([]);
        await page.keyboard.press('b');
        expect(await recordedKeys(page)).toContain('keyup b');
      });
    }
  });
}
