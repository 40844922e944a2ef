import { describe, expect, it } from 'vitest';
import { normalizeCode } from '../../../../src/views/account/normalizeCode';
import { problemsOf, readTyped, type Typed } from '../../../../src/views/account/reset/resetValues';

const NOTHING: Typed = { UserId: '', Code: '', Password: '', Repeat: '' };
const i18n = { _: (id: string) => id };

describe('the values of the reset steps', () => {
  it('are read from the fields of the form and override those of earlier steps', () => {
    const form = document.createElement('form');
    const field = document.createElement('input');
    field.name = 'Code';
    form.append(field);
    // Sets it as a password manager does, without an event.
    field.value = ' ABCDE-FGHJK ';
    const before = { ...NOTHING, UserId: 'ada', Code: 'old' };
    expect(readTyped(form, before)).toEqual({ ...before, Code: 'ABCDE-FGHJK' });
  });

  it('keep the spaces of a password', () => {
    const form = document.createElement('form');
    const field = document.createElement('input');
    field.name = 'Password';
    field.value = ' spaced out ';
    form.append(field);
    expect(readTyped(form, NOTHING).Password).toBe(' spaced out ');
  });

  it.each([
    ['send', {}, { UserId: 'valid.userId' }],
    ['send', { UserId: 'ada' }, {}],
    ['verify', { Code: ' - ' }, { Code: 'valid.code' }],
    ['verify', { Code: 'A-1' }, {}],
    ['reset', { Repeat: 'x' }, { Password: 'valid.newPassword' }],
    ['reset', { Password: 'x', Repeat: 'X' }, { Repeat: 'valid.differs' }],
    ['reset', { Password: 'x', Repeat: 'x' }, {}],
  ] as const)('block the request of "%s" if a value is missing: %j', (step, typed, problems) => {
    expect(problemsOf(step, { ...NOTHING, ...typed }, i18n)).toEqual(problems);
  });
});

describe('a code', () => {
  it.each([
    ['ABCDE-FGHJK', 'ABCDEFGHJK'],
    [' ABC DE–FG HJK- ', 'ABCDEFGHJK'],
    ['ABCDE\u2011FGHJK', 'ABCDEFGHJK'],
    ['ABC\u00a0DE\u2014FG\tHJK\n', 'ABCDEFGHJK'],
    ['abc_1.2', 'abc_1.2'],
    ['１２３ ４５６', '123456'],
  ])('pasted as %j is sent as %j', (typed, sent) => {
    expect(normalizeCode(typed)).toBe(sent);
  });
});
