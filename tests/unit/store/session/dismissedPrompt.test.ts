import { expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/errors';
import {
  ADA,
  freshSession,
  mockReload,
  provider,
  sessionHost,
  TYPED,
} from '../../../support/session';

const reload = mockReload();

const refused = () => Promise.reject(new ApiError('Wrong.', { reason: 'server', status: 401 }));
const challenge = () => ({ challenge: { kind: 'code', answer: async () => ADA } });

it.each([
  ['a refusal', refused],
  ['a second step', challenge],
  ['a record of another user', () => ({ ...ADA, UserId: 'ben', token: 'token-2' })],
])('%s that arrives after the user has closed the prompt changes nothing', async (_, answer) => {
  const { session, stored } = freshSession();
  await session.signIn(provider(), TYPED, sessionHost());
  const page = sessionHost({ prompts: true });
  session.promptBeforeExpiry(page);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const typed = { userId: 'ben', password: 'other' };
  const done = session.signIn(
    provider(() => arrived.then<unknown>(answer)),
    typed,
    page,
  );
  session.dismissPrompt(page);
  arrive();
  await done;
  expect(session.getState()).toMatchObject({
    userId: 'ada',
    signInStatus: 'idle',
    challenge: undefined,
    error: undefined,
  });
  expect(stored()).toMatchObject({ token: ADA.token });
  expect(page.announceExpiry).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('a sign-in of the page goes on after the user has closed the prompt', async () => {
  const { session } = freshSession();
  await session.signIn(provider(), TYPED, sessionHost());
  const page = sessionHost({ prompts: true });
  let arrive: (record: typeof ADA) => void = () => {};
  const record = new Promise<typeof ADA>((resolve) => {
    arrive = resolve;
  });
  const done = session.signInWith(record, page);
  await expect.poll(() => session.getState().signInStatus).toBe('pending');
  session.promptBeforeExpiry(page);
  session.dismissPrompt(page);
  arrive({ ...ADA, token: 'token-2' });
  await done;
  expect(session.getToken()).toBe('token-2');
});

it('a passkey that is checked when the user closes the prompt changes nothing', async () => {
  const { session } = freshSession();
  await session.signIn(provider(), TYPED, sessionHost());
  const page = sessionHost({ prompts: true });
  session.promptBeforeExpiry(page);
  let arrive: (record: typeof ADA) => void = () => {};
  const record = new Promise<typeof ADA>((resolve) => {
    arrive = resolve;
  });
  const done = session.signInWith(record, page);
  await expect.poll(() => session.getState().signInStatus).toBe('pending');
  session.dismissPrompt(page);
  arrive({ ...ADA, UserId: 'ben', token: 'token-2' });
  await done;
  expect(session.getState()).toMatchObject({ userId: 'ada', signInStatus: 'idle' });
  expect(session.getToken()).toBe(ADA.token);
});
