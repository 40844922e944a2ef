import { expect, it } from 'vitest';
import { jwtDates, jwtPayload } from '../../../src/api/jwt';

/** Creates a token with this payload in base64url; the signature is never checked. */
const jwt = (payload: unknown) => {
  const text = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(payload)));
  return `e30.${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.x`;
};

it('reads the payload of a JSON Web Token in any script', () => {
  const claims = { name: 'Ünal?>', sub: '中文' };
  expect(jwtPayload(jwt(claims))).toEqual(claims);
});

it.each(['', 'opaque', 'e30.e30', 'a.b.c', jwt(null), jwt(7)])('reads nothing from %j', (token) => {
  expect(Object.keys(jwtPayload(token))).toEqual([]);
  expect(jwtDates(token)).toEqual({ issuedAt: 0, expiresAt: 0 });
});

it('accepts dates only if they are valid', () => {
  expect(jwtDates(jwt({ iat: 10, exp: 20.5 }))).toEqual({ issuedAt: 10_000, expiresAt: 20_500 });
  expect(jwtDates(jwt({ iat: '10', exp: 1e300 }))).toEqual({ issuedAt: 0, expiresAt: 0 });
  expect(jwtDates(jwt({ iat: -10, exp: null }))).toEqual({ issuedAt: 0, expiresAt: 0 });
});
