import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLayout } from '../../src/store/layout';
import { readChoices } from '../../src/store/settings';
import { fillStorage } from '../kit/storage';

describe('the layout', () => {
  const prefix = 'layout:';
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });
  const make = () => createLayout(prefix, () => {});
  const settings = (layout: ReturnType<typeof make>) => layout.getState().settings;

  it('applies a choice at once and keeps it', () => {
    const layout = make();
    layout.choose({ theme: 'dark' });
    expect(settings(layout).theme).toBe('dark');
    expect(settings(make()).theme).toBe('dark');
  });

  it('forgets every choice on a reset', () => {
    const layout = make();
    layout.start({ width: 'boxed' }, undefined);
    layout.choose({ theme: 'dark', width: 'scrollable', condensed: true });
    layout.reset();
    expect(settings(layout)).toMatchObject({ theme: 'light', width: 'boxed' });
    expect(layout.getState().condensed).toBe(false);
    expect(readChoices(prefix)).toEqual({});
  });

  it('follows the locks and values of the integrator', () => {
    const layout = make();
    layout.choose({ theme: 'dark' });
    layout.start({ theme: 'host' }, 'theme');
    expect(settings(layout).theme).toBe('host');
    layout.start({}, undefined);
    expect(settings(layout).theme).toBe('dark');
  });

  it('condenses a wide shell by the menu button, and keeps that', () => {
    const layout = make();
    layout.toggleMenu();
    expect(layout.getState()).toMatchObject({ condensed: true, menuOpen: false });
    expect(make().getState().condensed).toBe(true);
    layout.toggleMenu();
    expect(layout.getState().condensed).toBe(false);
  });

  it('opens the overlay of a narrow shell by the menu button and drops the collapsed state', () => {
    const layout = make();
    layout.toggleMenu();
    layout.setNarrow(true);
    layout.toggleMenu();
    expect(layout.getState()).toMatchObject({ menuOpen: true, condensed: false });
    layout.toggleMenu();
    expect(layout.getState()).toMatchObject({ menuOpen: false, condensed: false });
  });

  it('closes the overlay when the shell becomes wide', () => {
    const layout = make();
    layout.setNarrow(true);
    layout.toggleMenu();
    layout.setNarrow(false);
    expect(layout.getState().menuOpen).toBe(false);
  });

  it('applies a choice that storage does not keep, and tells of it', () => {
    fillStorage();
    const storageFailed = vi.fn();
    const layout = createLayout(prefix, storageFailed);
    layout.choose({ theme: 'dark' });
    expect(settings(layout).theme).toBe('dark');
    expect(storageFailed).toHaveBeenCalledTimes(1);
  });
});
