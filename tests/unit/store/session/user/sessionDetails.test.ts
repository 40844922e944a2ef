import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ElementStores } from '../../../../../src/store/element/elementStores';
import { sessionDetails } from '../../../../../src/store/session/user/sessionDetails';
import { ADA, freshSession, inAnotherTab } from '../../../../support/session';

/** Creates a session, and a function that returns the details of one with its prefix. */
function fresh() {
  const { session, prefix, key, reloaded } = freshSession();
  const detailsOf = (one = session) =>
    sessionDetails({
      prefix,
      session: one,
      options: createStore(() => ({})),
    } as unknown as ElementStores);
  return { session, key, reloaded, detailsOf };
}

it('the details of a session contain the time of a sign-in on this page, and not of one in another tab or before the page', () => {
  const { session, key, reloaded, detailsOf } = fresh();
  session.setRecord(ADA);
  expect(detailsOf().since).toBeInstanceOf(Date);
  expect(detailsOf(reloaded()).since).toBeUndefined();
  const follower = reloaded();
  inAnotherTab(key, { token: 'token-2', UserId: 'ben' });
  expect(follower.getState().userSource).toBe('otherTab');
  expect(detailsOf(follower)).toMatchObject({ since: undefined, kind: 'local' });
});
