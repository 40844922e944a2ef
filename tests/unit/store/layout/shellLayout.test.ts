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

it('keeps a choice that was not stored in all shells of the page, also after one is inserted again', () => {
  const other = make();
  const stops = [followOtherShells(layout), followOtherShells(other)];
  blockStorage();
  choose(layout, { theme: 'dark' });
  stops.pop()?.();
  stops.push(followOtherShells(other));
  expect(settings(other).theme).toBe('dark');
  for (const stop of stops) stop();
});

describe("a user's choice", () => {
  it('applies immediately and is stored', () => {
    choose(layout, { theme: 'dark' });
    choose(layout, { width: 'boxed' });
    expect(settings(layout)).toMatchObject({ theme: 'dark', width: 'boxed' });
    expect(settings(make())).toMatchObject({ theme: 'dark', width: 'boxed' });
  });

  it('is removed by a reset, also for the condensed menu', () => {
    layout.setAttributes({ width: 'boxed' }, undefined);
    choose(layout, { theme: 'dark', width: 'scrollable', condensed: true });
    resetChoices(layout);
    expect(settings(layout)).toMatchObject({ theme: 'light', width: 'boxed' });
    expect(layout.getState().condensed).toBe(false);
    expect(readChoices(prefix)).toEqual({});
  });

  it('has no effect while its setting is locked and applies again afterwards', () => {
    choose(layout, { theme: 'dark' });
    layout.setAttributes({ theme: 'light' }, 'theme');
    expect(settings(layout).theme).toBe('light');
    choose(layout, { width: 'boxed' });
    expect(readChoices(prefix)).toEqual({ theme: 'dark', width: 'boxed' });
    layout.setAttributes({ theme: 'light' }, undefined);
    expect(settings(layout).theme).toBe('dark');
  });

  it.each([
    ['full', fillStorage],
    ['blocked', blockStorage],
  ])('applies if storage is %s, which is reported once', (_, breakStorage) => {
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
  it('condenses a wide shell and stores that', () => {
    toggleMenu(layout);
    expect(layout.getState()).toMatchObject({ condensed: true, menuOpen: false });
    expect(make().getState().condensed).toBe(true);
    toggleMenu(layout);
    expect(layout.getState().condensed).toBe(false);
  });

  it('opens the overlay of a narrow shell and removes the collapsed state', () => {
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

  it('opens an overlay that a press outside or a wider shell closes', () => {
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

it('opens and closes the settings panel', () => {
  showSettings(layout, true);
  expect(layout.getState().settingsOpen).toBe(true);
  showSettings(layout, false);
  expect(layout.getState().settingsOpen).toBe(false);
});

describe('another shell on the page', () => {
  it('follows each unlocked choice under the same prefix until it is removed', () => {
    const second = make();
    const locked = make();
    const foreign = createLayout('other:', () => {});
    locked.setAttributes({ theme: 'light' }, 'theme');
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

  it('is followed until the shell is removed', () => {
    const stop = followOtherShells(layout);
    elsewhere({ key }, { theme: 'dark', condensed: true });
    expect(settings(layout).theme).toBe('dark');
    expect(layout.getState().condensed).toBe(true);
    stop();
    elsewhere({ key }, { theme: 'light' });
    expect(settings(layout).theme).toBe('dark');
  });

  it('is read again when the page returns from the back/forward cache', () => {
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

  it('restores the defaults by clearing the storage', () => {
    const stop = followOtherShells(layout);
    choose(layout, { theme: 'dark' });
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(settings(layout).theme).toBe('light');
    stop();
  });

  it('changes no locked setting and none under another prefix', () => {
    const stop = followOtherShells(layout);
    elsewhere({ key: 'other:settings' }, { theme: 'dark' });
    expect(settings(layout).theme).toBe('light');
    layout.setAttributes({ theme: 'host' }, 'theme');
    elsewhere({ key }, { theme: 'dark', width: 'boxed' });
    expect(settings(layout)).toMatchObject({ theme: 'host', width: 'boxed' });
    stop();
  });
});

it('a shell that starts to follow the others applies what they have chosen before', () => {
  const early = make();
  choose(layout, { theme: 'dark' });
  expect(settings(early).theme).toBe('light');
  const stop = followOtherShells(early);
  expect(settings(early).theme).toBe('dark');
  toggleMenu(early);
  expect(readChoices(prefix)).toMatchObject({ theme: 'dark', condensed: true });
  stop();
});
