import { expect, test } from 'vitest';
import { readResults } from '../../../../src/store/lists/searchResults';

test('very long texts of search results are cut', () => {
  const text = 'x'.repeat(1_000_000);
  const [result] = readResults([{ id: 1, label: text, description: text }]);
  expect([result?.label.length, result?.description?.length]).toEqual([1000, 1000]);
});
