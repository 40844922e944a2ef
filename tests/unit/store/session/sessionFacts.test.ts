import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiryOf } from '../../../../src/store/session/user/sessionDetails';

/** Creates a token in JWT form; the signature is never checked. */
const jwt = (payload: unknown) => {
  const text = btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_');
  return `e30.${text.replaceAll('=', '')}.signature`;
};

describe('the expiry of a token', () => {
  it('is the exp of a JSON Web Token, in seconds', () => {
    const noon = Date.UTC(2030, 5, 1, 12);
    expect(expiryOf(jwt({ sub: 'ada?>?>', exp: noon / 1000 }))?.getTime()).toBe(noon);
  });

  it.each([
    ['no exp', jwt({ sub: 'ada' })],
    ['an exp that is text', jwt({ exp: '1893456000' })],
    ['an exp that is no date', jwt({ exp: 1e300 })],
    ['a payload that is no object', jwt(null)],
    ['no JSON', 'a.b.c'],
    ['two parts', 'e30.e30'],
    ['nothing', ''],
  ])('is unknown with %s', (_, token) => {
    expect(expiryOf(token)).toBeUndefined();
  });

  it('never throws, whatever the token is', () => {
    const parts = fc.array(fc.oneof(fc.string(), fc.base64String(), fc.json().map(btoaSafe)));
    fc.assert(
      fc.property(parts, (all) => {
        const expiry = expiryOf(all.join('.'));
        expect(expiry === undefined || expiry.getTime() > 0).toBe(true);
      }),
    );
  });
});

function btoaSafe(text: string): string {
  return btoa(encodeURIComponent(text));
}
