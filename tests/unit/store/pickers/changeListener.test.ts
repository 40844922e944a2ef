import { expect, it } from 'vitest';
import { createField } from '../../../../src/store/pickers/createField';
import type { Field } from '../../../../src/store/pickers/field';
import {
  acceptTimeOptions,
  type TimeOptions,
  timeRules,
} from '../../../../src/store/pickers/timeField';

it('a value that a listener of change sets is the committed one', () => {
  const changes: string[] = [];
  const options = acceptTimeOptions({ text: () => undefined, flag: () => false });
  const field: Field<TimeOptions> = createField(options, timeRules, (type) => {
    if (type !== 'change') return;
    changes.push(field.store.getState().value);
    field.assign('');
  });
  field.type('5:00 AM');
  field.commit();
  field.commit();
  expect(changes).toEqual(['05:00']);
  field.type('5:00 AM');
  field.commit();
  expect(changes).toEqual(['05:00', '05:00']);
});
