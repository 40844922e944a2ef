import { expect, it } from 'vitest';
import { jwtLife, jwtPayload } from '../../../src/api/token';

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
  expect(jwtLife(token)).toEqual({ from: 0, to: 0 });
});

it('accepts dates only if they are valid', () => {
  expect(jwtLife(jwt({ iat: 10, exp: 20.5 }))).toEqual({ from: 10_000, to: 20_500 });
  expect(jwtLife(jwt({ iat: '10', exp: 1e300 }))).toEqual({ from: 0, to: 0 });
  expect(jwtLife(jwt({ iat: -10, exp: null }))).toEqual({ from: 0, to: 0 });
});
