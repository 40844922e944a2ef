import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearNotice, leaveNotice, readNotice } from '../../../../src/store/session/notice';
import { blockStorage } from '../../../support/storage';

describe('the note that survives a reload', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  const notice = { message: 'Wrong password.', userId: 'ada', path: '/site' };

  it('is read as often as needed, and cleared by the page it was for', () => {
    sessionStorage.setItem('a:notice', JSON.stringify(notice));
    expect(readNotice('a:')).toEqual(notice);
    expect(readNotice('a:')).toEqual(notice);
    expect(readNotice('b:')).toBeUndefined();
    clearNotice('a:');
    expect(readNotice('a:')).toBeUndefined();
  });

  it('is not cleared by the page that left it', () => {
    leaveNotice('left:', notice);
    clearNotice('left:');
    expect(readNotice('left:')).toEqual(notice);
  });

  it('may be empty: then the session had ended', () => {
    leaveNotice('empty:', {});
    expect(readNotice('empty:')).toEqual({});
  });

  it.each(['', '{', 'null', '7', '"text"', '[1]'])('is none where %j is stored', (stored) => {
    sessionStorage.setItem('a:notice', stored);
    expect(readNotice('a:')).toBeUndefined();
  });

  it('holds texts alone, whatever another script stored', () => {
    const stored = { message: { evil: 1 }, userId: ['ada'], path: 7, other: 'x' };
    sessionStorage.setItem('a:notice', JSON.stringify(stored));
    expect(readNotice('a:')).toEqual({});
  });

  it('is lost where storage is blocked, and nothing breaks', () => {
    blockStorage();
    leaveNotice('blocked:', { message: 'x' });
    expect(readNotice('blocked:')).toBeUndefined();
    expect(() => clearNotice('a:')).not.toThrow();
  });
});
