import { describe, expect, it } from 'vitest';
import { brandOf, MAX_TEXT_LENGTH } from '../../src/constants';

describe('the brand', () => {
  it('is a default without a text', () => {
    expect([undefined, '', ' '].map(brandOf)).toEqual(Array(3).fill('Back Office'));
  });

  it('is cut if it is very long', () => {
    expect(brandOf('x'.repeat(1_000_000))).toBe('x'.repeat(MAX_TEXT_LENGTH));
  });
});
