import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  clearShownNotice,
  readNotice,
  storeNotice,
  storeNoticeForNextPage,
} from '../../../../src/store/session/notice';
import { blockStorage } from '../../../support/storage';

describe('the notice that survives a reload', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  const notice = { message: 'Wrong password.', userId: 'ada', path: '/site' };

  it('can be read repeatedly and is cleared by the page it was for', () => {
    sessionStorage.setItem('a:notice', JSON.stringify(notice));
    expect(readNotice('a:')).toEqual(notice);
    expect(readNotice('a:')).toEqual(notice);
    expect(readNotice('b:')).toBeUndefined();
    clearShownNotice('a:');
    expect(readNotice('a:')).toBeUndefined();
  });

  it('is not cleared by the page that unloads', () => {
    storeNoticeForNextPage('left:', notice);
    clearShownNotice('left:');
    expect(readNotice('left:')).toEqual(notice);
  });

  it('may be empty if the session had expired, and is cleared by the page it was for', () => {
    storeNotice('empty:', {});
    expect(readNotice('empty:')).toEqual({});
    clearShownNotice('empty:');
    expect(readNotice('empty:')).toBeUndefined();
  });

  it.each(['', '{', 'null', '7', '"text"', '[1]'])('is undefined if %j is stored', (stored) => {
    sessionStorage.setItem('a:notice', stored);
    expect(readNotice('a:')).toBeUndefined();
  });

  it('contains only texts, whatever another script stored', () => {
    const stored = { message: { evil: 1 }, userId: ['ada'], path: 7, other: 'x' };
    sessionStorage.setItem('a:notice', JSON.stringify(stored));
    expect(readNotice('a:')).toEqual({});
  });

  it('is lost without an error if storage is blocked', () => {
    blockStorage();
    storeNotice('blocked:', { message: 'x' });
    expect(readNotice('blocked:')).toBeUndefined();
    expect(() => clearShownNotice('a:')).not.toThrow();
  });
});
