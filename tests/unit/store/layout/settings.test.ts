import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { SETTINGS } from '../../../../src/constants';
import {
  isSetting,
  lockedSettings,
  readChoices,
  resolveSettings,
  SETTING_NAMES,
  writeChoices,
} from '../../../../src/store/layout/settings';

const DEFAULTS = {
  layout: 'vertical',
  width: 'fluid',
  sidebar: 'dark',
  theme: 'light',
  topbar: 'light',
};

describe('the settings', () => {
  it('start with vertical, fluid, a dark sidebar, a light theme and a light top bar', () => {
    expect(resolveSettings({}, {}, [])).toEqual(DEFAULTS);
  });

  it("start with the integrator's values if they are accepted", () => {
    const start = { layout: 'horizontal', width: 'wide', theme: 7, topbar: undefined };
    expect(resolveSettings(start, {}, [])).toEqual({ ...DEFAULTS, layout: 'horizontal' });
  });

  it("prefer the user's choice to the integrator's value", () => {
    const start = { layout: 'horizontal', theme: 'dark' };
    expect(resolveSettings(start, { theme: 'host', topbar: 'colored' }, [])).toEqual({
      ...DEFAULTS,
      layout: 'horizontal',
      theme: 'host',
      topbar: 'colored',
    });
  });

  it("have the integrator's value if locked, whatever the choice", () => {
    const chosen = { theme: 'host', width: 'boxed' } as const;
    const settled = resolveSettings({ theme: 'dark' }, chosen, ['theme', 'width']);
    expect(settled).toEqual({ ...DEFAULTS, theme: 'dark' });
  });

  it('always have accepted values', () => {
    const some = fc.dictionary(fc.constantFrom(...SETTING_NAMES, '__proto__'), fc.anything());
    fc.assert(
      fc.property(some, (start) => {
        const settled = resolveSettings(start, {}, []);
        for (const name of SETTING_NAMES) expect(SETTINGS[name]).toContain(settled[name]);
      }),
    );
  });

  it.each([
    [undefined, []],
    ['', []],
    ['theme', ['theme']],
    ['topbar, layout', ['layout', 'topbar']],
    ['  theme\n width ', ['width', 'theme']],
    ['Theme color', []],
    ['all', SETTING_NAMES],
    ['theme all', SETTING_NAMES],
  ])('are locked by locked-settings="%s"', (attribute, locked) => {
    expect(lockedSettings(attribute)).toEqual(locked);
  });
});

describe('the choices of a user', () => {
  const prefix = 'choices:';
  const key = 'choices:settings';
  afterEach(() => localStorage.clear());

  it('are stored in the browser', () => {
    expect(writeChoices(prefix, { theme: 'dark', condensed: true })).toBe(true);
    expect(readChoices(prefix)).toEqual({ theme: 'dark', condensed: true });
    expect(readChoices('other:')).toEqual({});
  });

  it('lose values that are not accepted', () => {
    const stored = { theme: 'pink', width: 'boxed', layout: ['vertical'], condensed: 'yes', x: 1 };
    localStorage.setItem(key, JSON.stringify(stored));
    expect(readChoices(prefix)).toEqual({ width: 'boxed' });
  });

  it.each(['', '{', 'null', '7', '"dark"', '[]', '[{"theme":"dark"}]', 'true'])(
    'are empty if %j is stored',
    (stored) => {
      localStorage.setItem(key, stored);
      expect(readChoices(prefix)).toEqual({});
    },
  );

  it('have accepted values, whatever is stored', () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('dark', 'boxed', 'horizontal'));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...SETTING_NAMES), value), (stored) => {
        localStorage.setItem(key, JSON.stringify(stored));
        const choices = readChoices(prefix);
        const kept = SETTING_NAMES.filter((name) => name in choices);
        const accepted = SETTING_NAMES.filter((name) => isSetting(name, stored[name]));
        expect(kept).toEqual(accepted);
      }),
    );
  });
});
