import { expect, it } from 'vitest';
import { jwtLife, jwtPayload } from '../../../src/api/token';

/** A token with this payload, in the letters of addresses; the signature is never looked at. */
const jwt = (payload: unknown) => {
  const text = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(payload)));
  return `e30.${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.x`;
};

it('a JSON Web Token says what it holds, in any letters', () => {
  const claims = { name: 'Ünal?>', sub: '中文' };
  expect(jwtPayload(jwt(claims))).toEqual(claims);
});

it.each(['', 'opaque', 'e30.e30', 'a.b.c', jwt(null), jwt(7)])('%j says nothing', (token) => {
  expect(Object.keys(jwtPayload(token))).toEqual([]);
  expect(jwtLife(token)).toEqual({ from: 0, to: 0 });
});

it('dates count where they are dates', () => {
  expect(jwtLife(jwt({ iat: 10, exp: 20.5 }))).toEqual({ from: 10_000, to: 20_500 });
  expect(jwtLife(jwt({ iat: '10', exp: 1e300 }))).toEqual({ from: 0, to: 0 });
  expect(jwtLife(jwt({ iat: -10, exp: null }))).toEqual({ from: 0, to: 0 });
});
