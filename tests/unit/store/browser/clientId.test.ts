import { validate, version } from 'uuid';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientId } from '../../../../src/store/browser/clientId';
import { blockStorage } from '../../../support/storage';

describe('the client identifier', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('is a random UUID, generated once and stored in the browser', () => {
    const id = clientId('once:');
    expect(validate(id) && version(id)).toBe(4);
    expect(localStorage.getItem('once:clientId')).toBe(id);
    expect(clientId('once:')).toBe(id);
  });

  it('is restored from an earlier visit', () => {
    const kept = '6f1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';
    localStorage.setItem('kept:clientId', kept);
    expect(clientId('kept:')).toBe(kept);
    expect(localStorage.getItem('kept:clientId')).toBe(kept);
  });

  it.each(['', 'client-7', 'null', '6f1b2c3d-4e5f-4a6b-8c7d', '<script>'])(
    'replaces an invalid one: %j',
    (kept) => {
      localStorage.setItem('bad:clientId', kept);
      const id = clientId('bad:');
      expect(validate(id)).toBe(true);
      expect(localStorage.getItem('bad:clientId')).toBe(id);
    },
  );

  it('differs between prefixes', () => {
    expect(clientId('one:')).not.toBe(clientId('two:'));
  });

  it('lasts until the page unloads if storage is blocked', () => {
    blockStorage();
    const id = clientId('blocked:');
    expect(validate(id)).toBe(true);
    expect(clientId('blocked:')).toBe(id);
  });

  it('is written again after storage was cleared', () => {
    const id = clientId('emptied:');
    localStorage.clear();
    expect(clientId('emptied:')).toBe(id);
    expect(localStorage.getItem('emptied:clientId')).toBe(id);
  });
});
