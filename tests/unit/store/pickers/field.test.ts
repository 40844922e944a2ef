import { expect, it, vi } from 'vitest';
import { createField } from '../../../../src/store/pickers/createField';
import { acceptTimeOptions, timeRules } from '../../../../src/store/pickers/timeField';

function timeField(flags: string[] = []) {
  const events: string[] = [];
  const options = acceptTimeOptions({
    text: () => undefined,
    flag: (name) => flags.includes(name),
  });
  const field = createField(options, timeRules, (type, dayOffset) => {
    events.push(`${type} ${field.store.getState().value} ${dayOffset}`);
  });
  return { field, events };
}

it('reports each typed value, and the last one when it is committed', () => {
  const { field, events } = timeField(['no-meridian']);
  for (const text of ['2', '23', '23:', '23:6', '23:60']) field.type(text);
  field.commit();
  field.commit();
  expect(events).toEqual([
    'input 02:00 0',
    'input 23:00 0',
    'input  0',
    'input 23:06 0',
    'input 00:00 1',
    'change 00:00 1',
  ]);
});

it('keeps the typed text when the page sets the same value, and replaces it for another', () => {
  const { field } = timeField();
  field.type('2:3');
  field.assign('02:03');
  expect(field.store.getState()).toMatchObject({ value: '02:03', typed: '2:3' });
  field.assign('05:00');
  expect(field.store.getState()).toMatchObject({ value: '05:00', typed: undefined });
  field.type('5');
  field.commit();
  field.assign('05:00');
  expect(field.store.getState().typed).toBeUndefined();
});

it('keeps the typed text when the page sets the committed value again, but not if a listener does', () => {
  const rejected: string[] = [];
  const field = createField(
    acceptTimeOptions({ text: () => undefined, flag: () => false }),
    timeRules,
    (type) => {
      const { value } = field.store.getState();
      if (type !== 'input' || !value.startsWith('04')) return;
      rejected.push(value);
      field.assign('05:00');
    },
  );
  field.assign('05:00');
  field.type('2');
  expect(field.assign('05:00')).toBe(false);
  expect(field.store.getState()).toMatchObject({ value: '02:00', typed: '2' });
  expect(field.assign('06:00')).toBe(true);
  expect(field.store.getState()).toMatchObject({ value: '06:00', typed: undefined });

  field.assign('05:00');
  field.type('4');
  expect(rejected).toEqual(['04:00']);
  expect(field.store.getState()).toMatchObject({ value: '05:00', typed: undefined });

  field.type('3');
  field.commit();
  expect(field.assign('05:00')).toBe(true);
  expect(field.store.getState().value).toBe('05:00');
});

it('keeps text that is not a value when a framework sets the value that change has told it', async () => {
  vi.useFakeTimers();
  const { field } = timeField();
  field.assign('05:00');
  field.type('13:99');
  field.commit();
  await Promise.resolve();
  expect(field.assign('')).toBe(false);
  expect(field.store.getState()).toMatchObject({ value: '', typed: '13:99' });
  expect(field.fault()).toEqual({ kind: 'bad' });
  // Another render of the framework.
  vi.runAllTimers();
  vi.useRealTimers();
  expect(field.assign('')).toBe(false);
  expect(field.store.getState().typed).toBe('13:99');
});

it('loses text that is not a value when the page clears it', () => {
  vi.useFakeTimers();
  const { field } = timeField();
  for (const text of ['13:99', '25']) {
    field.type(text);
    field.commit();
    vi.runAllTimers();
    expect(field.assign('')).toBe(true);
    expect(field.store.getState().typed).toBeUndefined();
  }
  vi.useRealTimers();
});

it('is invalid with a message of the page until the page removes it', () => {
  const { field } = timeField(['required']);
  field.setCustomError('The room is taken.');
  field.choose('13:00');
  expect(field.fault()).toEqual({ kind: 'custom', message: 'The room is taken.' });
  field.setCustomError('');
  expect(field.fault()).toBeUndefined();
});

it('reports an error until it is corrected or discarded', () => {
  const { field, events } = timeField(['required']);
  expect(field.fault()).toEqual({ kind: 'missing' });
  field.type('13:99');
  field.commit();
  expect(field.fault()).toEqual({ kind: 'bad' });
  expect(field.store.getState()).toMatchObject({ typed: '13:99', touched: true });
  field.reset();
  field.assign('');
  expect(field.store.getState()).toMatchObject({ typed: undefined, touched: false });
  field.choose('13:00');
  expect(field.fault()).toBeUndefined();
  expect(events).toEqual(['input 13:00 0', 'change 13:00 0']);
});

it('keeps text that is not a value when the options change, and discards it for another value', () => {
  const { field } = timeField();
  field.type('13:99');
  field.commit();
  field.revalidate('noon');
  expect(field.store.getState()).toMatchObject({ value: '', typed: '13:99', touched: true });
  field.revalidate('09:00');
  expect(field.store.getState()).toMatchObject({ value: '09:00', typed: undefined });
});
