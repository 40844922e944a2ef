import { describe, expect, it } from 'vitest';
import { createNotifications, readNotifications } from '../../../../src/store/lists/notifications';

describe('the notifications of the integrator', () => {
  it('keep the known fields of each item', () => {
    const time = '2026-03-01T10:00:00Z';
    const input = [{ id: 7, title: 'Failed', text: 'Twice', time, icon: 'bell', link: '/site' }];
    expect(readNotifications(input)).toEqual([
      { ...input[0], id: '7', time: new Date(time), read: false },
    ]);
  });

  it('have texts of at most 1000 characters', () => {
    const text = 'x'.repeat(1_000_000);
    const [item] = readNotifications([{ id: 'a', title: text, text }]);
    expect([item?.title.length, item?.text?.length]).toEqual([1000, 1000]);
  });

  it('lose invalid items, duplicates and invalid times', () => {
    const input = [null, 3, 'x', [], {}, { id: 'a' }, { id: 'a', title: 'Again' }];
    const odd = { title: 'No id', time: 'yesterday', text: {}, read: 'yes' };
    expect(readNotifications([...input, odd]).map(({ id, title }) => [id, title])).toEqual([
      ['a', 'a'],
      ['No id', 'No id'],
    ]);
    expect(readNotifications([odd])[0]).toMatchObject({ read: false });
    expect(readNotifications([odd])[0]?.time).toBeUndefined();
    expect(readNotifications('nothing')).toEqual([]);
  });
});

describe('the read state of this page', () => {
  const unread = (store: ReturnType<typeof createNotifications>) =>
    store.getState().list.flatMap(({ id, read }) => (read ? [] : [id]));

  function listAfter(...list: object[]) {
    const store = createNotifications();
    store.setInput(list);
    return store;
  }

  it('follows the integrator until an item is marked', () => {
    const store = listAfter({ id: 'a', title: 'A' }, { id: 'b', title: 'B', read: true });
    expect(unread(store)).toEqual(['a']);
    store.markRead('a');
    expect(unread(store)).toEqual([]);
  });

  it('is kept when the same list is set again with other items', () => {
    const store = listAfter({ id: 'a', title: 'A' });
    store.markAllRead();
    store.setInput([
      { id: 'b', title: 'B' },
      { id: 'a', title: 'A' },
    ]);
    expect(unread(store)).toEqual(['b']);
  });

  it('is cleared if the integrator sets read and then unread again', () => {
    const store = listAfter({ id: 'a', title: 'A' });
    store.markRead('a');
    store.setInput([{ id: 'a', title: 'A', read: true }]);
    store.setInput([{ id: 'a', title: 'A', read: false }]);
    expect(unread(store)).toEqual(['a']);
  });

  it('is removed with an item that is no longer in the list', () => {
    const store = listAfter({ id: 'a', title: 'A' });
    store.markRead('a');
    store.setInput([]);
    store.setInput([{ id: 'a', title: 'A' }]);
    expect(unread(store)).toEqual(['a']);
  });

  it('marks all immediately, and later unread items of the integrator are unread', () => {
    const store = listAfter({ id: 'a', title: 'A', read: true }, { id: 'b', title: 'B' });
    store.markAllRead();
    expect(unread(store)).toEqual([]);
    store.setInput([{ id: 'a', title: 'A' }]);
    expect(unread(store)).toEqual(['a']);
  });
});
