import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ElementOptions } from '../../../../../src/store/element/options';
import { createPublicUser } from '../../../../../src/store/session/user/publicUser';
import { freshSession } from '../../../../support/session';

const record = {
  token: 'T0KEN-1',
  UserId: 'ada',
  Name: 'Ada Okafor',
  Role: 'ADMIN',
  Avatar: '/ada.png',
  Phone: '555-0100',
  Department: { name: 'Operations', accessKey: 'T0KEN-1' },
};

function setup(options: ElementOptions = {}) {
  const { session } = freshSession();
  const store = createStore<ElementOptions>(() => options);
  return { session, store, publicUser: createPublicUser(session, store) };
}

describe('the public user', () => {
  it('is undefined when signed out', () => {
    expect(setup().publicUser()).toBeUndefined();
  });

  it('has the four public fields and no other field of the record', () => {
    const { session, publicUser } = setup();
    session.setRecord(record);
    expect(publicUser()).toEqual({
      UserId: 'ada',
      Name: 'Ada Okafor',
      Role: 'ADMIN',
      Avatar: '/ada.png',
    });
  });

  it('has the fields that user-fields names, without the token', () => {
    const { session, publicUser } = setup({ userFields: 'Phone, Department token missing' });
    session.setRecord(record);
    expect(publicUser()).toMatchObject({ Phone: '555-0100', Department: { name: 'Operations' } });
    expect(JSON.stringify(publicUser())).not.toContain('T0KEN-1');
    expect(publicUser()).not.toHaveProperty('missing');
  });

  it('is the same frozen object until the user or the fields change', () => {
    const { session, store, publicUser } = setup();
    session.setRecord(record);
    const before = publicUser();
    expect(publicUser()).toBe(before);
    expect(Object.isFrozen(before)).toBe(true);
    store.setState({ userFields: 'Phone' });
    expect(publicUser()).toMatchObject({ Phone: '555-0100' });
    session.setRecord({ ...record, Name: 'Ada Lovelace' });
    expect(publicUser()).toMatchObject({ Name: 'Ada Lovelace' });
  });
});
