import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readJsonChildren } from '../../../src/handover/jsonChildren';
import { areaSource, isSameSource } from '../../../src/store/areas/areaSource';
import { ACCEPTED, acceptOptions, type ElementOptions } from '../../../src/store/element/options';
import { lockedSettings, resolveSettings, SETTING_NAMES } from '../../../src/store/layout/settings';
import { readApps } from '../../../src/store/lists/apps';
import { readNotifications } from '../../../src/store/lists/notifications';
import { readResults } from '../../../src/store/lists/searchResults';
import { mayEnter } from '../../../src/store/menu/mayEnter';
import type { MenuItem } from '../../../src/store/menu/menuItems';
import { menuFor, openTree } from '../../../src/store/menu/menuTree';
import { accessOf } from '../../../src/store/menu/roles';
import { walkMenu } from '../../../src/store/menu/walkMenu';
import {
  expectCleanPrototypes,
  hostileText,
  hostileValue,
  recordOf,
  runs,
} from '../../support/fuzz';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const withSubItems = (items: MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...withSubItems(item.subItems ?? [])]);

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isOptionalText = (value: unknown) => value === undefined || isText(value);

it('reads a menu from any value: entries have an id and a label, and no role sees too much', () => {
  const item = recordOf('id', 'label', 'link', 'icon', 'iconUrl', 'badge', 'subItems', 'parentId');
  const nested = fc.letrec<{ item: Record<string, unknown> }>((tie) => ({
    item: fc.record(
      {
        id: fc.oneof(hostileText, fc.constantFrom('a', 'b')),
        label: hostileText,
        parentId: fc.constantFrom('a', 'b', 'c'),
        subItems: fc.array(tie('item'), { maxLength: 3, depthIdentifier: 'menu' }),
      },
      { requiredKeys: [] },
    ),
  })).item;
  const menu = fc.oneof(hostileValue, fc.array(fc.oneof(item, nested, hostileValue)));
  fc.assert(
    fc.property(menu, fc.boolean(), (value, admin) => {
      const access = accessOf({ Role: admin ? 'ADMIN' : 'USER' }, value);
      expect(typeof mayEnter('/a/b', value, access)).toBe('boolean');
      const items = menuFor(value, access);
      for (const { id, label, link, icon } of withSubItems(items)) {
        expect(isText(id) && typeof label === 'string').toBe(true);
        expect(isOptionalText(link) && isOptionalText(icon)).toBe(true);
        if (!admin) expect(link ?? '').not.toMatch(/^\/admin(\/|\?|$)/);
      }
      walkMenu(items, () => undefined);
      if (Array.isArray(value)) expect(Array.isArray(openTree(value, access))).toBe(true);
      expectCleanPrototypes();
    }),
    runs(300),
  );
});

it.each([
  ['apps', readApps],
  ['notifications', readNotifications],
  ['search results', (value: unknown) => (Array.isArray(value) ? readResults(value) : [])],
])('reads %s from any value: entries have a unique id and texts', (_, read) => {
  const entry = recordOf('id', 'label', 'title', 'text', 'time', 'link', 'icon', 'read');
  fc.assert(
    fc.property(fc.oneof(hostileValue, fc.array(fc.oneof(entry, hostileValue))), (value) => {
      const entries: { id: string; link?: string }[] = read(value);
      const ids = entries.map(({ id }) => id);
      expect(ids.every(isText)).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
      expect(entries.every(({ link }) => isOptionalText(link))).toBe(true);
      expectCleanPrototypes();
    }),
    runs(300),
  );
});

it('reads area sources from any value, and only own properties', () => {
  const source = recordOf('load', 'module', 'element', 'iframe', 'requests');
  const areas = fc.oneof(hostileValue, fc.dictionary(hostileText, fc.oneof(source, hostileValue)));
  fc.assert(
    fc.property(areas, hostileText, (value, name) => {
      const found = areaSource(value, name);
      if (found) expect(Object.hasOwn(Object(value), name)).toBe(true);
      if (found && 'iframe' in found) expect(typeof found.requests).toBe('boolean');
      expect(isSameSource(found, areaSource(value, name))).toBe(true);
      expectCleanPrototypes();
    }),
    runs(300),
  );
});

it('accepts only known values of attributes', () => {
  const options = fc.dictionary(
    fc.oneof(fc.constantFrom(...Object.keys(ACCEPTED)), hostileText),
    fc.oneof(hostileText, fc.constantFrom(...Object.values(ACCEPTED).flat())),
  );
  fc.assert(
    fc.property(options, hostileText, (values, locked) => {
      const accepted = acceptOptions('backoffice-shell', values as ElementOptions);
      for (const [name, known] of Object.entries(ACCEPTED)) {
        const value = (accepted as Record<string, unknown>)[name];
        expect(value === undefined || known.includes(value as string)).toBe(true);
      }
      const settings = resolveSettings(accepted, {}, lockedSettings(locked));
      expect(Object.keys(settings).sort()).toEqual([...SETTING_NAMES].sort());
      expectCleanPrototypes();
    }),
    runs(300),
  );
});

it('reads JSON children from any text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('menu', 'apps', 'notifications'),
      fc.oneof(fc.json(), hostileText),
      (slot, text) => {
        const host = document.createElement('div');
        const script = document.createElement('script');
        script.type = 'application/json';
        script.slot = slot;
        script.textContent = text;
        host.append(script);
        expect(Object.keys(readJsonChildren(host))).toEqual([slot]);
        expectCleanPrototypes();
      },
    ),
    runs(200),
  );
});
