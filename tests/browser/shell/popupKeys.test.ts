import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { MODALS, openModal, openModalPage, recordedKeys, stateOf } from '../../support/modals';
import { startOffice } from '../../support/office';
import { tool } from '../../support/topBar';

const office = startOffice();

beforeEach(() => office.expectProblem(/the server responded with a status of 401/));

interface Popup {
  attributes?: string;
  /** Opens it and waits until it has the focus. */
  open(page: Page): Promise<unknown>;
  /** Keys that it acts on and that leave it open. */
  keys: string[];
  /** Whether its focus is in a field, whose keys never reach the page. */
  isField?: boolean;
  /** The key that closes it; Escape without it. */
  closedBy?: string;
  isOpen(page: Page): Promise<boolean>;
}

const ARROWS = ['ArrowDown', 'ArrowUp'];
const MENU_KEYS = [...ARROWS, 'Home', 'End', 'd', 'z'];

const menu = (name: string, keys = MENU_KEYS): Popup => ({
  async open(page) {
    await tool(page, name).click();
    await page.getByRole('menu').waitFor();
  },
  keys,
  isOpen: (page) => page.getByRole('menu').isVisible(),
});

const popover = (name: string, keys: string[]): Popup => ({
  async open(page) {
    await tool(page, name).click();
    await page.getByRole('dialog', { name }).waitFor();
  },
  keys,
  isOpen: (page) => page.getByRole('dialog', { name }).isVisible(),
});

const modal = (name: string, focus: string, popup: Omit<Popup, 'open' | 'isOpen'>): Popup => {
  const one = MODALS[name] as (typeof MODALS)[string];
  return {
    ...popup,
    async open(page) {
      await openModal(page, one);
      await expect.poll(() => stateOf(page, one)).toBe('open');
      await page.locator(focus).first().focus();
    },
    isOpen: async (page) => (await stateOf(page, one)) !== 'closed',
  };
};

const NAV = { phone: '[aria-modal] .menu-item', day: '[data-day="2026-07-14"] button' };

const POPUPS: Record<string, Popup> = {
  'user menu': menu('User menu'),
  'language menu': menu('Language'),
  apps: popover('Apps', ARROWS),
  notifications: popover('Notifications', [...ARROWS, 'PageDown', 'Home', 'End', ' ']),
  search: modal('search', '[role=combobox]', { keys: [...ARROWS, 'a', 'Home'], isField: true }),
  'settings panel': {
    async open(page) {
      await tool(page, 'Settings').click();
      await page.getByRole('button', { name: 'Reset to defaults' }).focus();
    },
    keys: ['Enter', ' ', ...ARROWS],
    isOpen: async (page) => (await tool(page, 'Settings').getAttribute('aria-expanded')) === 'true',
  },
  'settings of a phone': modal('settings', '.settings-foot button', {
    keys: ['Enter', ' ', ...ARROWS],
  }),
  'fly-out menu': {
    attributes: 'sidebar="compact"',
    async open(page) {
      const group = page.getByRole('button', { name: 'Operations' });
      await group.focus();
      await expect
        .poll(async () => {
          await page.keyboard.press('ArrowRight');
          return page.getByRole('link', { name: 'Rosters' }).isVisible();
        })
        .toBe(true);
    },
    keys: [...ARROWS, 'Home', 'End'],
    isOpen: (page) => page.getByRole('link', { name: 'Rosters' }).isVisible(),
  },
  'phone menu': modal('phone menu', NAV.phone, { keys: [...ARROWS, 'PageDown', 'End'] }),
  'date picker': modal('date picker', NAV.day, {
    keys: ['ArrowLeft', ...ARROWS, 'Home', 'End', 'PageUp', 'PageDown'],
  }),
  'date picker, chosen': modal('date picker', NAV.day, { keys: [], closedBy: 'Enter' }),
  'time picker': modal('time picker', '[role=spinbutton]', {
    keys: [...ARROWS, 'Home', 'End', '7', 'Enter'],
    isField: true,
  }),
  'time picker, applied': modal('time picker', 'dialog .primary', { keys: [], closedBy: 'Enter' }),
  'sign-in dialog': modal('sign-in dialog', '.sign-in-dialog > .secondary', {
    keys: ARROWS,
    closedBy: '',
  }),
  'fields of the sign-in dialog': modal('sign-in dialog', '[name=AuthValue]', {
    keys: ['a', 'Home', 'ArrowLeft'],
    isField: true,
    closedBy: '',
  }),
  'leave dialog': modal('leave dialog', '.ask .primary', { keys: ARROWS }),
  'leave dialog, answered': modal('leave dialog', '.ask .primary', {
    keys: [],
    closedBy: 'Enter',
  }),
  diagnostics: modal('diagnostics', '.diagnostics-body', { keys: [...ARROWS, 'End', 'PageUp'] }),
};

for (const [
  name,
  { attributes, open, keys, isField, closedBy = 'Escape', isOpen },
] of Object.entries(POPUPS)) {
  test(`${name}: the page receives only the keys that it does not handle`, async () => {
    const phone = /phone/.test(name);
    const page = await openModalPage(office, { attributes, phone });
    await page.evaluate(() => {
      Object.assign(document.querySelector('backoffice-shell') as object, {
        menu: [
          { id: 'site', label: 'Site', link: '/site' },
          {
            id: 'ops',
            label: 'Operations',
            subItems: [{ id: 'rosters', label: 'Rosters', link: '/support' }],
          },
        ],
      });
    });
    await open(page);
    await recordedKeys(page);
    for (const key of keys) {
      await page.keyboard.press(key);
      expect(await recordedKeys(page), key).toEqual([]);
      expect(await isOpen(page), key).toBe(true);
    }
    await page.keyboard.press('F2');
    expect(await recordedKeys(page)).toEqual(isField ? [] : ['keydown F2', 'keyup F2']);
    if (!closedBy) return;
    await page.keyboard.press(closedBy);
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await recordedKeys(page)).toEqual([]);
    await page.keyboard.press('b');
    expect(await recordedKeys(page)).toContain('keydown b');
  });
}
