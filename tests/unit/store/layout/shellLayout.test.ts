import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLayout, type Layout } from '../../../../src/store/layout/layout';
import { readChoices } from '../../../../src/store/layout/settings';
import {
  choose,
  closeMenu,
  followOtherShells,
  resetChoices,
  setNarrow,
  showSettings,
  toggleMenu,
} from '../../../../src/store/layout/shellLayout';
import { blockStorage, fillStorage } from '../../../support/storage';

const prefix = 'shell:';
const key = 'shell:settings';
const make = (storageFailed = () => {}) => createLayout(prefix, storageFailed);
const settings = (layout: Layout) => layout.getState().settings;
let layout: Layout;

beforeEach(() => {
  layout = make();
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("a person's choice", () => {
  it('applies at once and is kept', () => {
    choose(layout, { theme: 'dark' });
    choose(layout, { width: 'boxed' });
    expect(settings(layout)).toMatchObject({ theme: 'dark', width: 'boxed' });
    expect(settings(make())).toMatchObject({ theme: 'dark', width: 'boxed' });
  });

  it('is forgotten on a reset, the condensed menu too', () => {
    layout.start({ width: 'boxed' }, undefined);
    choose(layout, { theme: 'dark', width: 'scrollable', condensed: true });
    resetChoices(layout);
    expect(settings(layout)).toMatchObject({ theme: 'light', width: 'boxed' });
    expect(layout.getState().condensed).toBe(false);
    expect(readChoices(prefix)).toEqual({});
  });

  it('waits behind a lock and is in force again after it', () => {
    choose(layout, { theme: 'dark' });
    layout.start({ theme: 'light' }, 'theme');
    expect(settings(layout).theme).toBe('light');
    choose(layout, { width: 'boxed' });
    expect(readChoices(prefix)).toEqual({ theme: 'dark', width: 'boxed' });
    layout.start({ theme: 'light' }, undefined);
    expect(settings(layout).theme).toBe('dark');
  });

  it.each([
    ['full', fillStorage],
    ['blocked', blockStorage],
  ])('applies where storage is %s, which is told once', (_, breakStorage) => {
    const storageFailed = vi.fn();
    layout = make(storageFailed);
    breakStorage();
    choose(layout, { theme: 'dark' });
    choose(layout, { width: 'boxed' });
    toggleMenu(layout);
    resetChoices(layout);
    choose(layout, { theme: 'dark' });
    expect(settings(layout)).toMatchObject({ theme: 'dark', width: 'fluid' });
    expect(storageFailed).toHaveBeenCalledTimes(1);
  });
});

describe('the menu button', () => {
  it('condenses a wide shell, and that is kept', () => {
    toggleMenu(layout);
    expect(layout.getState()).toMatchObject({ condensed: true, menuOpen: false });
    expect(make().getState().condensed).toBe(true);
    toggleMenu(layout);
    expect(layout.getState().condensed).toBe(false);
  });

  it('opens the overlay of a narrow shell and drops the collapsed state', () => {
    toggleMenu(layout);
    setNarrow(layout, true);
    toggleMenu(layout);
    expect(layout.getState()).toMatchObject({ menuOpen: true, condensed: false });
    expect(readChoices(prefix)).toEqual({ condensed: false });
    toggleMenu(layout);
    expect(layout.getState()).toMatchObject({ menuOpen: false, condensed: false });
  });

  it('writes nothing on a narrow shell that was not condensed', () => {
    setNarrow(layout, true);
    toggleMenu(layout);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('opens what a press elsewhere, or more room, closes', () => {
    setNarrow(layout, true);
    toggleMenu(layout);
    closeMenu(layout);
    expect(layout.getState().menuOpen).toBe(false);
    toggleMenu(layout);
    setNarrow(layout, true);
    expect(layout.getState().menuOpen).toBe(true);
    setNarrow(layout, false);
    expect(layout.getState().menuOpen).toBe(false);
  });
});

it('the settings panel opens and closes', () => {
  showSettings(layout, true);
  expect(layout.getState().settingsOpen).toBe(true);
  showSettings(layout, false);
  expect(layout.getState().settingsOpen).toBe(false);
});

describe('another shell on the page', () => {
  it('follows each choice until it leaves, but for what it has locked, and under the same prefix alone', () => {
    const second = make();
    const locked = make();
    const foreign = createLayout('other:', () => {});
    locked.start({ theme: 'light' }, 'theme');
    const stops = [layout, second, locked, foreign].map(followOtherShells);
    choose(layout, { theme: 'dark', width: 'boxed' });
    toggleMenu(second);
    for (const one of [layout, second]) {
      expect(settings(one)).toMatchObject({ theme: 'dark', width: 'boxed' });
      expect(one.getState().condensed).toBe(true);
    }
    expect(settings(locked)).toMatchObject({ theme: 'light', width: 'boxed' });
    expect(settings(foreign)).toMatchObject({ theme: 'light', width: 'fluid' });
    stops[1]?.();
    resetChoices(layout);
    expect(settings(second).theme).toBe('dark');
    expect(settings(locked).width).toBe('fluid');
    for (const stop of stops) stop();
  });
});

describe('another tab', () => {
  const elsewhere = (change: Partial<StorageEventInit>, stored: object) => {
    localStorage.setItem(key, JSON.stringify(stored));
    dispatchEvent(new StorageEvent('storage', change));
  };

  it('is followed until the shell leaves', () => {
    const stop = followOtherShells(layout);
    elsewhere({ key }, { theme: 'dark', condensed: true });
    expect(settings(layout).theme).toBe('dark');
    expect(layout.getState().condensed).toBe(true);
    stop();
    elsewhere({ key }, { theme: 'light' });
    expect(settings(layout).theme).toBe('dark');
  });

  it('is caught up with where the page comes back from the cache of the browser', () => {
    const stop = followOtherShells(layout);
    const comeBack = (theme: string, persisted: boolean) => {
      localStorage.setItem(key, JSON.stringify({ theme }));
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    };
    comeBack('dark', false);
    expect(settings(layout).theme).toBe('light');
    comeBack('dark', true);
    expect(settings(layout).theme).toBe('dark');
    stop();
    comeBack('light', true);
    expect(settings(layout).theme).toBe('dark');
  });

  it('brings the defaults back where it clears the storage', () => {
    const stop = followOtherShells(layout);
    choose(layout, { theme: 'dark' });
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(settings(layout).theme).toBe('light');
    stop();
  });

  it('changes nothing under another prefix, and nothing that is locked', () => {
    const stop = followOtherShells(layout);
    elsewhere({ key: 'other:settings' }, { theme: 'dark' });
    expect(settings(layout).theme).toBe('light');
    layout.start({ theme: 'host' }, 'theme');
    elsewhere({ key }, { theme: 'dark', width: 'boxed' });
    expect(settings(layout)).toMatchObject({ theme: 'host', width: 'boxed' });
    stop();
  });
});
