import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStorage, readJson } from '../../../../src/store/browser/storage';
import { blockStorage, fillStorage } from '../../../support/storage';

describe('storage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });

  it.each(['local', 'session', 'memory'] as const)('stores a value: %s', (kind) => {
    const storage = openStorage(kind);
    expect(storage.get('key')).toBeUndefined();
    expect(storage.set('key', '{"a":1}')).toBe(true);
    expect(openStorage(kind).get('key')).toBe('{"a":1}');
    expect(readJson(kind, 'key')).toEqual({ a: 1 });
    storage.remove('key');
    expect(storage.get('key')).toBeUndefined();
    expect(readJson(kind, 'key')).toBeUndefined();
  });

  it('of one kind is separate from the others', () => {
    openStorage('local').set('key', 'in local');
    expect(openStorage('session').get('key')).toBeUndefined();
    expect(openStorage('memory').get('key')).toBeUndefined();
    expect(localStorage.getItem('key')).toBe('in local');
  });

  it.each(['local', 'session'] as const)('is empty if it is blocked: %s', (kind) => {
    openStorage(kind).set('key', '1');
    blockStorage();
    const storage = openStorage(kind);
    expect(storage.set('key', '2')).toBe(false);
    expect(storage.get('key')).toBeUndefined();
    expect(() => storage.remove('key')).not.toThrow();
    expect(readJson(kind, 'key')).toBeUndefined();
  });

  it('does not affect memory if it is blocked', () => {
    blockStorage();
    expect(openStorage('memory').set('key', '1')).toBe(true);
    expect(openStorage('memory').get('key')).toBe('1');
    openStorage('memory').remove('key');
  });

  it('reports that it is full and still returns its values', () => {
    openStorage('local').set('key', 'old');
    fillStorage();
    expect(openStorage('local').set('key', 'new')).toBe(false);
    expect(openStorage('local').get('key')).toBe('old');
  });

  it('is used again once it is available', () => {
    const storage = openStorage('local');
    blockStorage();
    expect(storage.set('key', '1')).toBe(false);
    vi.restoreAllMocks();
    expect(storage.set('key', '1')).toBe(true);
  });

  it.each(['', '{', 'null', 'undefined'])('returns no JSON for %j', (stored) => {
    localStorage.setItem('key', stored);
    expect(readJson('local', 'key')).toBeUndefined();
  });
});
