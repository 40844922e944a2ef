import { expect, it } from 'vitest';
import { ADA, freshSession, inAnotherTab } from '../../../../support/session';

const RENEWED = { ...ADA, token: 'token-2', expires: 1_700_003_600 };

it('uses and stores a renewed token of the same user, without a new sign-in', () => {
  const { session, key, stored } = freshSession();
  session.setRecord({ ...ADA, expires: 1_700_000_000 });
  const { user } = session.getState();
  session.setRecord(RENEWED);
  expect(session.getToken()).toBe('token-2');
  expect(stored()).toEqual(RENEWED);
  inAnotherTab(key, { ...RENEWED, token: 'token-3' });
  expect(session.getToken()).toBe('token-3');
  expect(session.getState().user).toBe(user);
});

it('reports another user or another role', () => {
  const { session, key } = freshSession();
  session.setRecord(ADA);
  inAnotherTab(key, { ...RENEWED, Role: 'EDITOR' });
  expect(session.getState().user?.Role).toBe('EDITOR');
  session.setRecord({ token: 'token-4', Name: 'Ben' });
  expect(session.getState().user).toEqual({ Name: 'Ben' });
});
