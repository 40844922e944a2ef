import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrapEnvelope } from '../../../src/api/envelope';
import { ApiError } from '../../../src/api/errors';

describe('the envelope', () => {
  it('returns the Data of Code 0 unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.option(fc.string()), (Data, Message) => {
        expect(unwrapEnvelope({ Code: 0, Message, Data })).toBe(Data);
      }),
    );
  });

  it('raises the Message of any other Code', () => {
    const codes = fc.double({ noNaN: true }).filter((code) => code !== 0);
    fc.assert(
      fc.property(codes, fc.string(), fc.jsonValue(), (Code, Message, Data) => {
        const failure = failureOf({ Code, Message, Data }, 200);
        expect(failure).toMatchObject({ reason: 'server', code: Code, status: 200 });
        expect(failure.message).toBe(Message.trim());
      }),
    );
  });

  it('raises an empty message if there is no Message, or a blank one', () => {
    expect(failureOf({ Code: 5 })).toMatchObject({ code: 5, message: '' });
    expect(failureOf({ Code: 5, Message: null })).toMatchObject({ code: 5, message: '' });
    expect(failureOf({ Code: 5, Message: ' \n ' })).toMatchObject({ code: 5, message: '' });
  });

  it('accepts or rejects any answer without throwing anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(failureOf(answer, 200)).toMatchObject({ reason: 'malformed', status: 200 });
      }),
    );
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '{"Code":0}'],
    ['a list', [0]],
    ['a Code that is a text', { Code: '0', Message: '', Data: { token: 'x' } }],
    ['a Code of no value', { Code: null, Message: '', Data: {} }],
    ['a Message that is no text', { Code: 0, Message: { de: 'ja' }, Data: {} }],
  ])('rejects %s', (_, answer) => {
    expect(failureOf(answer)).toMatchObject({ reason: 'malformed' });
  });
});

function failureOf(answer: unknown, status?: number): ApiError {
  try {
    unwrapEnvelope(answer, status);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('It was taken for a success.');
}
