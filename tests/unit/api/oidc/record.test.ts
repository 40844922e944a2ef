import { describe, expect, it } from 'vitest';
import { claimAt, roleOf, toRecord } from '../../../../src/api/oidc/record';

describe('the role of a claim', () => {
  it.each([
    ['ADMIN', 'ADMIN'],
    ['admin', 'admin'],
    [['EDITOR', 'ADMIN'], 'ADMIN'],
    [['EDITOR', 'SUPPORT'], 'EDITOR'],
    [['Admin', 'ADMINISTRATOR'], 'Admin'],
    [[7, { a: 1 }, 'EDITOR'], 'EDITOR'],
    [[], undefined],
    ['', undefined],
    [true, undefined],
    [{ ADMIN: true }, undefined],
    [undefined, undefined],
  ])('with the value %j is %j', (claim, role) => {
    expect(roleOf({ role: claim }, 'role')).toBe(role);
  });

  it('is read from a path of names or from a name that contains dots', () => {
    const claims = {
      realm_access: { roles: ['offline_access', 'ADMIN'] },
      'https://northgate.example/role': 'EDITOR',
    };
    expect(roleOf(claims, 'realm_access.roles')).toBe('ADMIN');
    expect(roleOf(claims, 'https://northgate.example/role')).toBe('EDITOR');
    expect(roleOf(claims, 'realm_access.roles.length')).toBeUndefined();
  });

  it('is undefined without a claim name, and never an inherited property', () => {
    expect(roleOf({ role: 'ADMIN' }, '')).toBeUndefined();
    expect(claimAt({}, 'constructor.name')).toBeUndefined();
    expect(claimAt({ a: null }, 'a.b')).toBeUndefined();
  });
});

describe('the record of a user that a provider signed in', () => {
  it('has name, id, picture and the expiry of the token', () => {
    const claims = { sub: '7f', name: 'Ada Okafor', preferred_username: 'ada', picture: 'p.png' };
    const tokens = {
      access: 'a',
      refresh: 'r',
      id: 'i',
      scope: 'openid',
      expiresIn: 60,
      redirectUri: 'https://page/',
    };
    const record = toRecord(claims, tokens, 'role');
    expect(record).toMatchObject({
      token: 'a',
      UserId: 'ada',
      Name: 'Ada Okafor',
      Avatar: 'p.png',
      tokens: { refresh: 'r', id: 'i', scope: 'openid', lasts: 60, redirectUri: 'https://page/' },
    });
    expect((record.expires ?? 0) - Date.now() / 1000).toBeCloseTo(60, -1);
  });

  it('has no expiry if the provider sends a lifetime of 0', () => {
    const record = toRecord({ sub: '7f' }, { access: 'a', expiresIn: 0 }, '');
    expect([record.expires, record.tokens?.lasts]).toEqual([undefined, undefined]);
  });

  it('falls back to the subject', () => {
    const record = JSON.parse(
      JSON.stringify(toRecord({ sub: '7f', name: '' }, { access: 'a' }, '')),
    );
    expect(record).toEqual({ token: 'a', UserId: '7f', tokens: {} });
  });
});
