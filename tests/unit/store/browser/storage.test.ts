import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStorage, readJson } from '../../../../src/store/browser/storage';
import { blockStorage, fillStorage } from '../../../support/storage';

describe('storage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });

  it.each(['local', 'session', 'memory'] as const)('keeps a value: %s', (kind) => {
    const storage = openStorage(kind);
    expect(storage.get('key')).toBeUndefined();
    expect(storage.set('key', '{"a":1}')).toBe(true);
    expect(openStorage(kind).get('key')).toBe('{"a":1}');
    expect(readJson(kind, 'key')).toEqual({ a: 1 });
    storage.remove('key');
    expect(storage.get('key')).toBeUndefined();
    expect(readJson(kind, 'key')).toBeUndefined();
  });

  it('of one kind knows nothing of the others', () => {
    openStorage('local').set('key', 'in local');
    expect(openStorage('session').get('key')).toBeUndefined();
    expect(openStorage('memory').get('key')).toBeUndefined();
    expect(localStorage.getItem('key')).toBe('in local');
  });

  it.each(['local', 'session'] as const)('that is blocked holds nothing: %s', (kind) => {
    openStorage(kind).set('key', '1');
    blockStorage();
    const storage = openStorage(kind);
    expect(storage.set('key', '2')).toBe(false);
    expect(storage.get('key')).toBeUndefined();
    expect(() => storage.remove('key')).not.toThrow();
    expect(readJson(kind, 'key')).toBeUndefined();
  });

  it('that is blocked leaves memory alone', () => {
    blockStorage();
    expect(openStorage('memory').set('key', '1')).toBe(true);
    expect(openStorage('memory').get('key')).toBe('1');
    openStorage('memory').remove('key');
  });

  it('that is full says so and still gives what it has', () => {
    openStorage('local').set('key', 'old');
    fillStorage();
    expect(openStorage('local').set('key', 'new')).toBe(false);
    expect(openStorage('local').get('key')).toBe('old');
  });

  it('that opens again is used again', () => {
    const storage = openStorage('local');
    blockStorage();
    expect(storage.set('key', '1')).toBe(false);
    vi.restoreAllMocks();
    expect(storage.set('key', '1')).toBe(true);
  });

  it.each(['', '{', 'null', 'undefined'])('gives no JSON of %j', (stored) => {
    localStorage.setItem('key', stored);
    expect(readJson('local', 'key')).toBeUndefined();
  });
});
