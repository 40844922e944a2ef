// @vitest-environment node
import { expect, it } from 'vitest';
import { strengthOf } from '../../../../src/views/account/reset/passwordStrength';

it.each([
  ['x', 'weak'],
  ['password1', 'weak'],
  ['P@ssw0rd', 'weak'],
  ['qwertyuiop', 'weak'],
  ['summer2024', 'weak'],
  ['hamburg-88', 'fair'],
  ['zebra-lamp', 'good'],
  ['correct horse battery staple', 'strong'],
  ['vK3#t9Zq!mW2', 'strong'],
] as const)('the strength of %j is %s', (password, level) => {
  expect(strengthOf(password)).toBe(level);
});

it("a password made of the person's own name is weaker", () => {
  expect(strengthOf('ada.lovelace.52')).not.toBe('weak');
  expect(strengthOf('ada.lovelace.52', ['ada.lovelace'])).toBe('weak');
});

it('a very long password is measured by its beginning', () => {
  const beginning = 'correct horse battery staple, and some more words that nobody guesses';
  expect(strengthOf(beginning + 'x'.repeat(100_000))).toBe(strengthOf(beginning));
});
