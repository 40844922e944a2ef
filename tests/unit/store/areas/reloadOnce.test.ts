import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowReload, reloadOnce } from '../../../../src/store/areas/reloadOnce';
import { blockStorage } from '../../../support/storage';

const reload = vi.fn();
beforeEach(() => void vi.spyOn(location, 'reload').mockImplementation(reload));
afterEach(() => {
  reload.mockClear();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('an area whose module is missing', () => {
  it('reloads the page once, whatever other areas did meanwhile', () => {
    const visits = ['site', 'support', 'site', 'support'];
    expect(visits.map((area) => reloadOnce('bo:', area))).toEqual([true, true, false, false]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('may reload again after it has loaded; others may not', () => {
    reloadOnce('bo:', 'site');
    reloadOnce('bo:', 'support');
    allowReload('bo:', 'site');
    expect(reloadOnce('bo:', 'support')).toBe(false);
    expect(reloadOnce('bo:', 'site')).toBe(true);
  });

  it('removes the record after all have loaded', () => {
    reloadOnce('bo:', 'site');
    allowReload('bo:', 'site');
    expect(sessionStorage.length).toBe(0);
  });

  it.each(['site', '{', '"site"', '{"site":true}', 'null', '7', '[null,7]'])(
    'reloads once if another script has stored %s',
    (stored) => {
      sessionStorage.setItem('bo:reloaded', stored);
      expect(reloadOnce('bo:', 'site')).toBe(true);
      expect(reloadOnce('bo:', 'site')).toBe(false);
    },
  );

  it('never reloads if the record cannot be stored', () => {
    blockStorage();
    expect(reloadOnce('bo:', 'site')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
