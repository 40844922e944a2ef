import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  displayName,
  isAdmin,
  readUserRecord,
  type SessionUser,
  toUserRecord,
  userKey,
  withoutSecrets,
} from '../../../../../src/store/session/user/userRecord';

const ada = { token: 'secret-1', UserId: 'ada', Name: 'Ada Okafor', Role: 'ADMIN' };

describe('a user record', () => {
  it('is any object with a token', () => {
    expect(toUserRecord(ada)).toBe(ada);
    expect(toUserRecord({ token: 'x' })).toEqual({ token: 'x' });
  });

  it.each([
    undefined,
    null,
    'token',
    7,
    [],
    {},
    { token: '' },
    { token: '  ' },
    // Not a valid header value: every request would omit it.
    { token: 'two\nlines' },
    { token: 'two words' },
    { token: 'tök' },
    { token: 7 },
    { token: null },
    { Token: 'x' },
    { Name: 'Ada' },
  ])('is not %j', (value) => {
    expect(toUserRecord(value)).toBeUndefined();
  });
});

const SERVER = location.origin;

describe('the stored record', () => {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('is read from the given storage and prefix', () => {
    localStorage.setItem('a:currentUser', JSON.stringify(ada));
    sessionStorage.setItem('a:currentUser', '{"token":"other"}');
    expect(readUserRecord('local', 'a:', SERVER)).toEqual(ada);
    expect(readUserRecord('session', 'a:', SERVER)).toEqual({ token: 'other' });
    expect(readUserRecord('local', 'b:', SERVER)).toBeUndefined();
  });

  it('is used only for the server that sent it', () => {
    localStorage.setItem('a:currentUser', JSON.stringify(ada));
    expect(readUserRecord('local', 'a:', '')).toEqual(ada);
    expect(readUserRecord('local', 'a:', `${SERVER}/api`)).toEqual(ada);
    expect(readUserRecord('local', 'a:', 'https://other.example')).toBeUndefined();
    localStorage.setItem('a:currentUserServer', 'https://other.example');
    expect(readUserRecord('local', 'a:', 'https://other.example/v2')).toEqual(ada);
    expect(readUserRecord('local', 'a:', '')).toBeUndefined();
  });

  it.each(['', '{"token":"x"', 'undefined', 'null', '[1]', '"x"', '{"user":"of another product"}'])(
    'is undefined if %j is stored',
    (stored) => {
      localStorage.setItem('a:currentUser', stored);
      expect(readUserRecord('local', 'a:', SERVER)).toBeUndefined();
    },
  );
});

describe('withoutSecrets', () => {
  it('removes the token and fields named like secrets', () => {
    const record = {
      ...ada,
      refreshToken: 'secret-2',
      id_token: 'secret-3',
      Password: 'secret-4',
      ClientSecret: 'secret-5',
      AuthValue: 'secret-6',
      Sites: [{ name: 'Dock', accessToken: 'secret-7' }],
      Profile: { mail: 'a@b.example', oauth: { secret: 'secret-8' } },
    };
    const shown = withoutSecrets(record);
    expect(JSON.stringify(shown)).not.toContain('secret-');
    expect(shown).toMatchObject({
      UserId: 'ada',
      Name: 'Ada Okafor',
      Role: 'ADMIN',
      Sites: [{ name: 'Dock' }],
      Profile: { mail: 'a@b.example' },
    });
  });

  it('removes texts that contain the token, under any name and at any depth', () => {
    const record = { ...ada, Jwt: ada.token, nested: { sid: `Bearer ${ada.token}`, site: 'Dock' } };
    expect(JSON.stringify(withoutSecrets(record))).not.toContain(ada.token);
    expect(withoutSecrets(record)).toMatchObject({ nested: { site: 'Dock' } });
  });

  it('keeps texts with the letters of a very short token', () => {
    const shown = withoutSecrets({ UserId: 'tester', Name: 'Tia', Jwt: 't', token: 't' });
    expect(shown).toEqual({ UserId: 'tester', Name: 'Tia' });
  });

  it('returns a copy that is frozen at any depth', () => {
    const record = { ...ada, Profile: { mail: 'a@b.example' } };
    const shown = withoutSecrets(record) as { Role: string; Profile: { mail: string } };
    expect(() => {
      shown.Role = 'ADMIN';
    }).toThrow(TypeError);
    expect(() => {
      shown.Profile.mail = 'changed';
    }).toThrow(TypeError);
    expect(record.Profile.mail).toBe('a@b.example');
    record.Profile.mail = 'another';
    expect(shown.Profile.mail).toBe('a@b.example');
  });

  it('never returns the token under its name, for any record', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
        expect(withoutSecrets({ ...fields, token: 'x' })).not.toHaveProperty('token');
      }),
    );
  });
});

describe('the administrator role', () => {
  it('is exactly ADMIN', () => {
    expect(isAdmin({ Role: 'ADMIN' })).toBe(true);
  });

  it.each(['admin', 'Admin', 'ADMIN ', 'ADMINISTRATOR', '', undefined, true, ['ADMIN'], 1])(
    'is not %j',
    (Role) => {
      expect(isAdmin({ Role })).toBe(false);
    },
  );

  it('needs a user', () => {
    expect(isAdmin(undefined)).toBe(false);
  });
});

describe('the name of a user', () => {
  it.each([
    [{ Name: 'Ada', UserId: 'ada' }, 'Ada'],
    [{ UserId: 'ada' }, 'ada'],
    [{ Name: '  ', UserId: 'ada' }, 'ada'],
    [{ Name: 7, UserId: { id: 1 } }, ''],
    [{}, ''],
    [undefined, ''],
  ])('of %j is "%s"', (user, name) => {
    expect(displayName(user as { Name: string })).toBe(name);
  });
});

it('identifies a user by the user id, else by the name', () => {
  for (const [user, key] of [
    [{ UserId: 'ada', Name: 'Ada' }, 'ada'],
    [{ UserId: 7, Name: 'Ada' }, '7'],
    [{ UserId: '', Name: 'Ada' }, 'Ada'],
    [{ UserId: null, Name: 'Ada' }, 'Ada'],
    [{ UserId: '', Name: '' }, ''],
    [undefined, ''],
  ] as const) {
    expect(userKey(user as SessionUser | undefined)).toBe(key);
  }
});
